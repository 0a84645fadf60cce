import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { isPast, parseRange } from '#src/features/dates/rentalRange.ts';

/** The dates in a URL, unless they have passed: an old link still shows the car. `now` in ms since the Unix epoch. */
export function datesOf(search: URLSearchParams, now: number): RentalRange | null {
  const named = parseRange(search.get('from'), search.get('to'));
  return named && !isPast(named, now) ? named : null;
}
