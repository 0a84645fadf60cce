import { instantOf, localDateOf } from '#contract/domain/rentalTime.ts';
import { FieldError } from '#server/platform/http/apiError.ts';

/** The requested dates, as instants; `days` are the days charged. */
export interface RentalDates {
  readonly from: Date;
  readonly to: Date;
}

const DAY = 24 * 3_600_000;
const LONGEST_RENTAL_DAYS = 366;
const FURTHEST_DAYS = 2 * 366;

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
  // A bare date of today means the day, even after ten in the morning.
  const isPast = query.from.includes('T') ? from < now : query.from < localDateOf(now);
  if (isPast) throw new FieldError({ from: 'datePast' });
  if (to <= from) throw new FieldError({ to: 'dateReversed' });
  refuseTooLong({ from, to });
  if (to.getTime() - now.getTime() > FURTHEST_DAYS * DAY) throw new FieldError({ to: 'dateTooFar' });
  return { from, to };
}

/** The dates of a rental that is to be: both of them. Unlike a search for today it begins at a moment, which is ahead. */
export function requireRentalDates(
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): RentalDates {
  const dates = readRentalDates(query, now);
  if (dates === null) throw new FieldError({ from: 'dateMissing' });
  if (dates.from < now) throw new FieldError({ from: 'datePast' });
  return dates;
}

export function refuseTooLong({ from, to }: RentalDates): void {
  if (to.getTime() - from.getTime() > LONGEST_RENTAL_DAYS * DAY) throw new FieldError({ to: 'rentalTooLong' });
}
