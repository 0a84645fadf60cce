import type { Kysely } from 'kysely';
import { hoursOn } from '#contract/domain/openingHours.ts';
import { upcomingStatuses } from '#contract/domain/orderMachine.ts';
import type { DayHours, PlaceHours } from '#contract/calls/places.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { askedPlace, findHandOvers } from '#server/features/rental/findHandOver.ts';
import type { CarPlace } from '#server/features/rental/handOver.ts';
import type { PlaceRow } from './orderPlacesRepository.ts';
import type { OrderViewRow } from './orderViewRepository.ts';

/** When the places of an order that is not over are served on its days, as their owner has it now. */
export async function placeHoursOf(db: Kysely<Database>, order: OrderViewRow): Promise<PlaceHours> {
  const isAhead = upcomingStatuses.some((status) => status === order.status);
  if (!isAhead) return { pick_up_hours: null, drop_off_hours: null };
  const places = { pick_up: askedPlace(order.pick_up), drop_off: askedPlace(order.drop_off) };
  const found = (await findHandOvers(db, [order.car_id], places)).get(order.car_id);
  return {
    pick_up_hours: hoursAt(found?.pick_up, order.pick_up, order.from),
    drop_off_hours: hoursAt(found?.drop_off, order.drop_off, order.to),
  };
}

function hoursAt(found: CarPlace | undefined, agreed: PlaceRow, at: Date): DayHours | null {
  // A car may stand elsewhere by now; the hours of that place say nothing about the one that was agreed.
  if (found === undefined || found.id !== agreed.id) return null;
  return hoursOn(found.opening, localMomentOf(at).slice(0, 10)) ?? { from: null, to: null };
}
