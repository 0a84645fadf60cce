import type { Context } from '#server/context.ts';
import { bundledRate } from '#server/features/currency/bundledRate.ts';
import { findRates, saveRate } from '#server/features/currency/ratesRepository.ts';

/** About what one unit cost, so that the demo shows every currency where it cannot reach the bank. */
const demoRates = [
  { code: 'eur', gelPerUnit: 3.17 },
  { code: 'rub', gelPerUnit: 0.0342 },
  { code: 'try', gelPerUnit: 0.0612 },
  { code: 'ils', gelPerUnit: 0.896 },
] as const;

/** Rates of the day of the bundled one, old as that is, for currencies of which the bank has said nothing yet. */
export async function fillRates({ db }: Pick<Context, 'db'>): Promise<void> {
  const { validFrom } = bundledRate;
  const known = await findRates(db, validFrom);
  for (const rate of demoRates) {
    if (!known.has(rate.code)) await saveRate(db, { ...rate, validFrom, fetchedAt: new Date(`${validFrom}T00:00Z`) });
  }
}
