import { makeRandom, type Random } from '#server/demo/fleet/random.ts';
import { normal } from './makeMarket.ts';

export interface Renter {
  /** The day on which the renter looks for a car, the first day of the rental, and how many there are. */
  readonly asks: number;
  readonly from: number;
  readonly days: number;
  readonly kind: number;
  /** By how many percent less likely a car is for a price a percent higher. */
  readonly thrift: number;
  /** The seed of this renter's tastes, so that they do not depend on prices. */
  readonly seed: number;
}

/** How many more or fewer look for a car in each month, January first: summer by the sea, New Year, spring and autumn between. */
const MONTHS = [0.75, 0.7, 0.75, 0.9, 1.05, 1.2, 1.45, 1.55, 1.25, 1, 0.75, 0.85];
/** By day of the week, Monday first: weekends begin on Thursday. */
const WEEKDAYS = [0.9, 0.8, 0.85, 1.05, 1.35, 1.2, 0.85];
const YEAR = 365;
const WEEK = 7;
const LONGEST = 21;
const FURTHEST_AHEAD = 120;

interface Demand {
  /** Rentals begin on so many days. */
  readonly days: number;
  /** How many look for a car on a usual day. */
  readonly perDay: number;
  readonly kinds: number;
  /** The median of the renters' thrift. */
  readonly thrift: number;
}

/** The renters of a year, in the order of their searches. */
export function makeRenters(seed: number, { days, perDay, kinds, thrift }: Demand): Renter[] {
  const random = makeRandom(seed);
  const renters: Renter[] = [];
  // Bad weather, a festival, flights: some weeks are better than others, which is not known before.
  const weeks = Array.from({ length: Math.ceil(days / WEEK) }, () => Math.exp(0.2 * normal(random)));
  for (let from = 0; from < days; from += 1) {
    const month = Math.floor(((from % YEAR) / YEAR) * MONTHS.length);
    const busy = (MONTHS[month] ?? 1) * (WEEKDAYS[from % WEEK] ?? 1) * (weeks[Math.floor(from / WEEK)] ?? 1);
    for (let count = poisson(random, perDay * busy); count > 0; count -= 1) {
      const ahead = Math.min(Math.floor(-18 * Math.log(1 - random.share())), FURTHEST_AHEAD);
      renters.push({
        asks: from - ahead,
        from,
        days: Math.min(1 + Math.floor(-3.5 * Math.log(1 - random.share())), LONGEST),
        kind: random.between(0, kinds - 1),
        // Late renters are less sensitive to the price.
        thrift: thrift * Math.exp(0.4 * normal(random)) * (ahead < 3 ? 0.8 : 1),
        seed: random.between(1, 2 ** 31),
      });
    }
  }
  return renters.toSorted((one, other) => one.asks - other.asks);
}

/** Knuth's method; large numbers are drawn in two parts, because it underflows. */
function poisson(random: Random, mean: number): number {
  if (mean > 100) return poisson(random, mean / 2) + poisson(random, mean / 2);
  const least = Math.exp(-mean);
  let count = 0;
  for (let product = random.share(); product > least; product *= random.share()) count += 1;
  return count;
}
