import type { Pool } from 'pg';
import type { Sort, Relaxation } from '#contract/calls/search.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { withinTime } from '#server/platform/db/withinTime.ts';
import { cardsText } from '../cardText.ts';
import { FEW_CARS } from './fewCarsRepository.ts';
import { nameHot } from './hotStatements.ts';
import { readFilters } from './readFilters.ts';
import { readCards, readPage } from './readPage.ts';
import { writeCursor } from './searchCursor.ts';
import { makeFacetCounter, makeFleetSize } from './facets/searchFacets.ts';
import { searchFewCars } from './searchFewCars.ts';
import {
  listChosenGroups,
  type ParsedSearchQuery,
  type SearchFilters,
  groupParameters,
  type FilterGroup,
} from './searchFilters.ts';
import { countCars, TOTAL_CAP, totalsStatement } from './searchRepository.ts';

const DEFAULT_SORT: Sort = 'recommended';
/** Pricing them takes Node less than a tenth of a second; months with thousands of cars are left to the database. */
const MOST_PRICED_DAYS = 100_000;

export type SearchCars = (query: ParsedSearchQuery, language: Language) => Promise<string>;

/** Answers searches as JSON text, shaped as the contract says. Each takes one connection at a time in a small fleet. */
export function makeSearchCars({ pool, clock }: Pick<Context, 'pool' | 'clock'>, fewCars = FEW_CARS): SearchCars {
  const fleetSize = makeFleetSize(pool, clock);
  const countFacets = makeFacetCounter(pool, clock, undefined, fleetSize);

  return async (query, language) => {
    const sort = query.sort ?? DEFAULT_SORT;
    const filters = await readFilters(pool, query, clock());
    const size = await fleetSize();
    const isFew = size <= fewCars && size * filters.days.length <= MOST_PRICED_DAYS;
    const few = isFew ? await searchFewCars(pool, filters, sort) : null;
    const [{ cards, end, totals, reasons }, count, facets] = few
      ? [{ ...(await readCards(pool, few.places, language)), totals: few.totals }, few.count, few.facets]
      : await Promise.all([readPage(pool, filters, sort, language), countFound(pool, filters), countFacets(filters)]);
    const relaxations = count === 0 ? await relaxSearch(pool, filters) : [];

    return [
      `{"status":"success","cars":${cardsText(cards, filters.dates, totals, reasons)}`,
      `"total":${Math.min(count, TOTAL_CAP)},"total_is_capped":${count > TOTAL_CAP}`,
      `"next_cursor":${end === null ? null : `"${writeCursor(end)}"`}`,
      `"facets":${facets},"relaxations":${JSON.stringify(relaxations)}}`,
    ].join(',');
  };
}

async function countFound(pool: Pool, filters: SearchFilters): Promise<number> {
  const [count = 0] = await countCars(pool, nameHot(totalsStatement(filters, [listChosenGroups(filters)])));
  return count;
}

const MOST_RELAXATIONS = 5;
/** Pairs are tried among so many filters: 28 counts at most. */
const MOST_PAIRED = 8;
/** An empty result is better shown at once without advice. */
const LONGEST_MS = 1_000;

/** What an empty search finds when one filter is dropped, or two when one is not enough; best first. */
async function relaxSearch(pool: Pool, filters: SearchFilters): Promise<readonly Relaxation[]> {
  const chosen = listChosenGroups(filters);
  const singles = await tryDropping(
    pool,
    filters,
    chosen,
    chosen.map((group) => [group]),
  );
  if (singles.length > 0) return singles;
  return tryDropping(pool, filters, chosen, pairsOf(chosen.slice(0, MOST_PAIRED)));
}

async function tryDropping(
  pool: Pool,
  filters: SearchFilters,
  chosen: readonly FilterGroup[],
  drops: readonly (readonly FilterGroup[])[],
): Promise<readonly Relaxation[]> {
  if (drops.length === 0) return [];
  const selections = drops.map((drop) => chosen.filter((group) => !drop.includes(group)));
  const statement = totalsStatement(filters, selections);
  const totals = (await withinTime(pool, LONGEST_MS, (connection) => countCars(connection, statement))) ?? [];
  return drops
    .map((drop, index) => ({
      filters: drop.flatMap((group) => presentParameters(filters, group)),
      count: Math.min(totals[index] ?? 0, TOTAL_CAP),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_RELAXATIONS);
}

function presentParameters({ query }: SearchFilters, group: FilterGroup): string[] {
  return groupParameters[group].filter((parameter) => query[parameter] !== undefined);
}

function pairsOf(groups: readonly FilterGroup[]): readonly (readonly FilterGroup[])[] {
  return groups.flatMap((first, index) => groups.slice(index + 1).map((second) => [first, second]));
}
