import { getOrder } from '#contract/calls/orders/orders.ts';
import { addDays, instantOf, localDateOf } from '#contract/domain/rentalTime.ts';
import { drainJobs } from '../drainJobs.ts';
import { note, payAtBank, type State } from './modelState.ts';
import { post } from '../people/people.ts';
import { ordered } from '../people/renters.ts';

/** An owner cancels what is paid, and the client takes a car that is held in its place. */
export async function endRescue(state: State): Promise<void> {
  const { place } = state;
  const today = localDateOf(place.clock());
  const { id, from } = await ordered(place, place.client, { from: addDays(today, 50), to: addDays(today, 52) });
  state.made.push({ id, client: place.client, from: instantOf(from) ?? place.clock() });
  note(state, 201, 'book by client');
  await payAtBank(state, { id, client: place.client, from: place.clock() }, {}, 1);
  await drainJobs(place.app);
  note(state, (await post(place.owner, `/api/orders/${id}/cancel`)).status, 'cancel by owner');
  await rescueOne(state, 1);
}

/** A client for whom cars are held takes one of them, or the money. */
export async function rescueOne(state: State, which: number): Promise<void> {
  const { place, made } = state;
  const { rows } = await place.app.context.pool.query<{ order_id: number; car_id: number }>(
    'select order_id, car_id from held_cars order by order_id desc, place limit 6',
  );
  const held = rows[which % Math.max(1, rows.length)];
  const lost = made.find(({ id }) => id === held?.order_id);
  if (held === undefined || lost === undefined) return;
  if (which % 2 === 0)
    return note(state, (await post(lost.client, `/api/orders/${lost.id}/release`)).status, 'release by client');
  const answer = await post(lost.client, `/api/orders/${lost.id}/substitute`, { car_id: held.car_id });
  note(state, answer.status, 'substitute by client');
  if (answer.status !== 201) return;
  state.acknowledged['take_over by client'] = (state.acknowledged['take_over by client'] ?? 0) + 1;
  made.push({ ...lost, id: getOrder.response.parse(answer.body).order.id });
}
