import type { SavedFilters } from '#contract/calls/savedSearches/savedSearches.ts';
import { SearchQuery } from '#contract/calls/cars/search.ts';
import { readRentalDates } from '#server/features/rental/rentalDates.ts';
import { FieldError } from '#server/platform/http/apiError.ts';

/** The query of a search, read by the schema of the search itself; what that refuses is under the names of the filters. */
export function readQuery(filters: SavedFilters) {
  return SearchQuery.parse(filters);
}

/** Whether the dates of a search can be searched no more: they have begun. */
export function isAsleep(filters: Pick<SavedFilters, 'from' | 'to'>, now: Date): boolean {
  try {
    readRentalDates(filters, now);
    return false;
  } catch (error) {
    if (error instanceof FieldError) return true;
    throw error;
  }
}

/** Refuses dates that cannot be searched, under their names within the filters. */
export function checkDates(filters: SavedFilters, now: Date): void {
  try {
    readRentalDates(filters, now);
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    throw new FieldError(
      Object.fromEntries(Object.entries(error.fields).map(([name, text]) => [`filters.${name}`, text])),
    );
  }
}
