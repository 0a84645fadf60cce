import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { forEachRow } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { fetchFeed, problemOf } from './fetchFeed.ts';
import {
  type FeedRow,
  type ReadFeed,
  saveEvents,
  saveProblem,
  saveUnchanged,
  claimFeed,
  listDueFeeds,
  lockCar,
} from './feedRepository.ts';
import { listForeignOverlaps, tellOverlaps } from './overlaps.ts';
import { placeBlocks } from './placeBlocks.ts';

const EVERY_MS = 30 * 60_000;
/** How many per run. */
const MOST = 90;
/** Whoever runs a site decides how long it takes to answer: few others wait for it. */
const AT_ONCE = 4;
/** The next run goes on, after what else waits in the background. */
const LONGEST_MS = 50_000;

/** Fetches each calendar every 30 minutes. Processes share the work: each takes those that no other process has. */
export const refreshFeedsJob = job({
  name: 'refreshFeeds',
  isBackground: true,
  payload: z.unknown(),
  cron: '* * * * *',
  run: async (_payload, context) => {
    const { db, clock } = context;
    const now = clock().getTime();
    const triedBefore = new Date(now - EVERY_MS);
    const due = (await listDueFeeds(db, triedBefore, MOST)).values();
    // Each takes the next one of the same list.
    const refreshNext = () =>
      forEachRow(context, 'refreshFeeds', due, async (feed) => {
        if (clock().getTime() > now + LONGEST_MS) return;
        if (await claimFeed(db, feed.id, triedBefore, clock())) await refreshFeed(context, feed);
      });
    await Promise.all(Array.from({ length: AT_ONCE }, refreshNext));
  },
});

/** What recurs is read for two years from then: after so long all of it is read again. */
const OLD_MS = 7 * 24 * 3_600_000;

/** Fetches a calendar and blocks its days. An error is stored, and the last days stay. */
export async function refreshFeed(
  context: Pick<Context, 'db' | 'clock' | 'network'>,
  { id, car_id, url, etag, modified, events_at }: FeedRow,
): Promise<void> {
  const isOld = context.clock().getTime() - events_at.getTime() > OLD_MS;
  const validators = isOld ? { etag: null, modified: null } : { etag, modified };
  const read = url === null ? 'unchanged' : await tryFetch(context, { url, ...validators });
  const now = context.clock();
  await context.db.transaction().execute(async (transaction) => {
    await lockCar(transaction, car_id);
    if (url !== null) {
      if (read === 'unchanged') await saveUnchanged(transaction, id, now);
      else if ('problem' in read) await saveProblem(transaction, id, { ...read, now });
      else {
        const before = await listForeignOverlaps(transaction, car_id, now);
        await saveEvents(transaction, id, read, now);
        await tellOverlaps(transaction, car_id, before, now);
      }
    }
    // Also of what did not change: an order that had some of its days may have been cancelled.
    await placeBlocks(transaction, car_id, now);
  });
}

type Tried = ReadFeed | 'unchanged' | NonNullable<ReturnType<typeof problemOf>>;

async function tryFetch(
  context: Pick<Context, 'network' | 'clock'>,
  source: Parameters<typeof fetchFeed>[1],
): Promise<Tried> {
  try {
    return await fetchFeed(context, source);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return problem;
  }
}
