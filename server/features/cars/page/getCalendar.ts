import type { CalendarDay } from '#contract/calls/cars/carPage.ts';
import { hoursOn } from '#contract/domain/openingHours.ts';
import type { Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { priceDay } from '#contract/domain/money/priceDay.ts';
import { findCalendar } from './carRepository.ts';

const MOST_DAYS = 190;
const DAY = 24 * 3_600_000;

/** Free and taken days of a car from one date to another, both included, with price and hours of each. */
export async function getCalendar(
  { pool, clock }: Pick<Context, 'pool' | 'clock'>,
  carId: number,
  from: string,
  to: string,
): Promise<CalendarDay[]> {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  if (count < 1) throw new FieldError({ to: 'dateReversed' });
  if (count > MOST_DAYS) throw new FieldError({ to: 'calendarTooLong' });
  const found = await findCalendar(pool, carId, from, to);
  if (found === null) throw new ApiError(404, 'NOT_FOUND');
  const taken = new Set(found.taken);
  const today = localDateOf(clock());
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(from, index);
    return {
      date,
      is_free: date >= today && !taken.has(date),
      price: priceDay(found.rules, date, 1).price,
      hours: hoursOn(found.opening, date),
    };
  });
}
