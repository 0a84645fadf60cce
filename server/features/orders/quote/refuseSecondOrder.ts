import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import { findOwnOrder } from './offerRepository.ts';

/** Whoever has ordered the car for these dates already is told which order that is: another one is never wanted. */
export async function refuseSecondOrder(
  db: Kysely<Database>,
  clientId: number | null,
  carId: number,
  dates: RentalDates,
): Promise<void> {
  const orderId = clientId === null ? null : await findOwnOrder(db, clientId, carId, dates);
  if (orderId !== null) throw new ApiError(409, 'ALREADY_ORDERED', {}, { order_id: orderId });
}
