import { shiftMoment } from '#contract/domain/rentalTime.ts';
import { readRentalDates, type RentalDates } from '#server/features/rental/rentalDates.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import type { SearchFilters, Shifts } from '../searchFilters.ts';

/**
 * A search at its own dates and, where it is flexible, at those of some days earlier and later, the nearest first. Each
 * leaves out the cars that are had on nearer dates, so that together they are every car once.
 */
export function listShifts(filters: SearchFilters, now: Date): Shifts {
  const { flexible = 0 } = filters.query;
  if (filters.dates === null || flexible === 0) return [filters];
  const nearer: RentalDates[] = [filters.dates];
  const shifts: [SearchFilters, ...SearchFilters[]] = [filters];
  for (const days of Array.from({ length: flexible }, (_, index) => [-index - 1, index + 1]).flat()) {
    const shift = shiftSearch(filters, days, now);
    if (!shift?.dates) continue;
    shifts.push({ ...shift, nearer: [...nearer] });
    nearer.push(shift.dates);
  }
  return shifts;
}

/** A search so many days later, or earlier; null where those dates cannot be rented, and without dates. */
export function shiftSearch(filters: SearchFilters, days: number, now: Date): SearchFilters | null {
  const { from, to } = filters.query;
  if (from === undefined || to === undefined) return null;
  const query = { ...filters.query, from: shiftMoment(from, days), to: shiftMoment(to, days) };
  try {
    const dates = readRentalDates(query, now);
    return dates && { ...filters, query, dates, days: listRentalDays(dates) };
  } catch (error) {
    if (error instanceof FieldError) return null;
    throw error;
  }
}
