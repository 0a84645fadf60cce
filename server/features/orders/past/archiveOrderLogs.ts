import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { forEachRow } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { pack } from './entryText.ts';
import { insertArchived, listOldest, removeLogs } from './orderLogRepository.ts';

const DAY = 24 * 3_600_000;
/** So long after the last entry an order is seldom looked at. */
const QUIET_DAYS = 365;
/** Entries that are read at once: those of as many orders at most are moved in one transaction. */
const PAGE = 500;
/** Of one night: the others have time until the next. */
const MOST_ORDERS = 100_000;

type ArchiveContext = Pick<Context, 'db' | 'clock' | 'failures'>;

/** Moves the entries of orders that ended long ago to where they take little space; reading them stays the same. */
export async function archiveOrderLogs(context: ArchiveContext, most = MOST_ORDERS): Promise<void> {
  const { db, clock } = context;
  const quietSince = new Date(clock().getTime() - QUIET_DAYS * DAY);
  for (let [after, archived] = [0, 0]; archived < most;) {
    const page = await listOldest(db, after, Math.min(PAGE, most - archived));
    const old = page.filter(({ at }) => at < quietSince);
    const last = page.at(-1);
    // They are in the order of their time.
    if (last === undefined || old.length === 0) return;
    archived += await archivePage(context, [...new Set(old.map(({ order_id }) => order_id))], quietSince);
    after = last.id;
  }
}

/** Where one of them cannot be moved each is tried alone: otherwise it would hold up all others every night. */
async function archivePage(context: ArchiveContext, orderIds: readonly number[], quietSince: Date): Promise<number> {
  let archived = 0;
  const archive = async (ids: readonly number[]) => {
    archived += await archiveLogs(context, ids, quietSince);
  };
  try {
    await archive(orderIds);
  } catch {
    const orders = orderIds.map((id) => ({ id }));
    await forEachRow(context, 'archiveOrderLogs', orders, ({ id }) => archive([id]));
  }
  return archived;
}

/** Archives the logs of those orders that have ended, and to which nothing was written since; says of how many. */
export async function archiveLogs(
  { db }: Pick<Context, 'db'>,
  orderIds: readonly number[],
  quietSince: Date,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = [];
    // One after the other: making ready to compress takes time of the process itself.
    for (const { text, ...log } of await removeLogs(transaction, orderIds, quietSince))
      rows.push({ ...log, entries: await pack(text) });
    if (rows.length > 0) await insertArchived(transaction, rows);
    return rows.length;
  });
}

export const archiveOrderLogsJob = job({
  name: 'archiveOrderLogs',
  isBackground: true,
  payload: z.unknown(),
  cron: '10 3 * * *',
  run: (_payload, context) => archiveOrderLogs(context),
});
