import { setTimeout as pause } from 'node:timers/promises';
import { localDateOf, startOfDay } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import { fillFleet } from '#server/demo/fleet/fillFleet.ts';
import { bundledRate } from '#server/features/currency/bundledRate.ts';
import { findRates, saveRate } from '#server/features/currency/ratesRepository.ts';
import { monthAfter, monthOf } from '#server/features/operations/payoutMonth.ts';
import { listOwnersToPay, insertPayout } from '#server/features/operations/payouts/payoutRepository.ts';
import { isDatabaseOutage } from '#server/platform/http/failures/databaseOutage.ts';
import { readAll } from '#server/platform/jobs/forEachRow.ts';
import { insertDemoLedger, settlePayoutsBefore } from './demoRepository.ts';

const TRIES = 5;
const PAUSE_MS = 1_000;

/** Fills what is empty. Each part is there wholly or not at all, so one that took too long on a busy machine is tried again. */
export async function fillDemo(context: Context, pauseMs = PAUSE_MS): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await fillFleet(context);
      await fillMoney(context);
      await fillRates(context);
      return;
    } catch (error) {
      if (tries === TRIES || !isDatabaseOutage(error)) throw error;
      context.failures.report('fillDemo', error, { tries });
      await pause(pauseMs);
    }
  }
}

/** About what one unit cost, so that the demo shows every currency where it cannot reach the bank. */
const demoRates = [
  { code: 'eur', gelPerUnit: 3.17 },
  { code: 'rub', gelPerUnit: 0.0342 },
  { code: 'try', gelPerUnit: 0.0612 },
  { code: 'ils', gelPerUnit: 0.896 },
] as const;

/** Rates of the day of the bundled one, old as that is, for currencies of which the bank has said nothing yet. */
async function fillRates({ db }: Pick<Context, 'db'>): Promise<void> {
  const { validFrom } = bundledRate;
  const known = await findRates(db, validFrom);
  for (const rate of demoRates) {
    if (!known.has(rate.code)) await saveRate(db, { ...rate, validFrom, fetchedAt: new Date(`${validFrom}T00:00Z`) });
  }
}

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
