import { MOST_CALENDAR_DAYS } from '#contract/calls/blocks.ts';
import { addDays, localDateOf, startOfDay } from '#contract/domain/rentalTime.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';

const DAY = 24 * 3_600_000;
const USUAL_DAYS = 21;
/** Years of which PostgreSQL and JavaScript speak alike. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9000-01-01';

export interface CalendarWindow {
  readonly from: string;
  readonly to: string;
  /** From the first midnight to the last. */
  readonly span: RentalDates;
}

/** The days a calendar is asked for, both included. */
export function readWindow(
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): CalendarWindow {
  const from = query.from ?? localDateOf(now);
  if (from < FIRST_DAY || from > LAST_DAY) throw new FieldError({ from: 'dateTooFar' });
  const to = query.to ?? addDays(from, USUAL_DAYS - 1);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  if (days < 1) throw new FieldError({ to: 'dateReversed' });
  if (days > MOST_CALENDAR_DAYS) throw new FieldError({ to: 'calendarTooLong' });
  return { from, to, span: { from: startOfDay(from), to: startOfDay(addDays(to, 1)) } };
}
