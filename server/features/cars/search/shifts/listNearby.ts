import type { NearbyDates } from '#contract/calls/cars/search.ts';
import { MOST_FLEXIBLE } from '#contract/domain/limits.ts';
import type { Context } from '#server/context.ts';
import { readFilters } from '../readFilters.ts';
import { findPlaces } from '../readPage.ts';
import { countFound } from '../searchCars.ts';
import type { ParsedSearchQuery } from '../searchFilters.ts';
import { TOTAL_CAP } from '../searchRepository.ts';
import { shiftSearch } from './listShifts.ts';

/** How many cars a search finds some days earlier and later, and what the cheapest costs: in a fleet of any size along indexes. */
export async function listNearby(
  { pool, clock }: Pick<Context, 'pool' | 'clock'>,
  query: ParsedSearchQuery,
): Promise<NearbyDates> {
  const now = clock();
  const asked = await readFilters(pool, query, now);
  const dates: NearbyDates = [];
  // One after another: a search takes one connection at a time.
  for (let days = -MOST_FLEXIBLE; days <= MOST_FLEXIBLE; days += 1) {
    const filters = shiftSearch(asked, days, now);
    if (filters === null) continue;
    const [cheapest] = await findPlaces(pool, filters, 'price_asc');
    const { from = '', to = '' } = filters.query;
    dates.push({
      from,
      to,
      count: Math.min(await countFound(pool, [filters]), TOTAL_CAP),
      // With dates the key of this order is the total.
      total_from: cheapest?.[1] ?? null,
    });
  }
  return dates;
}
