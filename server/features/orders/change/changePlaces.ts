import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { askedPlace, isPlain, listHandOvers } from '#server/features/rental/findHandOver.ts';
import type { HandOver } from '#server/features/rental/handOver.ts';
import type { OrderRow } from '../orderRow.ts';

/**
 * Where an order begins and ends, of a car of the same owner; null is where that stands. A place that the owner offers
 * no more stays that of its own car, and is none of another one.
 */
export async function changePlaces(
  db: Kysely<Database>,
  order: Pick<OrderRow, 'car_id' | 'pick_up' | 'drop_off'>,
  carId: number,
): Promise<HandOver | null> {
  const places = { pick_up: askedPlace(order.pick_up), drop_off: askedPlace(order.drop_off) };
  if (isPlain(places)) return null;
  const found = (await listHandOvers(db, [carId], places)).get(carId) ?? null;
  if (found === null && carId !== order.car_id) throw new FieldError({ car_id: 'changeCarLacks' });
  return found;
}
