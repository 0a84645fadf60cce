import { isRentable } from '#src/features/dates/rentalRange.ts';
import type { SearchFilters } from './searchFilters.ts';
import { changeFilters } from './searchFilters.ts';

/** Whether an address names dates that are over or too far ahead. `now` is the server's, ms since the Unix epoch. */
export const areDatesUnusable = ({ from, to }: SearchFilters, now: number): boolean =>
  from !== undefined && to !== undefined && !isRentable({ from, to }, now);

export const withoutDates = (filters: SearchFilters): SearchFilters =>
  changeFilters(filters, { from: undefined, to: undefined });
