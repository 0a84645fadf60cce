import type { LocalDay } from '#src/features/dates/localDay.ts';
import { addDays } from '#src/features/dates/localDay.ts';

/** The maximum of days per request: two requests cover the year that can be planned. */
export const daysOfCall = 190;

/** The days of one request, starting with this one. */
export const calendarQuery = (first: LocalDay) => ({ from: first, to: addDays(first, daysOfCall - 1) });
