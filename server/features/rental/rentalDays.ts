import { countRentalDays, localDateOf } from '#contract/domain/rentalTime.ts';
import type { RentalDates } from './rentalDates.ts';

const DAY = 24 * 3_600_000;

/** The local date on which each charged day starts. */
export function listRentalDays(dates: RentalDates): readonly string[] {
  return Array.from({ length: countRentalDays(dates) }, (_, index) =>
    localDateOf(new Date(dates.from.getTime() + index * DAY)),
  );
}
