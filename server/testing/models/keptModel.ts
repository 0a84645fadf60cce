import assert from 'node:assert/strict';
import { getOrder } from '#contract/calls/orders/orders.ts';
import { refundOf } from '#server/features/orders/cancel/cancellation.ts';
import { findOrder } from '#server/features/orders/orderRepository.ts';
import { drainJobs } from '../drainJobs.ts';
import { note, payAtBank, type State } from './modelState.ts';
import { post } from '../people/people.ts';

/**
 * Whatever has happened to a paid order since: the fee of a cancellation by its client never falls, and the final fee is
 * no less. Stores the current fees.
 */
export async function checkKept({ place, made, kept }: State): Promise<void> {
  const { db, clock } = place.app.context;
  const { rows } = await place.app.context.pool.query<{ id: number }>(
    `select id from orders where id = any($1) and paid_at is not null and (status = 'confirmed' or status = 'cancelled' and cancelled_by in ('client', 'system'))`,
    [made.map(({ id }) => id)],
  );
  for (const { id } of rows) {
    const before = kept.get(id) ?? 0;
    // An admin may refund more afterwards: it is checked once.
    if (before === null) continue;
    const order = await findOrder(db, id);
    if (order === undefined) continue;
    const isOver = order.status === 'cancelled';
    if (isOver && (await isGesture(place, id))) continue;
    const now = isOver ? order.prepaid - order.refund : refundOf(order, 'client', clock()).kept;
    assert.ok(now >= before, `order ${id}: a cancellation kept ${before}, now it keeps ${now}`);
    kept.set(id, isOver ? null : now);
  }
}

async function isGesture({ app }: State['place'], id: number): Promise<boolean> {
  const { rowCount } = await app.context.pool.query(
    "select from order_events where order_id = $1 and event = 'refund'",
    [id],
  );
  return rowCount !== 0;
}

/** The order that was made last is paid, loses free cancellation, takes the cheapest car and is cancelled. */
export async function endKept(state: State, cheapCarId: number): Promise<void> {
  const { place } = state;
  const last = state.made.at(-1);
  if (last === undefined) return;
  await payAtBank(state, last, {}, 1);
  await drainJobs(place.app);
  const past = new Date(place.clock().getTime() - 1);
  await place.app.context.pool.query('update orders set free_until = $2 where id = $1', [last.id, past]);
  await checkKept(state);
  const changed = await post(last.client, `/api/orders/${last.id}/changes`, { car_id: cheapCarId });
  assert.equal(changed.status, 201, changed.text);
  const event = getOrder.response.parse(changed.body).order.events.at(-1)?.event;
  note(state, changed.status, `${event} by client`);
  await checkKept(state);
  note(state, (await post(last.client, `/api/orders/${last.id}/cancel`)).status, 'cancel by client');
  await checkKept(state);
}
