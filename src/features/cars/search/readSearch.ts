import { isRentable } from '#src/features/dates/rentalRange.ts';
import type { SearchFilters } from './searchFilters.ts';
import { readFilters, changeFilters } from './searchFilters.ts';

/** Whether an address names dates that are over or too far ahead. `now` is the server's, ms since the Unix epoch. */
const areDatesUnusable = ({ from, to }: SearchFilters, now: number): boolean =>
  from !== undefined && to !== undefined && !isRentable({ from, to }, now);

const withoutDates = (filters: SearchFilters): SearchFilters =>
  changeFilters(filters, { from: undefined, to: undefined });

/** A search as an address asks for it. */
export interface AskedSearch {
  readonly filters: SearchFilters;
  /** The address names dates that are over or too far ahead: they are left out of the search. */
  readonly hasUnusableDates: boolean;
  /** Where in the list the page begins, in the server's words; null is its beginning. */
  readonly cursor: string | null;
}

/** What the server gives as a cursor; anything else is none. */
const cursorPattern = /^[\w-]{1,500}$/;

/** `now` is the server's, ms since the Unix epoch. */
export function readSearch(search: URLSearchParams, now: number): AskedSearch {
  const asked = readFilters(search);
  const hasUnusableDates = areDatesUnusable(asked, now);
  const cursor = search.get('cursor') ?? '';
  return {
    filters: hasUnusableDates ? withoutDates(asked) : asked,
    hasUnusableDates,
    // Without its dates a list has another order, and other cursors.
    cursor: !hasUnusableDates && cursorPattern.test(cursor) ? cursor : null,
  };
}
