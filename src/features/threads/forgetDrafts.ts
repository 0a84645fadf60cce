import { logFailure } from '#src/shared/lib/log.ts';

const prefix = 'chat.';

export const draftsKey = (userId: number): string => `${prefix}${userId}`;

/** Deletes drafts in this tab: all, or all but those of one user. */
export function forgetDrafts(storage: Storage | null, exceptUserId?: number): void {
  try {
    const spared = exceptUserId === undefined ? null : draftsKey(exceptUserId);
    const keys = Array.from({ length: storage?.length ?? 0 }, (_none, index) => storage?.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix) && key !== spared) storage?.removeItem(key);
  } catch (error) {
    logFailure('Drafts could not be removed', error);
  }
}
