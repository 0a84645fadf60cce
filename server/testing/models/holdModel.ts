import assert from 'node:assert/strict';
import { getOrder } from '#contract/calls/orders/orders.ts';
import { expireOrders } from '#server/features/orders/deadlines/expireOrders.ts';
import { addDays, instantOf, localDateOf } from '#contract/domain/rentalTime.ts';
import { remindOfPayment } from '#server/features/orders/deadlines/remind.ts';
import { dropDeposit } from '../deposits.ts';
import { drainJobs } from '../drainJobs.ts';
import { note, payAtBank, type State } from './modelState.ts';
import { post } from '../people/people.ts';
import { ordered } from '../people/renters.ts';

const HOUR = 3_600_000;

/** The bank voids the money of a request by itself; it is accepted, its client is reminded, and pays. */
export async function endHolds(state: State, carId: number): Promise<void> {
  const { place } = state;
  const today = localDateOf(place.clock());
  const dates = { from: `${addDays(today, 90)}T10:00`, to: `${addDays(today, 92)}T10:00` };
  // Changes of its other orders may have left it with instant booking.
  await place.app.context.pool.query('update cars set needs_confirmation = true where id = $1', [carId]);
  const { id, from } = await ordered({ carId }, place.client, dates);
  const made = { id, client: place.client, from: instantOf(from) ?? place.clock() };
  state.made.push(made);
  note(state, 201, 'request by client');
  await payAtBank(state, made, {}, 1);
  await drainJobs(place.app);
  // The bank has not reported it: the capture finds it out.
  assert.ok(await dropDeposit(place, id, false, 'order'));
  note(state, (await post(place.owner, `/api/orders/${id}/accept`)).status, 'accept by owner');
  await drainJobs(place.app);
  place.clock.advance(7 * HOUR);
  await expireOrders(place.app.context);
  await remindOfPayment(place.app.context);
  await payAtBank(state, made, {}, 1);
  await drainJobs(place.app);
  const { order } = getOrder.response.parse((await place.client.inject(`/api/orders/${id}`)).body);
  const events = order.events.map(({ event }) => event);
  assert.deepEqual(events, ['request', 'accept', 'drop_hold', 'remind_pay', 'pay']);
}
