import { FieldError } from '#server/platform/http/apiError.ts';
import type { RentalDates } from './rentalDates.ts';
import { listRentalDays } from './rentalDays.ts';

/** The days charged; fewer than the car is rented for at least are refused. */
export function requireDays(dates: RentalDates, minDays: number): readonly string[] {
  const days = listRentalDays(dates);
  if (days.length < minDays) throw new FieldError({ to: { key: 'rentalTooShort', values: { limit: minDays } } });
  return days;
}
