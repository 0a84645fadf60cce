import type { Pool } from 'pg';
import type { Facets } from '#contract/calls/cars/search.ts';
import type { Context } from '#server/context.ts';
import { withinTime } from '#server/platform/db/withinTime.ts';
import { createCache } from '#server/platform/createCache.ts';
import { countFacets, estimateFleet, type Facet, facetsStatement, type FacetTexts } from './facetsRepository.ts';
import { listSelections, type Selection } from './facetSelections.ts';
import { nameHot } from '../hotStatements.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { TOTAL_CAP } from '../searchRepository.ts';
import { steadyNow } from '#server/platform/systemClock.ts';

export interface FacetLimits {
  /** Larger fleets are counted by a sample of about so many cars: the time no longer grows with the fleet. */
  readonly sampledCars: number;
  /** How long a fleet may be counted exactly, and one sample taken. */
  readonly exactMs: number;
  readonly sampleMs: number;
}

const defaultLimits: FacetLimits = { sampledCars: 50_000, exactMs: 250, sampleMs: 1_000 };
const CACHED_MS = 60_000;

export type FleetSize = () => Promise<number>;

/** About how many cars there are, queried once a minute. */
export function makeFleetSize(pool: Pool, clock: Context['clock']): FleetSize {
  const cached = createCache<number>(clock, CACHED_MS);
  return () => cached('size', () => estimateFleet(pool));
}

export type CountFacets = (filters: SearchFilters) => Promise<string>;

/**
 * Counts the values beside every filter in a large fleet: each facet over all filters but its own. A selection is
 * counted exactly only if it has few cars and that takes little time; else by a sample, without the dates, cached for a
 * minute. When even that takes too long, older counts or none are better than a search that fails.
 */
export function makeFacetCounter(
  pool: Pool,
  clock: Context['clock'],
  limits = defaultLimits,
  fleetSize = makeFleetSize(pool, clock),
): CountFacets {
  const cached = createCache<FacetTexts>(clock, CACHED_MS);

  const countSample = async (
    filters: SearchFilters,
    { groups, facets }: Selection,
    size: number,
  ): Promise<FacetTexts> => {
    const dateless = groups.filter((group) => group !== 'dates');
    const samplePercent = Math.min(100, Math.ceil((limits.sampledCars / size) * 100));
    const statement = facetsStatement(filters, dateless, facets, { samplePercent });
    const take = async (): Promise<FacetTexts> => {
      const counts = await withinTime(pool, limits.sampleMs, (connection) => countFacets(connection, statement));
      if (counts === null) throw new SampleTooSlow();
      return counts;
    };
    return cached(JSON.stringify([statement.text, statement.values]), take).catch((error: unknown) => {
      if (error instanceof SampleTooSlow) return {};
      throw error;
    });
  };

  return async (filters) => {
    const size = await fleetSize();
    const selections = listSelections(filters);
    const counted = await countFew(pool, filters, selections, limits.exactMs);
    const texts = await Promise.all(
      selections.map(async (selection, index) => counted[index] ?? countSample(filters, selection, size)),
    );
    return `{${selections.map(({ facets }, index) => writeFacets(facets, texts[index])).join(',')}}`;
  };
}

class SampleTooSlow extends Error {}

/** Exact counts of the selections in their order: null for one with many cars, and no more of them once time is up. */
async function countFew(
  pool: Pool,
  filters: SearchFilters,
  selections: readonly Selection[],
  milliseconds: number,
): Promise<readonly (FacetTexts | null)[]> {
  const counted: (FacetTexts | null)[] = [];
  const end = steadyNow() + milliseconds;
  await withinTime(pool, milliseconds, async (connection) => {
    for (const { groups, facets } of selections) {
      if (steadyNow() > end) return;
      const statement = facetsStatement(filters, groups, facets, { most: TOTAL_CAP });
      const texts = await countFacets(connection, nameHot(statement));
      counted.push(facets.every((facet) => texts[facet] === null) ? null : texts);
    }
  });
  return counted;
}

const noPrices = { min: 0, max: 0, counts: Array.from({ length: 20 }, () => 0) } satisfies Facets['price'];

function writeFacets(facets: readonly Facet[], texts: FacetTexts = {}): string {
  const none = (facet: Facet): string => (facet === 'price' ? JSON.stringify(noPrices) : '[]');
  return facets.map((facet) => `"${facet}":${texts[facet] ?? none(facet)}`).join(',');
}
