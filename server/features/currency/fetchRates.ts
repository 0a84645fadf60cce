import type { Context } from '#server/context.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { bundledRate } from './bundledRate.ts';
import { saveRate } from './ratesRepository.ts';
import { readNbgRates } from './readNbgRates.ts';

const PATIENCE_MS = 10_000;
/** A rate is published the evening before, on the eve of a row of holidays some days ahead. */
const FURTHEST_AHEAD_DAYS = 7;
const FURTHEST_BACK_DAYS = 14;

/** Asks the bank for the day's rate. Whatever goes wrong throws, and the last good rate stays in use. */
export async function fetchRates(
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const response = await fetch(config.ratesUrl, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`The bank answered ${response.status}.`);
  const rate = readNbgRates(await response.json()).find(({ code }) => code === bundledRate.code);
  if (!rate) throw new Error('The bank published no rate of the dollar.');
  const today = localDateOf(clock());
  if (rate.validFrom > addDays(today, FURTHEST_AHEAD_DAYS) || rate.validFrom < addDays(today, -FURTHEST_BACK_DAYS))
    throw new Error(`The bank published a rate of ${rate.validFrom}.`);
  await saveRate(db, { ...rate, fetchedAt: clock() });
}
