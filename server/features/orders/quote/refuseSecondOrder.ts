import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import { findOwnOrder } from './offerRepository.ts';

/** Refuses a second order of the same car for overlapping dates by the same client, naming the first. */
export async function refuseSecondOrder(
  db: Kysely<Database>,
  clientId: number | null,
  carId: number,
  dates: RentalDates,
): Promise<void> {
  const orderId = clientId === null ? null : await findOwnOrder(db, clientId, carId, dates);
  if (orderId !== null) throw new ApiError(409, 'ALREADY_ORDERED', {}, { order_id: orderId });
}
