import { withOffline } from '#src/shared/lib/openOffline.ts';
import type { KeptAnswer } from '#src/shared/lib/openOffline.ts';

/** Of everything together: the newest stay. */
const mostAnswers = 60;
/** In characters: of one answer, and of all. */
const longestAnswer = 200_000;
const longestOfAll = 2_000_000;

/** Caches an answer; it replaces the one before to the same request. */
export const keepAnswer = (userId: number, name: string, answer: unknown, at: number): Promise<unknown> =>
  withOffline(async (kept) => {
    const size = JSON.stringify(answer).length;
    const changes = kept.transaction('answers', 'readwrite');
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

/** What this user was answered before; of a clock that was set back since, nothing is known. */
export const findAnswer = (userId: number, name: string, now: number): Promise<KeptAnswer | null> =>
  withOffline(async (kept) => {
    const found = await kept.get('answers', [userId, name]);
    return found !== undefined && found.at <= now ? found : null;
  });

/** Forgets all answers, or everybody's but one user's. */
export const forgetAnswers = (exceptUserId?: number): Promise<unknown> =>
  withOffline(async (kept) => {
    const changes = kept.transaction('answers', 'readwrite');
    for (const key of await changes.store.getAllKeys()) if (key[0] !== exceptUserId) await changes.store.delete(key);
    await changes.done;
  });
