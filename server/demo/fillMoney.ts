import { localDateOf, startOfDay } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import { monthAfter, monthOf } from '#server/features/operations/payoutMonth.ts';
import { listOwnersToPay, insertPayout } from '#server/features/operations/payouts/payoutRepository.ts';
import { readAll } from '#server/platform/jobs/forEachRow.ts';
import { insertDemoLedger, settlePayoutsBefore } from './demoRepository.ts';

const MONTHS = 12;
const SOON = 15 * 60_000;

/**
 * The money of a year of demo orders, as the bank and the monthly job would have left it; only where none has moved yet.
 * All or nothing: with half of it, the next start would find that money has moved.
 */
export async function fillMoney({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await insertDemoLedger(transaction))) return;
    const thisMonth = monthOf(localDateOf(clock()));
    for (let ago = MONTHS; ago >= 0; ago -= 1) {
      const month = monthAfter(thisMonth, -ago - 1);
      const until = startOfDay(`${monthAfter(month, 1)}-01`);
      const now = new Date(until.getTime() + SOON);
      const owners = readAll((afterId) => listOwnersToPay(transaction, { month, until, afterId }));
      for await (const { id } of owners) await insertPayout(transaction, id, { month, until, now });
    }
    // The one of last month still waits for the bank.
    await settlePayoutsBefore(transaction, monthAfter(thisMonth, -1));
  });
}
