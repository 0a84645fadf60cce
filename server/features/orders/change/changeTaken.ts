import type { Kysely } from 'kysely';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { HandOver } from '#server/features/rental/handOver.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import type { OrderRow } from '../orderRow.ts';
import { carTaken } from '../quote/carTaken.ts';
import { findFreeUntil } from './changeRepository.ts';

/** The refusal of taken dates: until when the car can be kept, and where it is to be another time, when that is free. */
export async function changeTaken(
  db: Kysely<Database>,
  order: OrderRow,
  carId: number,
  dates: RentalDates,
  hand_over: HandOver | null,
): Promise<ApiError> {
  const isOnlyLonger = carId === order.car_id && dates.from.getTime() === order.from.getTime();
  if (!isOnlyLonger) return carTaken(db, carId, dates, hand_over);
  const until = await findFreeUntil(db, order.id);
  return new ApiError(409, 'CAR_TAKEN', {}, until === null ? {} : { free_until: localMomentOf(until) });
}
