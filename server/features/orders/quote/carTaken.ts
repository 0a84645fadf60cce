import type { Kysely } from 'kysely';
import { isOpenAt } from '#contract/domain/openingHours.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { CarPlace, HandOver } from '#server/features/rental/handOver.ts';
import { type RentalDates } from '#server/features/rental/rentalDates.ts';
import { findFreeShifts } from './offerRepository.ts';

const DAY = 24 * 3_600_000;
const FREE_DATES = 3;

/** The refusal of taken dates, with the next ones of the same length that are free and open. */
export async function carTaken(
  db: Kysely<Database>,
  carId: number,
  dates: RentalDates,
  hand_over: Readonly<Record<keyof HandOver, Pick<CarPlace, 'opening'>>> | null = null,
): Promise<ApiError> {
  const found = await findFreeShifts(db, carId, dates);
  const moment = (instant: Date, days: number) => localMomentOf(new Date(instant.getTime() + days * DAY));
  const free = (found?.shifts ?? [])
    .map((days) => ({ from: moment(dates.from, days), to: moment(dates.to, days) }))
    .filter(({ from, to }) => {
      const [pickUp, dropOff] = [hand_over?.pick_up ?? found, hand_over?.drop_off ?? found];
      return pickUp && dropOff && isOpenAt(pickUp.opening, from) && isOpenAt(dropOff.opening, to);
    });
  return new ApiError(409, 'CAR_TAKEN', {}, { free_dates: free.slice(0, FREE_DATES) });
}
