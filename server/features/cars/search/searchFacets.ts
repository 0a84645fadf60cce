import type { Pool } from 'pg';
import type { Context } from '#server/context.ts';
import { keep, type Keep } from './keep.ts';
import { allFacets, countFacets, estimateFleet, facetsStatement, type Facet } from './facetsRepository.ts';
import { listChosenGroups, type FilterGroup, type SearchFilters } from './searchFilters.ts';

/** Up to so many cars every count is made live, dates included. */
const LIVE_FLEET = 5_000;
const KEPT_MS = 60_000;

export type CountFacets = (filters: SearchFilters) => Promise<string>;

/**
 * Counts the values beside every filter: each facet over all filters but its own. In a large fleet a broad selection
 * takes the database longer than a person waits; it is then counted without the dates and kept for a minute.
 */
export function makeFacetCounter(pool: Pool, clock: Context['clock']): CountFacets {
  const fleet = keep<number>(clock, KEPT_MS);
  const kept = keep<string>(clock, KEPT_MS);

  return async (filters) => {
    const size = await fleet('size', () => estimateFleet(pool));
    const chosen = listChosenGroups(filters);
    const own = allFacets.filter((facet) => chosen.includes(facet));
    const selections = [
      { groups: chosen, facets: allFacets.filter((facet) => !own.includes(facet)) },
      ...own.map((facet) => ({ groups: chosen.filter((group) => group !== facet), facets: [facet] })),
    ];
    const counted = await Promise.all(
      selections.map(({ groups, facets }) =>
        size <= LIVE_FLEET || isNarrow(groups)
          ? countLive(pool, filters, groups, facets)
          : countKept(pool, kept, filters, groups, facets),
      ),
    );
    return `{${counted.filter((text) => text !== '').join(',')}}`;
  };
}

/** A place and one filter more, or free text, leave few enough cars to count on every request. */
function isNarrow(groups: readonly FilterGroup[]): boolean {
  const others = groups.filter((group) => group !== 'dates' && group !== 'city');
  return groups.includes('model') || (groups.includes('city') && others.length > 0);
}

async function countLive(
  pool: Pool,
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  facets: readonly Facet[],
): Promise<string> {
  const texts = await countFacets(pool, facetsStatement(filters, groups, facets));
  return facets.map((facet) => `"${facet}":${texts[facet] ?? 'null'}`).join(',');
}

function countKept(
  pool: Pool,
  kept: Keep<string>,
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  facets: readonly Facet[],
): Promise<string> {
  const dateless = groups.filter((group) => group !== 'dates');
  const { text, values } = facetsStatement(filters, dateless, facets);
  return kept(JSON.stringify([text, values]), () => countLive(pool, filters, dateless, facets));
}
