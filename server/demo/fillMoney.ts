import { localDateOf, startOfDay } from '#contract/rentalTime.ts';
import type { Context } from '#server/context.ts';
import { monthAfter, monthOf } from '#server/features/operations/payoutMonth.ts';
import { createPayouts } from '#server/features/operations/payouts/createPayouts.ts';
import { insertDemoLedger, settlePayoutsBefore } from './demoRepository.ts';

const MONTHS = 12;
const SOON = 15 * 60_000;

/** The money of a year of demo orders, as the bank and the monthly job would have left it; only where none has moved yet. */
export async function fillMoney(context: Context): Promise<void> {
  if (!(await context.db.transaction().execute(insertDemoLedger))) return;
  const thisMonth = monthOf(localDateOf(context.clock()));
  for (let ago = MONTHS; ago >= 0; ago -= 1) {
    const begin = startOfDay(`${monthAfter(thisMonth, -ago)}-01`);
    await createPayouts({ ...context, clock: () => new Date(begin.getTime() + SOON) });
  }
  // The one of last month still waits for the bank.
  await settlePayoutsBefore(context.db, monthAfter(thisMonth, -1));
}
