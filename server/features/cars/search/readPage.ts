import type { Pool } from 'pg';
import { SEARCH_PAGE_SIZE } from '#contract/domain/limits.ts';
import { type Sort } from '#contract/calls/search.ts';
import type { Language } from '#contract/domain/values.ts';
import { reasonsOf, type RecommendedReason } from '#contract/domain/cars/recommended.ts';
import { type CardRow, findCards } from '../cardRepository.ts';
import { recommendedStatement } from '../recommended/recommendedOrderRepository.ts';
import { nameHot } from './hotStatements.ts';
import { type Position, readCursor } from './searchCursor.ts';
import { type FilterGroup, isByTotal, isByDates, listChosenGroups, type SearchFilters } from './searchFilters.ts';
import { findPage, orders, pageStatement } from './searchRepository.ts';
import { candidatesStatement, findCandidates, findTotals, totalsOfStatement } from './totals/totalOrderRepository.ts';
import { walkTotals } from './totals/walkTotals.ts';

export interface Page {
  readonly cards: readonly CardRow[];
  /** Where the next page begins; null on the last one. */
  readonly end: Position | null;
  /** Those that are known already. */
  readonly totals?: ReadonlyMap<number, number>;
  /** In the order by recommendation. */
  readonly reasons: ReadonlyMap<number, readonly RecommendedReason[]>;
}

/** Finds the cars first and makes their cards then: what differs from search to search is quick to plan, and the long statement is always the same. */
export async function readPage(pool: Pool, filters: SearchFilters, sort: Sort, language: Language): Promise<Page> {
  const groups = listChosenGroups(filters);
  const find = isByDates(filters, sort) ? findByDates : isByTotal(filters, sort) ? findByTotal : findByColumn;
  const places = await find(pool, filters, groups, sort);
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
  const cards = await findCards(pool, ids, language, hasRules);
  return {
    cards,
    reasons: readReasons(cards, page),
    end: (places.length > SEARCH_PAGE_SIZE ? page.at(-1) : undefined) ?? null,
  };
}

/** Which of a car's points are those of the dates follows from its place and its own ones. */
function readReasons(cards: readonly CardRow[], places: readonly Position[]): Page['reasons'] {
  const points = new Map(
    places.flatMap(([order, key, id]) => (order === 'recommended' || order === 'recommended_dates' ? [[id, key]] : [])),
  );
  return new Map(
    cards.flatMap(({ id, recommended_parts }) => {
      const all = points.get(id);
      const parts = recommended_parts.slice(1, -1).split(',').map(Number);
      return all === undefined ? [] : [[id, reasonsOf(parts, all - parts.reduce((sum, part) => sum + part, 0))]];
    }),
  );
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

async function findByDates(
  pool: Pool,
  filters: SearchFilters,
  groups: readonly FilterGroup[],
): Promise<readonly Position[]> {
  const { cursor } = filters.query;
  const [, total, id] = cursor === undefined ? [] : readCursor(cursor, 'recommended_dates');
  const after = total === undefined || id === undefined ? null : { total, id };
  const found = await walkTotals(
    (past, count) => findCandidates(pool, nameHot(recommendedStatement(filters, groups, after, past, count))),
    { direction: 'desc', after },
    SEARCH_PAGE_SIZE + 1,
  );
  return found.map((car) => ['recommended_dates', car.total, car.id]);
}
