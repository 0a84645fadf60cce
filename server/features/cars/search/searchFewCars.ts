import type { Pool } from 'pg';
import type { Sort, Facets } from '#contract/calls/cars/search.ts';
import { byName } from '#contract/domain/byName.ts';
import { choiceFilterNames } from '#contract/domain/cars/carFilters.ts';
import { shownDay } from '#contract/domain/format/formatMoney.ts';
import { priceRental } from '#server/features/rental/price/priceRental.ts';
import { findRulesOfCars } from '#server/features/rental/price/priceRulesRepository.ts';
import type { Facet } from './facets/facetsRepository.ts';
import { type FewCar, fewCarsStatement, findFewCars, type CodeFacet, codeFacets } from './fewCarsRepository.ts';
import { nameHot } from './hotStatements.ts';
import { type Order as OrderName, type Position, readCursor } from './searchCursor.ts';
import { isByDates, isByTotal, listChosenGroups, type SearchFilters, type Shifts } from './searchFilters.ts';
import { orders } from './searchRepository.ts';

export interface FewFound {
  /** The cars that fit and come behind the cursor, in their order. */
  readonly places: readonly Position[];
  readonly count: number;
  /** What the requested rental costs, by car, some that are not found among them; none without dates. */
  readonly totals: ReadonlyMap<number, number>;
  /** By car, where it is found on other dates than the asked ones. */
  readonly shifts: ReadonlyMap<number, SearchFilters>;
  /** JSON text. */
  readonly facets: string;
}

/**
 * A search of a small fleet by one statement and one for the rules of prices, all of it exact and of this moment; null
 * when the fleet is not small. The shifts of a flexible search are put in order together.
 */
export async function searchFewCars(pool: Pool, [asked, ...others]: Shifts, sort: Sort): Promise<FewFound | null> {
  const cars: FewCar[] = [];
  const totals = new Map<number, number>();
  const shifts = new Map<number, SearchFilters>();
  for (const filters of [asked, ...others]) {
    const { own, ...statement } = fewCarsStatement(filters, listChosenGroups(filters));
    const some = await findFewCars(pool, { ...nameHot(statement), own });
    if (some === null) return null;
    cars.push(...some);
    for (const [id, total] of await findTotals(pool, some, filters.days)) totals.set(id, total);
    if (filters !== asked) for (const { id } of some) shifts.set(id, filters);
  }
  const order = readOrder(asked, sort, totals);
  const found = cars.filter(({ missed }) => missed === null);
  return {
    places: found
      .map((car) => order.positionOf(car))
      .filter((position) => order.after === null || order.compare(position, order.after) > 0)
      .sort(order.compare),
    count: found.length,
    totals,
    shifts,
    facets: JSON.stringify(countFewCars(cars, totals, asked.days.length)),
  };
}

/** What the rental costs with each requested car. */
async function findTotals(
  pool: Pool,
  cars: readonly FewCar[],
  days: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  const open = cars.filter(({ rental, more }) => rental === null && more !== null);
  const rules = await findRulesOfCars(pool, new Map(open.map(({ id, price_per_day }) => [id, price_per_day])), days);
  return new Map(
    cars.flatMap(({ id, rental, more }) => {
      const own = rules.get(id);
      const cost = own === undefined ? rental : priceRental(own, days).total;
      return cost === null || more === null ? [] : [[id, cost + more]];
    }),
  );
}

interface Order {
  readonly positionOf: (car: FewCar) => Position;
  readonly compare: (a: Position, b: Position) => number;
  readonly after: Position | null;
}

function readOrder(filters: SearchFilters, sort: Sort, totals: ReadonlyMap<number, number>): Order {
  const { key, direction } = orders[sort];
  const name = orderName(filters, sort);
  const sign = direction === 'asc' ? 1 : -1;
  const keyOf = (car: FewCar): number => {
    if (name === 'recommended_dates') return car.recommended_dates;
    // Orders by the total have totals, the others the column of their name.
    return name === sort ? car[key] : (totals.get(car.id) ?? 0);
  };
  const { cursor } = filters.query;
  return {
    // The name and the key belong together.
    positionOf: (car) => [name, keyOf(car), car.id] as Position,
    compare: (a, b) => (a[1] - b[1] || a[2] - b[2]) * sign,
    after: cursor === undefined ? null : readCursor(cursor, name),
  };
}

/** What cursors call the order. */
function orderName(filters: SearchFilters, sort: Sort): OrderName {
  if (isByDates(filters, sort)) return 'recommended_dates';
  return isByTotal(filters, sort) ? `total_${orders[sort].direction}` : sort;
}

const PRICE_STEPS = 20;

/** How many cars each value of each facet would give: the found ones, and those that only the facet's own filter excludes. */
function countFewCars(cars: readonly FewCar[], totals: ReadonlyMap<number, number>, days: number): Facets {
  const of = (facet: Facet): readonly FewCar[] => cars.filter(({ missed }) => missed === null || missed === facet);
  const counts = Object.fromEntries(
    codeFacets.map((facet, place) => [facet, countCodes(of(facet).map(({ codes }) => codes[place] ?? ''))]),
  );
  const rated = of('rating');
  const atLeast = (rating: number): number =>
    rated.filter(({ rating_hundredths }) => rating_hundredths >= rating * 100).length;
  return {
    // Each code facet has its list.
    ...(counts as Pick<Facets, CodeFacet>),
    extras: countCodes(of('extras').flatMap(({ extras }) => extras)),
    equipment: countCodes(of('equipment').flatMap(({ equipment }) => equipment)),
    terms: countCodes(of('terms').flatMap(({ terms }) => terms)),
    ...byName(choiceFilterNames, (name) => {
      const place = choiceFilterNames.indexOf(name);
      return [{ code: '1', count: of(name).filter(({ choices }) => choices[place]).length }];
    }),
    rating: [4.5, 4, 3].map((rating) => ({ code: String(rating), count: atLeast(rating) })),
    // What is shown as the price of a day: with dates the average one.
    price: countPrices(
      of('price').map(({ id, price_per_day }) => {
        const total = totals.get(id);
        return total === undefined ? price_per_day : shownDay(total, days);
      }),
    ),
  };
}

function countCodes(codes: readonly string[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Array.from(counts, ([code, count]) => ({ code, count })).sort(
    (a, b) => b.count - a.count || (a.code < b.code ? -1 : 1),
  );
}

function countPrices(prices: readonly number[]): Facets['price'] {
  const counts = Array.from({ length: PRICE_STEPS }, () => 0);
  if (prices.length === 0) return { min: 0, max: 0, counts };
  const low = prices.reduce((least, price) => Math.min(least, price));
  const high = prices.reduce((most, price) => Math.max(most, price));
  for (const price of prices) {
    const step = Math.floor(((price - low) * PRICE_STEPS) / Math.max(high - low, 1));
    counts[Math.min(PRICE_STEPS - 1, step)] = (counts[Math.min(PRICE_STEPS - 1, step)] ?? 0) + 1;
  }
  return { min: low, max: high, counts };
}
