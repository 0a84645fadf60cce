import type { RunningPersistence } from './persistence.ts';

/**
 * Where storage is forbidden or full, a page that is loaded anew knows nobody: who has logged in goes on within this one.
 * To the router it is a step in the history.
 */
export const goInPlace =
  ({ flush, keepsUser }: Pick<RunningPersistence, 'flush' | 'keepsUser'>, window: Window) =>
  async (address: string): Promise<boolean> => {
    await flush();
    if (keepsUser()) return false;
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    return true;
  };
