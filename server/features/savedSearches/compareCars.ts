import type { Alert } from '#contract/calls/savedSearches/savedSearches.ts';
import { wholeUnits } from '#contract/domain/format/formatMoney.ts';

/** How many cars are remembered of one search: of more that fit, the newest. */
export const MOST_CARS = 200;

/** A car as a search finds it now. */
export interface CarNow {
  readonly id: number;
  readonly price: number;
  readonly is_free: boolean;
}

/** What is remembered of a car, with the price that was last told. */
export interface KnownCar extends CarNow {
  /** What waits for the mail of the day. */
  readonly unmailed?: { readonly reason: Alert; readonly former_price: number | null } | null | undefined;
}

export interface CarChange extends CarNow {
  readonly reason: Alert;
  readonly former_price: number | null;
}

export interface Comparison {
  /** What is news, by the alerts that are on. */
  readonly changes: readonly CarChange[];
  /** What is remembered from now on, besides the changes. */
  readonly silent: readonly CarNow[];
  /** Of which of these the news is none any more, and is not mailed. */
  readonly withdrawn: readonly number[];
  /** What is forgotten. */
  readonly forgotten: readonly number[];
}

/**
 * What has changed for a search since its user was last told. A car that fits no more is remembered, so that it is not
 * new when it comes back.
 */
export function compareCars(
  known: readonly KnownCar[],
  found: readonly CarNow[],
  alerts: readonly Alert[],
  most = MOST_CARS,
): Comparison {
  const before = new Map(known.map((car) => [car.id, car]));
  const oldest = known.reduce((least, { id }) => Math.min(least, id), Infinity);
  // Of a search with more cars than are remembered the older ones move up when one leaves: they are not new.
  const isFull = found.length >= most || known.length >= most;
  const changes: CarChange[] = [];
  const silent: CarNow[] = [];
  const withdrawn: number[] = [];
  for (const car of found) {
    const old = before.get(car.id);
    const isUnknown = old === undefined && !(isFull && car.id < oldest);
    const change = isUnknown ? newCar(car) : old === undefined ? null : changeOf(old, car);
    if (change !== null && alerts.includes(change.reason)) changes.push(change);
    else if (old === undefined) silent.push(car);
    else if (!isDearerThanTold(old, car)) silent.push(remembered(old, car, alerts));
    else if (isNewsStill(old, car)) silent.push(car);
    else withdraw(old);
  }
  const present = new Set(found.map(({ id }) => id));
  const absent = known.filter(({ id }) => !present.has(id)).toSorted((a, b) => b.id - a.id);
  const forgotten = absent.slice(Math.max(0, most - found.length)).map(({ id }) => id);
  // Nobody was mailed about these, and they fit no more: of a full search they may have been moved out by newer ones.
  for (const old of isFull ? [] : absent) {
    if (old.unmailed?.reason === 'new') forgotten.push(old.id);
    else if (old.unmailed) withdraw(old);
  }
  return { changes, silent, withdrawn, forgotten };

  /** As it was before the news, so that it is news again when it is true again. */
  function withdraw(old: KnownCar): void {
    const price = old.unmailed?.former_price ?? old.price;
    silent.push({ id: old.id, price, is_free: old.is_free && old.unmailed?.reason !== 'free_again' });
    withdrawn.push(old.id);
  }
}

/** The mail would name a price that cannot be had any more. */
const isDearerThanTold = (old: KnownCar, car: CarNow): boolean =>
  !!old.unmailed && car.is_free && car.price > old.price;

const isNewsStill = ({ unmailed }: KnownCar, car: CarNow): boolean =>
  unmailed?.reason !== 'cheaper' || isLess(car.price, unmailed.former_price ?? 0);

/** By what lists show: some tetri less are no news. */
const isLess = (price: number, former: number): boolean => wholeUnits(price, null) < wholeUnits(former, null);

/** One that is taken is not offered yet: it is told of when it becomes free. */
const newCar = (car: CarNow): CarChange | null => (car.is_free ? { ...car, reason: 'new', former_price: null } : null);

function changeOf(old: KnownCar, car: CarNow): CarChange | null {
  if (!car.is_free) return null;
  if (!old.is_free) return { ...car, reason: 'free_again', former_price: null };
  return isLess(car.price, old.price) ? { ...car, reason: 'cheaper', former_price: old.price } : null;
}

/** The told price stays, so that cheaper means cheaper than that; where nobody wants to hear of prices it follows. */
function remembered(old: KnownCar, car: CarNow, alerts: readonly Alert[]): KnownCar {
  const isCompared = alerts.includes('cheaper') && (old.is_free || !car.is_free);
  return { id: car.id, is_free: car.is_free, price: isCompared ? old.price : car.price };
}
