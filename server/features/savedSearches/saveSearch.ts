import type { Alert, changeSavedSearch, SavedFilters } from '#contract/calls/savedSearches/savedSearches.ts';
import type { SearchQuery } from '#contract/calls/cars/search.ts';
import type { Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import type { z } from 'zod';
import { type CarNow, MOST_CARS } from './compareCars.ts';
import { replaceKnownCars } from './knownCarsRepository.ts';
import { findSearch, insertSearch, type SearchRow, updateSearch } from './savedSearchRepository.ts';
import { checkDates, isAsleep, readQuery } from './searchState.ts';

/** The newest cars that fit a search, the taken ones too; app.ts and jobs.ts pass the cars' own. */
export type FindFitting = (
  context: Pick<Context, 'pool' | 'clock'>,
  query: z.output<typeof SearchQuery>,
  most: number,
) => Promise<readonly CarNow[]>;

interface Wanted {
  readonly name: string;
  readonly filters: SavedFilters;
  readonly alerts: readonly Alert[];
}

/** Each of them looks through the whole market. */
const SEARCHES_AN_HOUR = 60;

const limitSearches = (context: Context, userId: number): Promise<void> =>
  limitRate(context, { key: `saved:${userId}`, limit: SEARCHES_AN_HOUR, windowSeconds: 3600 });

/** Saves a search and remembers what fits it now, so that alerts are about what changes from here. */
export async function saveSearch(
  context: Context,
  findFitting: FindFitting,
  userId: number,
  wanted: Wanted,
): Promise<SearchRow> {
  const { db, mainPool, clock } = context;
  checkDates(wanted.filters, clock());
  await limitSearches(context, userId);
  const cars = await findFitting({ pool: mainPool, clock }, readQuery(wanted.filters), MOST_CARS);
  return db.transaction().execute(async (transaction) => {
    const search = await insertSearch(transaction, { userId, ...wanted, now: clock() });
    if (search === undefined) throw new FieldError({ name: 'tooManySearches' });
    await replaceKnownCars(transaction, search.id, cars);
    return search;
  });
}

/** Changes one's own search. Other filters, and alerts that were all off, begin anew: what fits then is known. */
export async function changeSearch(
  context: Context,
  findFitting: FindFitting,
  userId: number,
  id: number,
  { is_seen, ...wanted }: z.output<(typeof changeSavedSearch)['body']>,
): Promise<SearchRow> {
  const { db, mainPool, clock } = context;
  const now = clock();
  if (wanted.filters !== undefined) checkDates(wanted.filters, now);
  const before = await findSearch(db, userId, id);
  if (before === undefined) throw new ApiError(404, 'NOT_FOUND');
  const filters = wanted.filters ?? before.filters;
  const isSwitchedOn = before.alerts.length === 0 && (wanted.alerts?.length ?? 0) > 0;
  const isAnew = (wanted.filters !== undefined || isSwitchedOn) && !isAsleep(filters, now);
  // Before the transaction: waiting for a second connection while holding one can deadlock.
  if (isAnew) await limitSearches(context, userId);
  const cars = isAnew ? await findFitting({ pool: mainPool, clock }, readQuery(filters), MOST_CARS) : [];
  return db.transaction().execute(async (transaction) => {
    const search = await updateSearch(transaction, userId, id, {
      ...(wanted.name !== undefined && { name: wanted.name }),
      ...(wanted.filters !== undefined && { filters: wanted.filters }),
      ...(wanted.alerts !== undefined && { alerts: wanted.alerts }),
      ...(isAnew && { checked_at: now }),
      ...(is_seen && { seen_at: now }),
    });
    if (search === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (isAnew) await replaceKnownCars(transaction, id, cars);
    return search;
  });
}
