import type { PriceRules } from '#contract/domain/priceDay.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import type { DemoCar } from './buildCars.ts';
import { buildSeasons } from './buildSeasons.ts';
import type { Random } from './random.ts';

/** Rules some owners set: weekends, seasons, long rentals, the holidays around New Year. */
export function buildPrices(car: DemoCar, today: Date, random: Random): PriceRules {
  const part = (percent: number): number => Math.round((car.price * percent) / 100 / 100) * 100;
  const newYear = `${localDateOf(today).slice(0, 4)}-12-30`;
  const holidays = random.chance(30)
    ? Array.from({ length: 6 }, (_, index) => [addDays(newYear, index), part(140)] as const)
    : [];
  return {
    base: car.price,
    dates: Object.fromEntries(holidays),
    seasons: buildSeasons(car, today),
    weekdays: random.chance(35) ? { 5: part(110), 6: part(115) } : {},
    lengths: random.chance(30)
      ? [
          { min_days: 7, price: part(93) },
          { min_days: 21, price: part(85) },
        ]
      : [],
    discounts: random.chance(40)
      ? [
          { min_days: 5, percent: 5 },
          { min_days: 14, percent: 12 },
        ]
      : [],
  };
}
