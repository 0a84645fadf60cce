import type { Pool } from 'pg';
import { SEARCH_PAGE_SIZE } from '#contract/domain/limits.ts';
import { type Sort } from '#contract/calls/search.ts';
import type { Language } from '#contract/domain/values.ts';
import { type CardRow, findCards } from '../cardRepository.ts';
import { nameHot } from './hotStatements.ts';
import { type Position, readCursor } from './searchCursor.ts';
import { type FilterGroup, isByTotal, listChosenGroups, type SearchFilters } from './searchFilters.ts';
import { findPage, orders, pageStatement } from './searchRepository.ts';
import { candidatesStatement, findCandidates, findTotals, totalsOfStatement } from './totalOrderRepository.ts';
import { walkTotals } from './walkTotals.ts';

export interface Page {
  readonly cards: readonly CardRow[];
  /** Where the next page begins; null on the last one. */
  readonly end: Position | null;
  /** Those that are known already. */
  readonly totals?: ReadonlyMap<number, number>;
}

/** Finds the cars first and makes their cards then: what differs from search to search is quick to plan, and the long statement is always the same. */
export async function readPage(pool: Pool, filters: SearchFilters, sort: Sort, language: Language): Promise<Page> {
  const groups = listChosenGroups(filters);
  const places = isByTotal(filters, sort)
    ? await findByTotal(pool, filters, groups, sort)
    : await findByColumn(pool, filters, groups, sort);
  const page = await readCards(pool, places, language, filters.dates !== null && !filters.places);
  return filters.places && filters.dates
    ? {
        ...page,
        totals: await findTotals(
          pool,
          totalsOfStatement(
            filters,
            page.cards.map(({ id }) => id),
          ),
        ),
      }
    : page;
}

/** The cards of the first places, as many as a page has. */
export async function readCards(
  pool: Pool,
  places: readonly Position[],
  language: Language,
  hasRules = false,
): Promise<Page> {
  const page = places.slice(0, SEARCH_PAGE_SIZE);
  const ids = page.map(([, , id]) => id);
  return {
    cards: await findCards(pool, ids, language, hasRules),
    end: (places.length > SEARCH_PAGE_SIZE ? page.at(-1) : undefined) ?? null,
  };
}

async function findByColumn(
  pool: Pool,
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  sort: Sort,
): Promise<readonly Position[]> {
  const { cursor } = filters.query;
  const after = cursor === undefined ? null : readCursor(cursor, sort);
  const found = await findPage(pool, nameHot(pageStatement(filters, groups, sort, after)));
  return found.map((car) => [sort, car[orders[sort].key], car.id]);
}

async function findByTotal(
  pool: Pool,
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  sort: Sort,
): Promise<readonly Position[]> {
  const { direction } = orders[sort];
  const key = `total_${direction}` as const;
  const { cursor } = filters.query;
  const [, total, id] = cursor === undefined ? [] : readCursor(cursor, key);
  const order = { direction, after: total === undefined || id === undefined ? null : { total, id } };
  const found = await walkTotals(
    (past, count) => findCandidates(pool, nameHot(candidatesStatement(filters, groups, order, past, count))),
    order,
    SEARCH_PAGE_SIZE + 1,
  );
  return found.map((car) => [key, car.total, car.id]);
}
