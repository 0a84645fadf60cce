import type { Kysely } from 'kysely';
import type { Feed } from '#contract/calls/feeds.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { type FeedRow, listEvents, listFeeds } from './feedRepository.ts';
import { listForeignOverlaps } from './overlaps.ts';

/** The feeds of a car as its owner sees them; `feedId` names one. */
export async function findFeeds(
  db: Kysely<Database>,
  clock: Context['clock'],
  ownerId: number,
  which: { readonly carId: number; readonly feedId?: number },
): Promise<Feed[]> {
  const rows = await listFeeds(db, ownerId, which);
  if (rows.length === 0) return [];
  const now = clock();
  const counts = Map.groupBy(await listEvents(db, which.carId, now), ({ feed_id }) => feed_id);
  const overlaps = Map.groupBy(await listForeignOverlaps(db, which.carId, now), ({ feed_id }) => feed_id);
  return rows.map((row) => ({
    ...toFeed(row),
    events_count: counts.get(row.id)?.length ?? 0,
    overlaps: (overlaps.get(row.id) ?? []).map(({ order_id, number, from, to }) => ({
      order_id,
      number,
      from: localMomentOf(from),
      to: localMomentOf(to),
    })),
  }));
}

export async function findFeed(
  db: Kysely<Database>,
  clock: Context['clock'],
  ownerId: number,
  which: { readonly carId: number; readonly feedId: number },
): Promise<Feed> {
  const [feed] = await findFeeds(db, clock, ownerId, which);
  if (feed === undefined) throw new ApiError(404, 'NOT_FOUND');
  return feed;
}

function toFeed({ id, name, url, read_at, failing_since, problem, problem_status }: FeedRow) {
  return {
    id,
    name,
    host: url === null ? null : new URL(url).hostname,
    read_at: read_at.toISOString(),
    failing:
      failing_since === null || problem === null
        ? null
        : { since: failing_since.toISOString(), problem, status: problem_status },
  };
}
