import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { Follower } from './addFeed.ts';
import { deleteFeed, listFeeds, lockCar } from './feedRepository.ts';
import { placeBlocks } from './placeBlocks.ts';

/** Frees the days that this calendar alone had. */
export async function removeFeed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: Follower,
  feedId: number,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    await lockCar(transaction, by.carId);
    const [feed] = await listFeeds(transaction, by.ownerId, { carId: by.carId, feedId });
    if (feed === undefined) throw new ApiError(404, 'NOT_FOUND');
    await deleteFeed(transaction, feedId);
    await placeBlocks(transaction, by.carId, now);
    await recordAudit(transaction, {
      at: now,
      actorUserId: by.userId,
      action: 'feed_removed',
      subjectUserId: by.userId,
      details: { car: by.carId, feed: feedId },
    });
  });
}
