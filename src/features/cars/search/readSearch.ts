import { isRentable } from '#src/features/dates/rentalRange.ts';
import type { SearchFilters } from './searchFilters.ts';
import { readFilters, changeFilters } from './searchFilters.ts';

/** Whether the dates in a URL have passed or are too far ahead. `now` is server time, ms since the Unix epoch. */
const areDatesUnusable = ({ from, to }: SearchFilters, now: number): boolean =>
  from !== undefined && to !== undefined && !isRentable({ from, to }, now);

const withoutDates = (filters: SearchFilters): SearchFilters =>
  changeFilters(filters, { from: undefined, to: undefined, flexible: undefined });

/** A search as read from a URL. */
export interface UrlSearch {
  readonly filters: SearchFilters;
  /** The URL has dates that have passed or are too far ahead; they are dropped from the search. */
  readonly hasUnusableDates: boolean;
  /** The server's cursor of the first page; null for the beginning. */
  readonly cursor: string | null;
}

/** The format of the server's cursors; anything else is ignored. */
const cursorPattern = /^[\w-]{1,500}$/;

/** `now` is server time, ms since the Unix epoch. */
export function readSearch(search: URLSearchParams, now: number): UrlSearch {
  const filters = readFilters(search);
  const hasUnusableDates = areDatesUnusable(filters, now);
  const cursor = search.get('cursor') ?? '';
  return {
    filters: hasUnusableDates ? withoutDates(filters) : filters,
    hasUnusableDates,
    // Without its dates the list has another order and other cursors.
    cursor: !hasUnusableDates && cursorPattern.test(cursor) ? cursor : null,
  };
}
