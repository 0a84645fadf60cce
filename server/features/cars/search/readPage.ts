import type { Pool } from 'pg';
import { SEARCH_PAGE_SIZE } from '#contract/domain/limits.ts';
import { type Sort } from '#contract/calls/cars/search.ts';
import type { Language } from '#contract/domain/values.ts';
import { reasonsOf, type RecommendedReason } from '#contract/domain/cars/recommended.ts';
import { type CardRow, findCards } from '../cardRepository.ts';
import { recommendedStatement } from '../recommended/recommendedRepository.ts';
import { nameHot } from './hotStatements.ts';
import { type Position, readCursor } from './searchCursor.ts';
import {
  type FilterGroup,
  isByTotal,
  isByDates,
  listChosenGroups,
  type SearchFilters,
  type Shifts,
} from './searchFilters.ts';
import { findPage, orders, pageStatement } from './searchRepository.ts';
import { candidatesStatement, findCandidates, findTotals, totalsOfStatement } from './totals/totalOrderRepository.ts';
import { walkTotals } from './totals/walkTotals.ts';

export interface Page {
  readonly cards: readonly CardRow[];
  /** Where the next page begins; null on the last one. */
  readonly end: Position | null;
  /** Those that are known already. */
  readonly totals: ReadonlyMap<number, number>;
  /** By car, where it is found on other dates than the asked ones. */
  readonly shifts: ReadonlyMap<number, SearchFilters>;
  /** In the order by recommendation. */
  readonly reasons: ReadonlyMap<number, readonly RecommendedReason[]>;
}

/** Finds the cars first and makes their cards then: what differs from search to search is quick to plan, and the long statement is always the same. */
export async function readPage(pool: Pool, shifts: Shifts, sort: Sort, language: Language): Promise<Page> {
  const [asked] = shifts;
  const shiftOf = new Map<number, SearchFilters>();
  const found: Position[] = [];
  for (const filters of shifts) {
    const places = await findPlaces(pool, filters, sort);
    found.push(...places);
    for (const [, , id] of places) shiftOf.set(id, filters);
  }
  const sign = orders[sort].direction === 'asc' ? 1 : -1;
  const places = shifts.length === 1 ? found : found.sort((a, b) => (a[1] - b[1] || a[2] - b[2]) * sign);
  const page = await readCards(pool, places, language, asked.dates !== null && !asked.places);
  const totals = new Map<number, number>();
  // Of the asked dates, the rules of prices are at hand; places are in none of them.
  for (const filters of shifts.filter(({ dates, places: more }) => dates && (more || dates !== asked.dates))) {
    const ids = page.cards.flatMap(({ id }) => (shiftOf.get(id) === filters ? [id] : []));
    if (ids.length === 0) continue;
    for (const [id, total] of await findTotals(pool, totalsOfStatement(filters, ids))) totals.set(id, total);
  }
  for (const [id, filters] of shiftOf) if (filters === asked) shiftOf.delete(id);
  return { ...page, totals, shifts: shiftOf };
}

/** The next cars of a search in their order, one more than a page has. */
export function findPlaces(pool: Pool, filters: SearchFilters, sort: Sort): Promise<readonly Position[]> {
  const find = isByDates(filters, sort) ? findByDates : isByTotal(filters, sort) ? findByTotal : findByColumn;
  return find(pool, filters, listChosenGroups(filters), sort);
}

/** The cards of the first places, as many as a page has. */
export async function readCards(
  pool: Pool,
  places: readonly Position[],
  language: Language,
  hasRules = false,
): Promise<Omit<Page, 'totals' | 'shifts'>> {
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
