import { priceDay, type PriceRules } from '#contract/domain/money/priceDay.ts';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import { addDays } from '#contract/domain/rentalTime.ts';
import { occupancyOf } from '../carDaysRepository.ts';

/** How many similar cars are compared with one. */
export const MOST_SIMILAR = 20;
/** No fleet is more than a fifth of them where there are enough. */
export const MOST_SIMILAR_OF_ONE = 4;
/** Of fewer owners nothing is shown: a mean of few could reveal single ones. */
export const LEAST_OWNERS = 5;

/** A similar car in some days: its price is public, its occupancy is shown only together with others. */
export interface SimilarCar {
  readonly id: number;
  readonly ownerId: number;
  readonly name: string;
  readonly year: number;
  /** What a day costs on the average; tetri. */
  readonly price: number;
  readonly rented: number;
  readonly available: number;
}

export interface Comparison {
  /** The nearest first. */
  readonly cars: readonly Pick<SimilarCar, 'id' | 'name' | 'year' | 'price'>[];
  readonly owners: number;
  /** Prices of a day, tetri: a quarter of the cars costs less than `low`, a quarter more than `high`. */
  readonly mean: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** Whole percent of the days on which all of them could be rented; null where there was no such day. */
  readonly occupancy: number | null;
}

/** What may be shown of similar cars: nothing for too few owners. */
export function compareWith(similar: readonly SimilarCar[]): Comparison | null {
  const owners = new Set(similar.map(({ ownerId }) => ownerId)).size;
  if (owners < LEAST_OWNERS) return null;
  const prices = similar.map(({ price }) => price).toSorted((one, other) => one - other);
  const sum = (of: (car: SimilarCar) => number): number => similar.reduce((total, car) => total + of(car), 0);
  const available = sum((car) => car.available);
  return {
    cars: similar.map(({ id, name, year, price }) => ({ id, name, year, price })),
    owners,
    mean: Math.round(sum((car) => car.price) / similar.length),
    low: quantile(prices, 0.25),
    median: quantile(prices, 0.5),
    high: quantile(prices, 0.75),
    occupancy: occupancyOf(
      sum((car) => car.rented),
      available,
    ),
  };
}

/** Between the two nearest of some sorted numbers in proportion; whole. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}

/** What a day costs on the average of some days, by the rules as they stand: as a rental of one day would. */
export function meanDayPrice(rules: PriceRules, days: readonly string[]): number {
  if (days.length === 0) return rules.base;
  return Math.round(days.reduce((sum, day) => sum + priceDay(rules, day, 1).price, 0) / days.length);
}

export function listDays({ from, to }: DaySpan): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
