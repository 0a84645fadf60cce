import { z } from 'zod';
import { forEachRow } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { claimFeed, listDueFeeds } from './feedRepository.ts';
import { refreshFeed } from './refreshFeed.ts';

const EVERY_MS = 30 * 60_000;
/** How many per run: even if no calendar answers it ends within 15 minutes. */
const MOST = 90;

/** Fetches each calendar every 30 minutes. Processes share the work: each takes those that no other process has. */
export const refreshFeedsJob = job({
  name: 'refreshFeeds',
  isBackground: true,
  payload: z.unknown(),
  cron: '* * * * *',
  run: async (_payload, context) => {
    const { db, clock } = context;
    const triedBefore = new Date(clock().getTime() - EVERY_MS);
    await forEachRow(context, 'refreshFeeds', await listDueFeeds(db, triedBefore, MOST), async (feed) => {
      if (await claimFeed(db, feed.id, triedBefore, clock())) await refreshFeed(context, feed);
    });
  },
});
