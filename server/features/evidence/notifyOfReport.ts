import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/platform/db/schema.ts';
import { job, queueJob } from '#server/platform/jobs/job.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { findWaitingReport } from './reportedOrderRepository.ts';

const DAY = 24 * 3_600_000;

/** Mails the other side that a report waits for confirmation: at once, and a day later if it still does. */
export async function notifyOfReport(transaction: Transaction<Database>, reportId: number, now: Date): Promise<void> {
  await mailReport(transaction, reportId, 'reportWaits');
  const runAt = new Date(now.getTime() + DAY);
  await queueJob(transaction, remindOfReport, { report_id: reportId }, { runAt });
}

/** Once, also when it was due while no server ran; not after a confirmation. */
export const remindOfReport = job({
  name: 'remindOfReport',
  payload: z.object({ report_id: z.number() }),
  run: async ({ report_id }, { db }) => {
    await db.transaction().execute((transaction) => mailReport(transaction, report_id, 'reportStillWaits'));
  },
});

/** The mail names the car and nothing that the other side could have typed. */
async function mailReport(
  transaction: Transaction<Database>,
  reportId: number,
  kind: 'reportWaits' | 'reportStillWaits',
): Promise<void> {
  const waiting = await findWaitingReport(transaction, reportId);
  if (waiting === undefined) return;
  const { user_id, car, order_id: order, side } = waiting;
  await tell(transaction, user_id, { kind, car, order, side });
}
