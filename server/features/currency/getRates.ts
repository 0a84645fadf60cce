import type { Rate } from '#contract/calls/currency.ts';
import type { Context } from '#server/context.ts';
import { foreignCurrencies } from '#contract/domain/money/currencies.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import { bundledRate } from './bundledRate.ts';
import { findRates } from './ratesRepository.ts';

/** The bank publishes on working days: over a long weekend the last rate is still the day's rate. */
const STALE_AFTER_MS = 4 * 24 * 3_600_000;

/**
 * The day's rates of the display currencies, dollars first; a last good one, or the bundled one, is marked stale. Of the
 * others there is none before the bank answered once.
 */
export async function getRates({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Rate[]> {
  const stored = await findRates(db, localDateOf(clock()));
  return foreignCurrencies.flatMap((code) => {
    const known = stored.get(code);
    const rate = known ?? (code === bundledRate.code ? bundledRate : null);
    if (rate === null) return [];
    const isStale = known === undefined || clock().getTime() - known.fetchedAt.getTime() > STALE_AFTER_MS;
    return [{ code, gel_per_unit: rate.gelPerUnit, valid_from: rate.validFrom, is_stale: isStale }];
  });
}

/** The rate that quotes and orders keep: the dollar's, which is always known. */
export async function getDollarRate(context: Pick<Context, 'db' | 'clock'>): Promise<Rate> {
  const rate = (await getRates(context)).find(({ code }) => code === bundledRate.code);
  if (rate === undefined) throw new Error('There is no exchange rate, not even the bundled one.');
  return rate;
}
