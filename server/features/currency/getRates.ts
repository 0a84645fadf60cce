import type { Rate } from '#contract/calls/currency.ts';
import type { Context } from '#server/context.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import { bundledRate } from './bundledRate.ts';
import { findRate } from './ratesRepository.ts';

/** The bank publishes on working days: over a long weekend the last rate is still the day's rate. */
const STALE_AFTER_MS = 4 * 24 * 3_600_000;

/** The day's rate of the display currency; the last good one, or the bundled one, is marked stale. */
export async function getRates({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Rate[]> {
  const stored = await findRate(db, bundledRate.code, localDateOf(clock()));
  const { gelPerUnit, validFrom } = stored ?? bundledRate;
  const isStale = stored === null || clock().getTime() - stored.fetchedAt.getTime() > STALE_AFTER_MS;
  return [{ code: bundledRate.code, gel_per_unit: gelPerUnit, valid_from: validFrom, is_stale: isStale }];
}
