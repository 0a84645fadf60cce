import { advisePrice, type WeekFacts } from '#server/features/rental/advice/advisePrice.ts';
import { readHabit } from '#server/features/rental/advice/readHabit.ts';
import type { MarketCar } from './makeMarket.ts';
import type { Calendar } from './simulateYear.ts';

const WEEK = 7;
const WEEKS_AHEAD = 12;
const LEAST_OWNERS = 5;

/** Sets the advised prices for all free days of the coming weeks; returns how many weeks were changed. */
export function takeAdvice(
  byKind: readonly (readonly Calendar[])[],
  today: number,
  isAdvised: (car: MarketCar) => boolean,
): number {
  let taken = 0;
  for (const calendars of byKind) {
    const advised = calendars.filter(({ car }) => isAdvised(car));
    // The first is what is left of this one from tomorrow on.
    for (let week = 0; advised.length > 0 && week < WEEKS_AHEAD; week += 1)
      taken += takeOf(
        calendars,
        advised,
        today,
        range(Math.max(today + 1, today + week * WEEK), today + (week + 1) * WEEK),
      );
  }
  return taken;
}

/** Advice to one owner does not affect the advice to others at that time. */
function takeOf(
  calendars: readonly Calendar[],
  advised: readonly Calendar[],
  today: number,
  days: readonly number[],
): number {
  const weeks = new Map(calendars.map((calendar) => [calendar, weekOf(calendar, days)]));
  let taken = 0;
  for (const calendar of advised) {
    const { free } = weeks.get(calendar) ?? weekOf(calendar, days);
    const advice = advisePrice({
      free: free.map((day) => ({
        price: calendar.prices[day] ?? calendar.car.flatPrice,
        usualPrice: calendar.car.flatPrice,
      })),
      floor: null,
      lead: (days[0] ?? today) - today,
      booked: days.length - free.length,
      habit: readHabit(days, today, (day) => calendar.bookedOn[day] ?? null),
      similar: similarTo(calendar.car, [...weeks.values()]),
    });
    if (advice === null) continue;
    for (const [place, day] of free.entries()) calendar.prices[day] = advice.days[place] ?? advice.price;
    taken += 1;
  }
  return taken;
}

interface Week {
  readonly owner: number;
  readonly free: readonly number[];
  /** What its days cost on average: the free ones, where there are any. */
  readonly price: number;
  readonly share: number;
}

function weekOf({ car, prices, bookedOn }: Calendar, days: readonly number[]): Week {
  const free = days.filter((day) => bookedOn[day] === Infinity);
  return {
    owner: car.owner,
    free,
    price: mean((free.length === 0 ? days : free).map((day) => prices[day] ?? 0)),
    share: 1 - free.length / days.length,
  };
}

function similarTo(car: MarketCar, weeks: readonly Week[]): WeekFacts['similar'] {
  const others = weeks.filter(({ owner }) => owner !== car.owner);
  if (new Set(others.map(({ owner }) => owner)).size < LEAST_OWNERS) return null;
  const prices = others.map(({ price }) => price).toSorted((one, other) => one - other);
  const at = (part: number) => prices[Math.floor((prices.length - 1) * part)] ?? 0;
  return { low: at(0.25), high: at(0.75), share: mean(others.map(({ share }) => share)) };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
