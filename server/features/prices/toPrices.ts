import { createHash } from 'node:crypto';
import type { CarPrices } from '#contract/domain/cars/carPrices.ts';
import type { StoredRules } from './pricesRepository.ts';

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
