import { createHash } from 'node:crypto';
import type { CarPrices } from '#contract/domain/cars/carPrices.ts';
import type { PricedCar } from '#contract/calls/prices/prices.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { findPrices, type PricesRow, type StoredRules } from './pricesRepository.ts';

/** The owner and the car whose prices are read or changed. */
export interface Pricer {
  readonly ownerId: number;
  readonly userId: number;
  readonly carId: number;
  readonly language: Language;
}

export async function requirePrices({ db }: Pick<Context, 'db'>, pricer: Pricer): Promise<PricesRow> {
  const row = await findPrices(db, pricer);
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  return row;
}

export async function getPrices(
  context: Pick<Context, 'db'>,
  pricer: Pricer,
): Promise<{ prices: CarPrices; car: PricedCar }> {
  const { rules, car } = await requirePrices(context, pricer);
  return { prices: toPrices(rules), car };
}

/** The rules as their owner reads and writes them, in order. */
export function toPrices({ base, weekdays, dates, seasons, lengths, discounts }: StoredRules): CarPrices {
  const byDays = (one: { min_days: number }, other: { min_days: number }) => one.min_days - other.min_days;
  const prices = {
    base,
    weekdays: Object.entries(weekdays)
      .map(([weekday, price]) => ({ weekday: Number(weekday), price }))
      .toSorted((one, other) => one.weekday - other.weekday),
    seasons: seasons.map(({ name, from, to, price }) => ({ name, from, to, price })).toSorted(byText('from')),
    dates: Object.entries(dates)
      .map(([date, price]) => ({ date, price }))
      .toSorted(byText('date')),
    lengths: lengths.map(({ min_days, price }) => ({ min_days, price })).toSorted(byDays),
    discounts: discounts.map(({ min_days, percent }) => ({ min_days, percent })).toSorted(byDays),
  };
  // Of what they say, so that no way of changing them can forget it.
  const version = createHash('sha256').update(JSON.stringify(prices)).digest('hex').slice(0, 16);
  return { version, ...prices };
}

function byText<Key extends string>(key: Key) {
  return (one: Record<Key, string>, other: Record<Key, string>): number => (one[key] < other[key] ? -1 : 1);
}
