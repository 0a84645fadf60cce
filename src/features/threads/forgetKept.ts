import { logFailure } from '#src/shared/lib/log.ts';

const prefix = 'chat.';

export const keptKey = (userId: number): string => `${prefix}${userId}`;

/** Removes from this tab what was left unsent: everybody's, or everybody's but one user's. */
export function forgetKept(storage: Storage | null, exceptUserId?: number): void {
  try {
    const spared = exceptUserId === undefined ? null : keptKey(exceptUserId);
    const keys = Array.from({ length: storage?.length ?? 0 }, (_none, index) => storage?.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix) && key !== spared) storage?.removeItem(key);
  } catch (error) {
    logFailure('Drafts could not be removed', error);
  }
}
