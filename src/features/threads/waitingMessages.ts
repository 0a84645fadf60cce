import { LONGEST_MESSAGE } from '#contract/domain/limits.ts';
import { withOffline } from '#src/shared/lib/openOffline.ts';
import type { StoredMessage } from '#src/shared/lib/openOffline.ts';
import type { Outgoing } from './threadsSlice.ts';

const LONGEST_MS = 24 * 60 * 60_000;
const MOST = 20;

/** Two answers may name the end of one session by minutes that differ by their rounding. */
const isSame = (session: number, other: number): boolean => Math.abs(session - other) <= 1;

/** A day old at most, even if the clock was set, and within the length of a message. */
const isWithinBounds = ({ at, text }: StoredMessage, now: number): boolean =>
  Math.abs(now - Date.parse(at)) < LONGEST_MS && text.length <= LONGEST_MESSAGE;

/** Stores waiting messages, and deletes those that were sent or withdrawn. */
export const changeWaiting = async (
  userId: number,
  session: number,
  { put, drop }: { readonly put: readonly Outgoing[]; readonly drop: readonly string[] },
): Promise<void> => {
  await withOffline(async (db) => {
    const changes = db.transaction('messages', 'readwrite');
    for (const key of drop) await changes.store.delete([userId, key]);
    for (const { key, threadId, text, at } of put)
      await changes.store.put({ userId, key, threadId, text, at, session });
    const all = (await changes.store.getAll()).sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    for (const { userId: whose, key } of all.slice(0, -MOST)) await changes.store.delete([whose, key]);
    await changes.done;
  });
};

/**
 * Messages of this user that were not sent yet, oldest first. Those of another session wait until their writer wants
 * them sent.
 */
export async function readWaiting(userId: number, session: number, now: number): Promise<readonly Outgoing[]> {
  const found = await withOffline((db) => db.getAll('messages', IDBKeyRange.bound([userId], [userId, []])));
  return (found ?? [])
    .filter((message) => isWithinBounds(message, now))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ key, threadId, text, at, session: writtenIn }) => {
      return { key, threadId, text, at, state: isSame(writtenIn, session) ? 'waiting' : 'refused' };
    });
}

/** Deletes all messages, or all but those of one user. */
export const forgetWaiting = (exceptUserId?: number): Promise<unknown> =>
  withOffline(async (db) => {
    const changes = db.transaction('messages', 'readwrite');
    for (const key of await changes.store.getAllKeys()) if (key[0] !== exceptUserId) await changes.store.delete(key);
    await changes.done;
  });
