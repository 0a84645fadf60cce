import type { Pool } from 'pg';
import type { Sort, Relaxation } from '#contract/calls/cars/search.ts';
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
  type Shifts,
} from './searchFilters.ts';
import { listShifts } from './shifts/listShifts.ts';
import { countCars, type CountedSearch, TOTAL_CAP, totalsStatement } from './searchRepository.ts';

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
    const now = clock();
    const filters = await readFilters(pool, query, now);
    const shifts = listShifts(filters, now);
    const size = await fleetSize();
    const days = filters.days.length * shifts.length;
    const isFew = size <= fewCars && size * days <= MOST_PRICED_DAYS;
    const few = isFew ? await searchFewCars(pool, shifts, sort) : null;
    const [{ cards, end, totals, reasons, shifts: shiftOf }, count, facets] = few
      ? [{ ...few, ...(await readCards(pool, few.places, language)) }, few.count, few.facets]
      : await Promise.all([
          readPage(pool, shifts, sort, language),
          countFound(pool, shifts),
          // Of many cars, those of seven ranges of dates are about all.
          countFacets(shifts.length === 1 ? filters : withoutDates(filters)),
        ]);
    const relaxations = count === 0 ? await relaxSearch(pool, shifts) : [];
    const ownDates = new Map(
      Array.from(
        shiftOf,
        ([
          id,
          {
            query: { from, to },
          },
        ]) => [id, { from, to }],
      ),
    );

    return [
      `{"status":"success","cars":${cardsText(cards, filters.dates, { totals, reasons, ownDates })}`,
      `"total":${Math.min(count, TOTAL_CAP)},"total_is_capped":${count > TOTAL_CAP}`,
      `"next_cursor":${end === null ? null : `"${writeCursor(end)}"`}`,
      `"facets":${facets},"relaxations":${JSON.stringify(relaxations)}}`,
    ].join(',');
  };
}

const withoutDates = ({ query: { from: _from, to: _to, ...query }, ...filters }: SearchFilters): SearchFilters => ({
  ...filters,
  query,
  dates: null,
  days: [],
});

/** How many cars there are, at most one more than `TOTAL_CAP`. */
export async function countFound(pool: Pool, shifts: readonly SearchFilters[]): Promise<number> {
  const statement = totalsStatement(shifts.map((filters) => [filters, listChosenGroups(filters)]));
  return sum(await countCars(pool, nameHot(statement)));
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const MOST_RELAXATIONS = 5;
/** Pairs are tried among so many filters: 28 counts at most. */
const MOST_PAIRED = 8;
/** An empty result is better shown at once without advice. */
const LONGEST_MS = 1_000;

/** What an empty search finds when one filter is dropped, or two when one is not enough; best first. */
async function relaxSearch(pool: Pool, shifts: Shifts): Promise<readonly Relaxation[]> {
  const chosen = listChosenGroups(shifts[0]);
  const singles = await tryDropping(
    pool,
    shifts,
    chosen,
    chosen.map((group) => [group]),
  );
  // Out of time, it is not known that one is not enough.
  if (singles === null || singles.length > 0) return singles ?? [];
  return (await tryDropping(pool, shifts, chosen, pairsOf(chosen.slice(0, MOST_PAIRED)))) ?? [];
}

/** Null when that takes too long. */
async function tryDropping(
  pool: Pool,
  shifts: Shifts,
  chosen: readonly FilterGroup[],
  drops: readonly (readonly FilterGroup[])[],
): Promise<readonly Relaxation[] | null> {
  if (drops.length === 0) return [];
  const tries = drops.map((drop) => {
    const groups = chosen.filter((group) => !drop.includes(group));
    // Without dates the shifts are all the same.
    const counted = groups.includes('dates') ? shifts : [shifts[0]];
    return { drop, selections: counted.map((filters): CountedSearch => [filters, groups]) };
  });
  const statement = totalsStatement(tries.flatMap(({ selections }) => selections));
  const counted = await withinTime(pool, LONGEST_MS, (connection) => countCars(connection, statement));
  if (counted === null) return null;
  const totals = [...counted];
  return tries
    .map(({ drop, selections }) => ({
      filters: drop.flatMap((group) => presentParameters(shifts[0], group)),
      count: Math.min(sum(totals.splice(0, selections.length)), TOTAL_CAP),
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
