import { FieldError } from '#server/http/apiError.ts';

/** What a client asked for, as instants; `days` are the days charged. */
export interface RentalDates {
  readonly from: Date;
  readonly to: Date;
}

/** Georgia keeps UTC+4 all the year. */
const OFFSET_MINUTES = 240;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PICK_UP_TIME = '10:00';
const LONGEST_RENTAL_DAYS = 366;
const FURTHEST_DAYS = 2 * 366;

/** The instant of a local moment, null when the calendar or the clock has no such moment. */
export function instantOf(moment: string): Date | null {
  const [date = '', time = PICK_UP_TIME] = moment.split('T');
  const instant = new Date(`${date}T${time}:00+04:00`);
  return !Number.isNaN(instant.getTime()) && localMomentOf(instant) === `${date}T${time}` ? instant : null;
}

/** The local moment of an instant, `YYYY-MM-DDTHH:mm`. */
export function localMomentOf(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MINUTES * MINUTE).toISOString().slice(0, 16);
}

/** The day in Georgia, `YYYY-MM-DD`. */
export function localDateOf(instant: Date): string {
  return localMomentOf(instant).slice(0, 10);
}

/** The first instant of the next day in Georgia. */
export function startOfTomorrow(now: Date): Date {
  return new Date(Date.parse(addDays(localDateOf(now), 1)) - OFFSET_MINUTES * MINUTE);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** Reads `from` and `to` of a query; throws the field messages a client can act on. */
export function readRentalDates(
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): RentalDates | null {
  if (query.from === undefined && query.to === undefined) return null;
  if (query.from === undefined) throw new FieldError({ from: 'dateMissing' });
  if (query.to === undefined) throw new FieldError({ to: 'dateMissing' });
  const from = instantOf(query.from);
  if (from === null) throw new FieldError({ from: 'dateInvalid' });
  const to = instantOf(query.to);
  if (to === null) throw new FieldError({ to: 'dateInvalid' });
  // A bare date of today stands for the day, even after ten in the morning.
  const isPast = query.from.includes('T') ? from < now : query.from < localDateOf(now);
  if (isPast) throw new FieldError({ from: 'datePast' });
  if (to <= from) throw new FieldError({ to: 'dateReversed' });
  if (to.getTime() - from.getTime() > LONGEST_RENTAL_DAYS * DAY) throw new FieldError({ to: 'rentalTooLong' });
  if (to.getTime() - now.getTime() > FURTHEST_DAYS * DAY) throw new FieldError({ to: 'dateTooFar' });
  return { from, to };
}
