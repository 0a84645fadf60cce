import { instantOf, localDateOf, startOfDay } from '#contract/domain/rentalTime.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';

const DAY = 24 * 3_600_000;
const LONGEST_DAYS = 366;
const FURTHEST_DAYS = 2 * 366;

/**
 * Reads the ends of a block; one that is not given stays as it was. Nothing is blocked in the past: what is new begins
 * today at the earliest and ends later than now.
 */
export function readBlockDates(
  dates: { readonly from?: string | undefined; readonly to?: string | undefined },
  before: RentalDates | null,
  now: Date,
): RentalDates {
  const from = readEnd('from', dates.from, before?.from);
  const to = readEnd('to', dates.to, before?.to);
  const isMoved = (end: 'from' | 'to', instant: Date) => before?.[end].getTime() !== instant.getTime();
  if (isMoved('from', from) && from < startOfDay(localDateOf(now))) throw new FieldError({ from: 'datePast' });
  if (to <= from) throw new FieldError({ to: 'dateReversed' });
  if (isMoved('to', to) && to <= now) throw new FieldError({ to: 'datePast' });
  if (to.getTime() - from.getTime() > LONGEST_DAYS * DAY) throw new FieldError({ to: 'blockTooLong' });
  if (to.getTime() - now.getTime() > FURTHEST_DAYS * DAY) throw new FieldError({ to: 'dateTooFar' });
  return { from, to };
}

function readEnd(end: 'from' | 'to', moment: string | undefined, before: Date | undefined): Date {
  const instant = moment === undefined ? before : instantOf(moment);
  if (instant === undefined) throw new FieldError({ [end]: 'dateMissing' });
  if (instant === null) throw new FieldError({ [end]: 'dateInvalid' });
  return instant;
}
