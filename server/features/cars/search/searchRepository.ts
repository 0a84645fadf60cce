import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Sort } from '#contract/search.ts';
import type { Language } from '#contract/values.ts';
import type { Queryable } from '#server/db/withinTime.ts';
import { cardsOf, type CardRow } from '../cardRepository.ts';
import { parameters, whereCars } from './filterRepository.ts';
import type { Position } from './searchCursor.ts';
import type { FilterGroup, SearchFilters } from './searchFilters.ts';

export const PAGE_SIZE = 24;
export const TOTAL_CAP = 1000;

/** Each order names a column and its direction; the id makes it complete. */
export const orders: Readonly<
  Record<Sort, { readonly key: 'id' | 'price_per_day' | 'rating_hundredths'; readonly direction: 'asc' | 'desc' }>
> = {
  price_asc: { key: 'price_per_day', direction: 'asc' },
  price_desc: { key: 'price_per_day', direction: 'desc' },
  newest: { key: 'id', direction: 'desc' },
  rating: { key: 'rating_hundredths', direction: 'desc' },
};

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** Named after its text, so that a connection plans every shape of a search once. */
export function statement(text: string, values: unknown[]): Statement {
  return { name: createHash('sha1').update(text).digest('base64url'), text, values };
}

/** One car more than the page holds, to know whether there is a next page. */
export function pageStatement(
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  sort: Sort,
  after: Position | null,
  language: Language,
): Statement {
  const to = parameters();
  const { key, direction } = orders[sort];
  const past = direction === 'asc' ? '>' : '<';
  const conditions = [whereCars(filters, groups, to)];
  if (after !== null) conditions.push(`(c.${key}, c.id) ${past} (${to.add(after[1])}, ${to.add(after[2])})`);
  const order = [...(key === 'id' ? [] : [`${key} ${direction}`]), `id ${direction}`];
  const page = `select c.* from cars c where ${conditions.join(' and ')} order by ${order.join(', ')} limit ${PAGE_SIZE + 1}`;
  return statement(cardsOf(page, order, language, filters.dates !== null), to.values);
}

export async function findPage(pool: Pool, page: Statement): Promise<CardRow[]> {
  return (await pool.query<CardRow>(page)).rows;
}

/** Counts no further than one past the cap. */
export function totalsStatement(filters: SearchFilters, selections: readonly (readonly FilterGroup[])[]): Statement {
  const to = parameters();
  const counts = selections.map(
    (groups) =>
      `(select count(*)::int from (select from cars c where ${whereCars(filters, groups, to)} limit ${TOTAL_CAP + 1}) found)`,
  );
  return statement(`select array[${counts.join(', ')}] as totals`, to.values);
}

/** How many cars each selection of filter groups gives, at most `TOTAL_CAP + 1`. */
export async function countCars(database: Queryable, totals: Statement): Promise<readonly number[]> {
  const { rows } = await database.query<{ totals: number[] }>(totals);
  return rows[0]?.totals ?? [];
}
