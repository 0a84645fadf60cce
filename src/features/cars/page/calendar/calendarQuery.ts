import type { LocalDay } from '#src/features/dates/localDay.ts';
import { addDays } from '#src/features/dates/localDay.ts';

/** One call gives at most 190 days: two calls cover the year that can be planned. */
export const daysOfCall = 190;

/** The days that one call gives, beginning with this one. */
export const calendarQuery = (first: LocalDay) => ({ from: first, to: addDays(first, daysOfCall - 1) });
