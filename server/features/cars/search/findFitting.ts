import { LARGEST_INTEGER } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { withinTime } from '#server/platform/db/withinTime.ts';
import { readFilters } from './readFilters.ts';
import type { ParsedSearchQuery } from './searchFilters.ts';
import { findFittingCars, fittingStatement } from './searchRepository.ts';

/** A car that fits a search in everything, but perhaps is taken on its dates. */
export interface FittingCar {
  readonly id: number;
  /** Tetri: of the whole rental where the search has dates, else of a day. */
  readonly price: number;
  /** Whether the search shows it. */
  readonly is_free: boolean;
}

/** A watched search is read in the background: one that takes longer is left for the next time. */
const LONGEST_MS = 5_000;

/** The newest cars that fit a search, the taken ones too. The dates must not be over. */
export async function findFitting(
  { pool, clock }: Pick<Context, 'pool' | 'clock'>,
  query: ParsedSearchQuery,
  most: number,
): Promise<readonly FittingCar[]> {
  const statement = fittingStatement(await readFilters(pool, query, clock()), most);
  const cars = await withinTime(pool, LONGEST_MS, (connection) => findFittingCars(connection, statement));
  if (cars === null) throw new Error('A watched search took too long.');
  return cars.map((car) => ({ ...car, price: Math.min(car.price, LARGEST_INTEGER) }));
}
