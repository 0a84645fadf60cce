import { priceDay } from '#contract/domain/money/priceDay.ts';
import { MOST_PRICE_DAYS, type PriceDay } from '#contract/calls/prices/prices.ts';
import { addDays } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import type { Pricer } from './getPrices.ts';
import { findTakenDays } from './pricesRepository.ts';

const DAY = 24 * 3_600_000;

/** What each day of some time costs, why, and whether it is taken. */
export async function listPriceDays(
  { db }: Pick<Context, 'db'>,
  { ownerId, carId }: Pricer,
  span: { readonly from: string; readonly to: string },
): Promise<PriceDay[]> {
  const count = Math.round((Date.parse(span.to) - Date.parse(span.from)) / DAY) + 1;
  if (count < 1) throw new FieldError({ to: 'dateReversed' });
  if (count > MOST_PRICE_DAYS) throw new FieldError({ to: 'calendarTooLong' });
  const found = await findTakenDays(db, ownerId, carId, span);
  if (found === undefined) throw new ApiError(404, 'NOT_FOUND');
  const { base } = found.rules;
  const taken = new Set(found.taken);
  return Array.from({ length: count }, (_, index) => {
    const day = priceDay({ ...found.rules, base: base ?? 0 }, addDays(span.from, index), 1);
    return {
      date: day.date,
      price: day.rule === 'base' ? base : day.price,
      rule: day.rule,
      season: day.season ?? null,
      is_taken: taken.has(day.date),
    };
  });
}
