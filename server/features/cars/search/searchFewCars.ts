import type { Pool } from 'pg';
import type { Sort } from '#contract/search.ts';
import { countFewCars } from './countFewCars.ts';
import { type FewCar, fewCarsStatement, findFewCars } from './fewCarsRepository.ts';
import { nameHot } from './hotStatements.ts';
import { type Position, readCursor } from './searchCursor.ts';
import { isByTotal, listChosenGroups, type SearchFilters } from './searchFilters.ts';
import { orders } from './searchRepository.ts';

export interface FewFound {
  /** The cars that fit and come behind the cursor, in their order. */
  readonly places: readonly Position[];
  readonly count: number;
  /** What the asked rental costs, by car; none without dates. */
  readonly totals: ReadonlyMap<number, number>;
  /** JSON text. */
  readonly facets: string;
}

/** A search of a small fleet by one statement, all of it exact and of this moment; null when the fleet is not small. */
export async function searchFewCars(pool: Pool, filters: SearchFilters, sort: Sort): Promise<FewFound | null> {
  const order = readOrder(filters, sort);
  const { own, ...statement } = fewCarsStatement(filters, listChosenGroups(filters));
  const cars = await findFewCars(pool, { ...nameHot(statement), own });
  if (cars === null) return null;
  const found = cars.filter(({ missed }) => missed === null);
  return {
    places: found
      .map((car) => order.positionOf(car))
      .filter((position) => order.after === null || order.compare(position, order.after) > 0)
      .sort(order.compare),
    count: found.length,
    totals: new Map(found.flatMap(({ id, total }) => (total === null ? [] : [[id, total]]))),
    facets: JSON.stringify(countFewCars(cars, filters.days.length)),
  };
}

interface Order {
  readonly positionOf: (car: FewCar) => Position;
  readonly compare: (a: Position, b: Position) => number;
  readonly after: Position | null;
}

function readOrder(filters: SearchFilters, sort: Sort): Order {
  const { key, direction } = orders[sort];
  const name = isByTotal(filters, sort) ? (`total_${direction}` as const) : sort;
  const sign = direction === 'asc' ? 1 : -1;
  const { cursor } = filters.query;
  return {
    // Orders by the total have totals, the others the column of their name.
    positionOf: (car) => [name, name === sort ? car[key] : (car.total ?? 0), car.id] as Position,
    compare: (a, b) => (a[1] - b[1] || a[2] - b[2]) * sign,
    after: cursor === undefined ? null : readCursor(cursor, name),
  };
}
