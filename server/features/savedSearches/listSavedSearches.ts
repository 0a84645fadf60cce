import type { SavedSearch, Waiting } from '#contract/calls/savedSearches/savedSearches.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { type FoundRow, listFound } from './knownCarsRepository.ts';
import { listSearches, type SearchRow } from './savedSearchRepository.ts';
import { isAsleep } from './searchState.ts';
import { listWaits } from './waits/waitRepository.ts';

/** Cards of cars in the order of their ids, as the text of a JSON array; app.ts passes the cars' own. */
export type ListCards = (context: Context, ids: readonly number[], language: Language) => Promise<string>;

/** All saved searches of a user as JSON text, with the cards of what was found. */
export async function listSavedSearches(
  context: Context,
  listCards: ListCards,
  userId: number,
  language: Language,
): Promise<string> {
  const { db, clock } = context;
  const now = clock();
  const found = Map.groupBy(await listFound(db, userId), ({ search_id }) => search_id);
  const searches = (await listSearches(db, userId)).map((row) => viewSearch(row, found.get(row.id) ?? [], now));
  const waiting = (await listWaits(db, userId, now)).map(({ car_id, from, to, told_at }): Waiting => ({
    car_id,
    from: localMomentOf(from),
    to: localMomentOf(to),
    told_at: told_at?.toISOString() ?? null,
  }));
  const ids = [...searches.flatMap((search) => search.found), ...waiting].map(({ car_id }) => car_id);
  const cards = await listCards(context, [...new Set(ids)], language);
  return `{"status":"success","saved_searches":${JSON.stringify(searches)},"waiting":${JSON.stringify(waiting)},"cars":${cards}}`;
}

export function viewSearch(row: SearchRow, found: readonly FoundRow[], now: Date): SavedSearch {
  return {
    id: row.id,
    name: row.name,
    filters: row.filters,
    alerts: [...row.alerts],
    is_asleep: isAsleep(row.filters, now),
    created_at: row.created_at.toISOString(),
    unseen_count: Number(found[0]?.unseen_count ?? 0),
    found: found.flatMap(({ car_id, reason, price, former_price, changed_at }) =>
      reason === null || changed_at === null
        ? []
        : [
            {
              car_id,
              reason,
              price,
              former_price,
              at: changed_at.toISOString(),
              is_unseen: changed_at > row.seen_at,
            },
          ],
    ),
  };
}
