import type { Pool } from 'pg';
import type { Relaxation } from '#contract/calls/search.ts';
import { withinTime } from '#server/platform/db/withinTime.ts';
import { groupParameters, listChosenGroups, type FilterGroup, type SearchFilters } from './searchFilters.ts';
import { countCars, TOTAL_CAP, totalsStatement } from './searchRepository.ts';

const MOST_RELAXATIONS = 5;
/** Pairs are tried among so many filters: 28 counts at most. */
const MOST_PAIRED = 8;
/** An empty search is better told at once without advice. */
const LONGEST_MS = 1_000;

/** What an empty search finds when one filter is dropped, or two when one is not enough; best first. */
export async function relaxSearch(pool: Pool, filters: SearchFilters): Promise<readonly Relaxation[]> {
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
