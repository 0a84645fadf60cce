import { withOffline } from '#src/shared/lib/openOffline.ts';
import type { CachedAnswer } from '#src/shared/lib/openOffline.ts';

/** Of everything together: the newest stay. */
const mostAnswers = 60;
/** In characters: of one answer, and of all. */
const longestAnswer = 200_000;
const longestOfAll = 2_000_000;

/** Caches an answer; it replaces the one before to the same request. */
export const cacheAnswer = (userId: number, name: string, answer: unknown, at: number): Promise<unknown> =>
  withOffline(async (db) => {
    const size = JSON.stringify(answer).length;
    const changes = db.transaction('answers', 'readwrite');
    if (size > longestAnswer) await changes.store.delete([userId, name]);
    else await changes.store.put({ userId, name, answer, at, size });
    let [count, total] = [0, 0];
    // Newest first, by the index alone.
    let place = await changes.store.index('age').openKeyCursor(null, 'prev');
    while (place !== null) {
      count += 1;
      total += place.key[1];
      if (count > mostAnswers || total > longestOfAll) await changes.store.delete(place.primaryKey);
      place = await place.continue();
    }
    await changes.done;
  });

/** A cached answer to this user; null where the clock was set back since. */
export const findAnswer = (userId: number, name: string, now: number): Promise<CachedAnswer | null> =>
  withOffline(async (db) => {
    const found = await db.get('answers', [userId, name]);
    return found !== undefined && found.at <= now ? found : null;
  });

/** Deletes all answers, or all but those of one user. */
export const forgetAnswers = (exceptUserId?: number): Promise<unknown> =>
  withOffline(async (db) => {
    const changes = db.transaction('answers', 'readwrite');
    for (const key of await changes.store.getAllKeys()) if (key[0] !== exceptUserId) await changes.store.delete(key);
    await changes.done;
  });
