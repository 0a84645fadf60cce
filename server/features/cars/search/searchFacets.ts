import type { Pool } from 'pg';
import type { Context } from '#server/context.ts';
import { keep } from './keep.ts';
import { allFacets, countFacets, estimateFleet, facetsStatement, type Facet } from './facetsRepository.ts';
import { listChosenGroups, type FilterGroup, type SearchFilters } from './searchFilters.ts';
import { countCars, TOTAL_CAP, totalsStatement, type Statement } from './searchRepository.ts';

/** Up to so many cars in all, every count is exact and of this moment. */
const LIVE_FLEET = 5_000;
/** Larger fleets are counted by a sample of about so many cars: the time no longer grows with the fleet. */
const SAMPLED_CARS = 50_000;
const KEPT_MS = 60_000;

export type CountFacets = (filters: SearchFilters) => Promise<string>;

/**
 * Counts the values beside every filter: each facet over all filters but its own. A selection that leaves more cars
 * than a total shows takes a large fleet's database longer than a person waits: it is then counted by a sample,
 * without the dates, and kept for a minute. Few cars are always counted exactly.
 */
export function makeFacetCounter(pool: Pool, clock: Context['clock']): CountFacets {
  const fleet = keep<number>(clock, KEPT_MS);
  const kept = keep<string>(clock, KEPT_MS);

  const countBroad = (filters: SearchFilters, { groups, facets }: Selection, size: number): Promise<string> => {
    const dateless = groups.filter((group) => group !== 'dates');
    const percent = Math.min(100, Math.ceil((SAMPLED_CARS / size) * 100));
    const statement = facetsStatement(filters, dateless, facets, percent);
    return kept(JSON.stringify([statement.text, statement.values]), () => count(pool, facets, statement));
  };

  return async (filters) => {
    const size = await fleet('size', () => estimateFleet(pool));
    const selections = listSelections(filters);
    const totals = size <= LIVE_FLEET ? [] : await countCars(pool, totalsStatement(filters, selections.map(({ groups }) => groups)));
    const counted = await Promise.all(
      selections.map((selection, index) =>
        (totals[index] ?? 0) > TOTAL_CAP
          ? countBroad(filters, selection, size)
          : count(pool, selection.facets, facetsStatement(filters, selection.groups, selection.facets)),
      ),
    );
    return `{${counted.join(',')}}`;
  };
}

interface Selection {
  readonly groups: readonly FilterGroup[];
  readonly facets: readonly Facet[];
}

/** Facets without a filter of their own share one selection; each of the others has one. */
function listSelections(filters: SearchFilters): readonly Selection[] {
  const chosen = listChosenGroups(filters);
  const own = allFacets.filter((facet) => chosen.includes(facet));
  const shared = allFacets.filter((facet) => !own.includes(facet));
  return [
    ...(shared.length === 0 ? [] : [{ groups: chosen, facets: shared }]),
    ...own.map((facet) => ({ groups: chosen.filter((group) => group !== facet), facets: [facet] })),
  ];
}

async function count(pool: Pool, facets: readonly Facet[], statement: Statement): Promise<string> {
  const texts = await countFacets(pool, statement);
  return facets.map((facet) => `"${facet}":${texts[facet] ?? 'null'}`).join(',');
}
