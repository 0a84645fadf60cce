import { makeRedaction } from '#contract/redaction/redaction.ts';
import type { Action } from '#contract/redaction/redaction.ts';
import type { AppStore } from './store.ts';

/** What the extension of the Redux DevTools offers to a page, as far as it is used here. */
interface Extension {
  readonly connect: (options: { readonly name: string }) => {
    readonly init: (state: unknown) => void;
    readonly send: (action: Action, state: unknown) => void;
  };
}

/**
 * Tells the extension what a trace would hold: what it shows and exports has nobody in it. Only in development; with
 * customers it is told nothing.
 */
export function tellDevTools({ follow, getState }: Pick<AppStore, 'follow' | 'getState'>, extension: Extension): void {
  const { state, action } = makeRedaction();
  const { init, send } = extension.connect({ name: 'Gza' });
  let waiting: Action | null = null;
  const tell = (after: Readonly<Record<string, unknown>>): void => {
    if (waiting !== null) send(waiting, state(after));
    waiting = null;
  };
  init(state(getState()));
  follow((given, before) => {
    // Only this store's own states ever come. What was before this one came of the one that waits.
    tell(before as Readonly<Record<string, unknown>>);
    waiting = action(given);
    queueMicrotask(() => tell(getState()));
  });
}

declare global {
  interface Window {
    /** Absent where nobody has installed it. */
    readonly __REDUX_DEVTOOLS_EXTENSION__?: Extension;
  }
}
