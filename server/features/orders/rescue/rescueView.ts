import type { HeldCar, Order } from '#contract/calls/orders.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import type { OrderViewRow } from '../orderViewRepository.ts';
import { visiblePlace } from '../visibleContacts.ts';
import type { Viewer } from '../viewer.ts';
import { findNumber, findSubstitute, type HeldView, listHeldViews } from './heldCarsRepository.ts';

export type Rescue = Pick<Order, 'held_cars' | 'substitute' | 'substitute_for'>;

/** What an owner's cancellation led to; the owners know nothing of each other by it. */
export async function rescueOf(
  db: Context['db'],
  row: OrderViewRow,
  viewer: Viewer,
  language: Language,
): Promise<Rescue> {
  if (viewer === 'owner') return { held_cars: [], substitute: null, substitute_for: null };
  const held = row.held_until === null ? [] : await listHeldViews(db, row.id, language);
  const taken = row.status === 'cancelled' ? await findSubstitute(db, row.id) : undefined;
  const former = row.substitute_for === null ? undefined : await findNumber(db, row.substitute_for);
  return {
    held_cars: held.map((car) => toHeldCar(car, row, viewer)),
    substitute: taken ? { id: taken.id, number: taken.number } : null,
    substitute_for:
      row.substitute_for === null || former === undefined ? null : { id: row.substitute_for, number: former },
  };
}

function toHeldCar(
  { car_id, slug, brand, model, year, image, until, quote, pick_up, drop_off }: HeldView,
  row: OrderViewRow,
  viewer: Viewer,
): HeldCar {
  const { payment_way, prepaid } = row;
  const due = payment_way === 'full' ? quote.total : quote.prepaid;
  return {
    car_id,
    car: { id: car_id, slug, brand, model, year, image },
    total: quote.total,
    prepaid: due,
    back: prepaid - due,
    terms: quote.terms,
    pick_up: visiblePlace(row, viewer, pick_up),
    drop_off: visiblePlace(row, viewer, drop_off),
    until: until.toISOString(),
  };
}
