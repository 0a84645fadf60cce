import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { foreignCurrencies } from '#contract/domain/money/currencies.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { job } from '#server/platform/jobs/job.ts';
import { saveRate } from './ratesRepository.ts';
import { readNbgRates } from './readNbgRates.ts';

/** The bank publishes once a day; asking more often makes up for an outage of it or of us. */
export const fetchRatesJob = job({
  name: 'fetchRates',
  payload: z.unknown(),
  cron: '20 */3 * * *',
  run: async (_payload, context) => {
    // The next run is the retry, and the rates call says that the rate is stale.
    await fetchRates(context).catch((error: unknown) => context.failures.report('fetchRates', error));
  },
});

const PATIENCE_MS = 10_000;
/** A rate is published the evening before, on the eve of a row of holidays some days ahead. */
const FURTHEST_AHEAD_DAYS = 7;
const FURTHEST_BACK_DAYS = 14;

/** Asks the bank for the day's rates. Whatever goes wrong throws, after every good rate is stored; the others stay as they were. */
export async function fetchRates(
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const response = await fetch(config.ratesUrl, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`The bank answered ${response.status}.`);
  const today = localDateOf(clock());
  const published = readNbgRates(await response.json());
  const missing: string[] = [];
  for (const code of foreignCurrencies) {
    const rate = published.find((one) => one.code === code);
    if (rate === undefined) missing.push(code);
    else if (
      rate.validFrom > addDays(today, FURTHEST_AHEAD_DAYS) ||
      rate.validFrom < addDays(today, -FURTHEST_BACK_DAYS)
    )
      missing.push(`${code} (its rate is of ${rate.validFrom})`);
    else await saveRate(db, { ...rate, fetchedAt: clock() });
  }
  if (missing.length > 0) throw new Error(`The bank published no good rate of ${missing.join(', ')}.`);
}
