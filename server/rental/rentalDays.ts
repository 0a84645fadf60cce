import { localDateOf, type RentalDates } from './rentalDates.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** So late a car may come back without another day being charged. */
const GRACE_MINUTES = 59;

/** The days charged: a started 24 hours is a day. */
export function countRentalDays({ from, to }: RentalDates): number {
  const minutes = Math.ceil((to.getTime() - from.getTime()) / MINUTE);
  return Math.max(1, Math.ceil((minutes - GRACE_MINUTES) / DAY_MINUTES));
}

/** The local date on which each charged day starts. */
export function listRentalDays(dates: RentalDates): readonly string[] {
  return Array.from({ length: countRentalDays(dates) }, (_, index) =>
    localDateOf(new Date(dates.from.getTime() + index * DAY_MINUTES * MINUTE)),
  );
}
