import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { job } from '#server/platform/jobs/job.ts';
import { archiveLogs, listOldest } from './orderLogRepository.ts';

const DAY = 24 * 3_600_000;
/** So long after the last entry an order is seldom looked at. */
const QUIET_DAYS = 365;
/** Entries that are read at once: those of as many orders at most are moved in one transaction. */
const PAGE = 500;
/** Of one night: the others have time until the next. */
const MOST_ORDERS = 100_000;

/** Moves the entries of orders that ended long ago to where they take little space; reading them stays the same. */
export async function archiveOrderLogs(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  most = MOST_ORDERS,
): Promise<void> {
  const quietSince = new Date(clock().getTime() - QUIET_DAYS * DAY);
  for (let [after, archived] = [0, 0]; archived < most;) {
    const page = await listOldest(db, after, Math.min(PAGE, most - archived));
    const old = page.filter(({ at }) => at < quietSince);
    const last = page.at(-1);
    // They are in the order of their time.
    if (last === undefined || old.length === 0) return;
    archived += await archiveLogs(db, [...new Set(old.map(({ order_id }) => order_id))], quietSince);
    after = last.id;
  }
}

export const archiveOrderLogsJob = job({
  name: 'archiveOrderLogs',
  isBackground: true,
  payload: z.unknown(),
  cron: '10 3 * * *',
  run: (_payload, context) => archiveOrderLogs(context),
});
