import { makeRandom } from '#server/demo/fleet/random.ts';
import type { Market, MarketCar } from './makeMarket.ts';
import type { Renter } from './makeRenters.ts';
import { takeAdvice } from './takeAdvice.ts';

/** A car with the prices of its days, and the days on which they were booked: infinity while they are free. */
export interface Calendar {
  readonly car: MarketCar;
  readonly prices: number[];
  readonly bookedOn: number[];
  earned: number;
}

export interface YearResult {
  /** Of each car, in the order of the market, tetri. */
  readonly earned: readonly number[];
  /** The part of its days that was booked. */
  readonly booked: readonly number[];
  /** How many weeks of cars got another price. */
  readonly taken: number;
}

const WEEK = 7;
const YEAR = 365;
/** Days before the counted ones: they fill the calendars. */
const WARM_UP = 14 * WEEK;
export const MARKET_DAYS = WARM_UP + YEAR;
/** The utility of not renting, relative to a car of the kind at the usual price. */
const OTHER_WAYS = 4.7;

/** Renters come one after another and choose; owners take all advice once a week, or never. */
export function simulateYear(
  { cars, kinds }: Market,
  renters: readonly Renter[],
  isAdvised: (car: MarketCar) => boolean,
): YearResult {
  const calendars = cars.map((car): Calendar => ({
    car,
    prices: Array.from({ length: MARKET_DAYS }, () => car.flatPrice),
    bookedOn: Array.from({ length: MARKET_DAYS }, () => Infinity),
    earned: 0,
  }));
  const byKind = kinds.map((_, kind) => calendars.filter(({ car }) => car.kind === kind));
  let taken = 0;
  let today = 0;
  for (const renter of renters) {
    for (; today < renter.asks; today += 1) if (today % WEEK === 0) taken += takeAdvice(byKind, today, isAdvised);
    const chosen = choose(byKind[renter.kind] ?? [], renter, (kinds[renter.kind]?.price ?? 0) * renter.days);
    if (chosen === null) continue;
    for (let day = renter.from; day < Math.min(renter.from + renter.days, MARKET_DAYS); day += 1) {
      chosen.bookedOn[day] = renter.asks;
      if (day >= WARM_UP) chosen.earned += chosen.prices[day] ?? 0;
    }
  }
  return {
    earned: calendars.map(({ earned }) => earned),
    booked: calendars.map(({ bookedOn }) => bookedOn.slice(WARM_UP).filter(Number.isFinite).length / YEAR),
    taken,
  };
}

/** The free car with the highest utility for a renter, by a logit of value and price; null where not renting has a higher one. */
function choose(calendars: readonly Calendar[], renter: Renter, usual: number): Calendar | null {
  const tastes = makeRandom(renter.seed);
  let best = OTHER_WAYS + gumbel(tastes.share());
  let chosen: Calendar | null = null;
  for (const calendar of calendars) {
    const taste = gumbel(tastes.share());
    const price = priceOf(calendar, renter);
    if (price === null) continue;
    const value = taste + renter.thrift * (calendar.car.worth - Math.log(price / usual));
    if (value > best) [best, chosen] = [value, calendar];
  }
  return chosen;
}

function priceOf({ car, prices, bookedOn }: Calendar, { from, days }: Renter): number | null {
  let sum = 0;
  for (let day = from; day < from + days; day += 1) {
    if (Number.isFinite(bookedOn[day])) return null;
    sum += prices[day] ?? car.flatPrice;
  }
  return sum;
}

/** The random term with which the maximum is a logit choice. */
const gumbel = (share: number): number => -Math.log(-Math.log(Math.max(share, Number.EPSILON)));
