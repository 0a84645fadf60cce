import type { Pool } from 'pg';
import { SEARCH_PAGE_SIZE } from '#contract/domain/limits.ts';
import { type Sort } from '#contract/calls/cars/search.ts';
import type { Queryable } from '#server/platform/db/withinTime.ts';
import { parameters, whereCars, conditionOf } from './filterRepository.ts';
import type { FittingCar } from './findFitting.ts';
import type { Position } from './searchCursor.ts';
import { listChosenGroups } from './searchFilters.ts';
import type { FilterGroup, SearchFilters } from './searchFilters.ts';
import { askedTotalSql } from './totals/askedTotal.ts';

export const TOTAL_CAP = 1000;

/** Each order names a column and its direction; the id makes it complete. */
export const orders: Readonly<
  Record<
    Sort,
    { readonly key: 'id' | 'price_per_day' | 'rating_hundredths' | 'recommended'; readonly direction: 'asc' | 'desc' }
  >
> = {
  recommended: { key: 'recommended', direction: 'desc' },
  price_asc: { key: 'price_per_day', direction: 'asc' },
  price_desc: { key: 'price_per_day', direction: 'desc' },
  newest: { key: 'id', direction: 'desc' },
  rating: { key: 'rating_hundredths', direction: 'desc' },
};

/** Without a name, under which a connection would keep its plan for good: anybody may ask for any of endless shapes. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** A car of a page, with what the next page may begin behind. */
export interface FoundCar {
  readonly id: number;
  readonly price_per_day: number;
  readonly rating_hundredths: number;
  readonly recommended: number;
}

/** One car more than the page holds, to know whether there is a next page. */
export function pageStatement(
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  sort: Sort,
  after: Position | null,
): Statement {
  const to = parameters();
  const { key, direction } = orders[sort];
  const past = direction === 'asc' ? '>' : '<';
  const conditions = [whereCars(filters, groups, to)];
  if (after !== null) conditions.push(`(c.${key}, c.id) ${past} (${to.add(after[1])}, ${to.add(after[2])})`);
  const order = [...(key === 'id' ? [] : [`c.${key} ${direction}`]), `c.id ${direction}`];
  const text = `select c.id, c.price_per_day, c.rating_hundredths, c.recommended from cars c
    where ${conditions.join(' and ')} order by ${order.join(', ')} limit ${SEARCH_PAGE_SIZE + 1}`;
  return { text, values: to.values };
}

export async function findPage(pool: Pool, page: Statement): Promise<FoundCar[]> {
  return (await pool.query<FoundCar>(page)).rows;
}

/** A search by some of its filters. */
export type CountedSearch = readonly [filters: SearchFilters, groups: readonly FilterGroup[]];

/** Counts no further than one past the cap. */
export function totalsStatement(selections: readonly CountedSearch[]): Statement {
  const to = parameters();
  const counts = selections.map(
    ([filters, groups]) =>
      `(select count(*)::int from (select from cars c where ${whereCars(filters, groups, to)} limit ${TOTAL_CAP + 1}) found)`,
  );
  return { text: `select array[${counts.join(', ')}] as totals`, values: to.values };
}

/** How many cars each selection gives, at most `TOTAL_CAP + 1`. */
export async function countCars(database: Queryable, totals: Statement): Promise<readonly number[]> {
  const { rows } = await database.query<{ totals: number[] }>(totals);
  return rows[0]?.totals ?? [];
}

/** Cars that fit all filters but the dates, each with whether it fits those, too. Prices are those of the dates. */
export function fittingStatement(filters: SearchFilters, most: number): Statement {
  const to = parameters();
  const chosen = listChosenGroups(filters);
  const conditions = ["c.status = 'active'"];
  for (const group of chosen) if (group !== 'dates') conditions.push(conditionOf[group](filters, to));
  const isFree = chosen.includes('dates') ? `(${conditionOf.dates(filters, to)}) is true` : 'true';
  const price = filters.days.length === 0 ? 'c.price_per_day' : askedTotalSql(filters, to.add).total;
  const text = `
    with fitting as materialized (select c.* from cars c where ${conditions.join(' and ')} order by c.id desc limit ${most})
    select c.id, (${price})::float8 as price, ${isFree} as is_free from fitting c order by c.id desc`;
  return { text, values: to.values };
}

export async function findFittingCars(database: Queryable, statement: Statement): Promise<readonly FittingCar[]> {
  return (await database.query<FittingCar>(statement)).rows;
}
