import type { PriceRules, SeasonRule } from '#contract/domain/money/priceDay.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import type { DemoCar } from './buildCars.ts';
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

interface Season {
  readonly name: string;
  /** Month and day; one that ends before it begins ends in the next year. */
  readonly from: string;
  readonly to: string;
  readonly percent: number;
}

const onTheCoast: Season = { name: 'Summer by the sea', from: '06-20', to: '09-10', percent: 130 };
const inTheMountains: Season = { name: 'Ski season', from: '12-15', to: '03-20', percent: 125 };
const summer: Season = { name: 'High summer', from: '07-01', to: '08-31', percent: 120 };
const newYear: Season = { name: 'New Year', from: '12-28', to: '01-08', percent: 140 };

const COAST: readonly number[] = [2, 7];
const MESTIA = 10;
/** The persons' and the company's demo accounts. */
const SHOWN_OWNERS = 2;

/** The seasons of some owners, from the one that may be going on to those of next year; derived from the car alone. */
function buildSeasons(car: DemoCar, today: Date): readonly SeasonRule[] {
  const day = localDateOf(today);
  const year = Number(day.slice(0, 4));
  const seasons = seasonsOf(car).flatMap(({ name, from, to, percent }) =>
    [year - 1, year, year + 1].map((first) => ({
      name,
      from: `${first}-${from}`,
      to: `${to < from ? first + 1 : first}-${to}`,
      price: Math.round((car.price * percent) / 100 / 100) * 100,
    })),
  );
  return seasons.filter(({ to }) => to >= day);
}

function seasonsOf({ cityId, owner, price, spec }: DemoCar): readonly Season[] {
  if (COAST.includes(cityId)) return [onTheCoast];
  if (cityId === MESTIA) return [inTheMountains, summer];
  if (owner < SHOWN_OWNERS) return [summer, newYear];
  // Gudauri is two hours from the capital: its skiers rent there.
  if (spec.body === 'offroad') return [inTheMountains];
  return (price / 500) % 3 === 0 ? [newYear] : [];
}
