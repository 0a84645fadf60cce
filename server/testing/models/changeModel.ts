import assert from 'node:assert/strict';
import { getOrder, type Order } from '#contract/calls/orders/orders.ts';
import { instantOf, localMomentOf } from '#contract/domain/rentalTime.ts';
import { expireOrders } from '#server/features/orders/deadlines/expireOrders.ts';
import { remindOfPayment } from '#server/features/orders/deadlines/remind.ts';
import { drainJobs } from '../drainJobs.ts';
import { post } from '../people/people.ts';
import { decisionOf, type MadeOrder, note, type State } from './modelState.ts';
import { payment, visitBank } from '../people/renters.ts';

const DAY = 24 * 3_600_000;

interface Draw {
  readonly which: number;
  readonly start: number;
  readonly days: number;
}

/** All that can happen to a change of an order: it is requested, answered, paid or withdrawn. */
export async function changeOne(state: State, draw: Draw): Promise<void> {
  const { place, made } = state;
  // Mostly changes that wait for a side.
  const { rows } = await place.app.context.pool.query<{ id: number }>(
    `select o.id from orders o join cars c on c.id = o.car_id
     where o.status in ('confirmed', 'active') and o.paid_at is not null
     order by $1 and exists (select from order_changes ch where ch.order_id = o.id and ch.status in ('asked', 'accepted')) desc,
       o.id desc limit 3`,
    [draw.which % 4 > 0],
  );
  const id = rows[draw.start % Math.max(1, rows.length)]?.id;
  const client = made.find((one) => one.id === id)?.client;
  if (id === undefined || client === undefined) return undefined;
  const seen = await client.inject(`/api/orders/${id}`);
  const { change, ...order } = getOrder.response.parse(seen.body).order;
  if (change === null) return askOne(state, { id, client }, order, draw);
  if (change.online > 0 && !change.is_reserved && draw.which % 2 === 0) {
    const bank = await payment(client, id, { purpose: 'change', purpose_id: change.id }).catch(() => null);
    if (bank?.redirect_url) await visitBank(place, client, bank, decisionOf(state, draw.which));
    return undefined;
  }
  const [answer, by] = (
    [
      ['accept', 'owner'],
      ['accept', 'owner'],
      ['decline', 'owner'],
      ['withdraw', 'client'],
    ] as const
  )[draw.start % 4] ?? ['accept', 'owner'];
  const browser = by === 'owner' ? place.owner : client;
  const answered = await post(browser, `/api/orders/${id}/changes/${change.id}/${answer}`);
  return note(state, answered.status, `${eventOf(answered)} by ${by}`);
}

/** Some days more or fewer, or all of them later, sometimes with another car. */
async function askOne(
  state: State,
  { id, client }: Pick<MadeOrder, 'id' | 'client'>,
  { from, to, status }: Pick<Order, 'from' | 'to' | 'status'>,
  { which, start, days }: Draw,
): Promise<void> {
  const moved = (moment: string, by: number) => localMomentOf((instantOf(moment)?.getTime() ?? 0) + by * DAY);
  const body = {
    to: moved(to, start % 3 === 0 ? -1 : days),
    ...(which % 5 === 0 && status === 'confirmed' && { from: moved(from, days) }),
    ...(which % 4 === 0 && { car_id: state.carIds[start % state.carIds.length] }),
  };
  // Most cars then need the owner's confirmation.
  const want = (isWanted: boolean) =>
    state.place.app.context.pool.query(
      'update cars set needs_confirmation = $2 where id = (select car_id from orders where id = $1)',
      [id, isWanted],
    );
  if (which % 3 > 0) await want(true);
  const asked = await post(client, `/api/orders/${id}/changes`, body);
  if (which % 3 > 0) await want(false);
  note(state, asked.status, `${eventOf(asked)} by client`);
}

/** Every way a change can go, once more for one order: chance may have left one out. */
export async function endChanges(state: State, { id, client }: Pick<MadeOrder, 'id' | 'client'>): Promise<void> {
  const { place } = state;
  await drainJobs(place.app);
  const want = (needsConfirmation: boolean) =>
    place.app.context.pool.query('update cars set needs_confirmation = $2 where id = $1', [
      place.carId,
      needsConfirmation,
    ]);
  const ask = async (needsConfirmation: boolean) => {
    const { to } = getOrder.response.parse((await client.inject(`/api/orders/${id}`)).body).order;
    await want(needsConfirmation);
    const body = { to: localMomentOf((instantOf(to)?.getTime() ?? 0) + DAY) };
    const asked = await post(client, `/api/orders/${id}/changes`, body);
    await want(false);
    assert.equal(asked.status, 201, JSON.stringify(asked.body));
    note(state, asked.status, `${eventOf(asked)} by client`);
    return getOrder.response.parse(asked.body).order.change?.id ?? 0;
  };
  const answer = async (change: number, word: 'accept' | 'decline' | 'withdraw') => {
    const [browser, by] = word === 'withdraw' ? [client, 'client'] : [place.owner, 'owner'];
    const answered = await post(browser, `/api/orders/${id}/changes/${change}/${word}`);
    note(state, answered.status, `${eventOf(answered)} by ${by}`);
  };
  await answer(await ask(false), 'withdraw');
  await answer(await ask(true), 'decline');
  await ask(true);
  place.clock.advance(9 * 60 * 60_000);
  await expireOrders(place.app.context);
  const change = await ask(true);
  await answer(change, 'accept');
  const agreed = getOrder.response.parse((await client.inject(`/api/orders/${id}`)).body).order.change;
  place.clock.advance((Date.parse(agreed?.expires_at ?? '') - place.clock().getTime()) / 2);
  await remindOfPayment(place.app.context);
  const bank = await payment(client, id, { purpose: 'change', purpose_id: change });
  await visitBank(place, client, bank, 'action=approve&delivery=twice');
  await drainJobs(place.app);
}

/** What came of it by the order's own account. */
function eventOf({ body }: { readonly body: unknown }): string {
  const answered = getOrder.response.safeParse(body);
  return answered.data?.order.events.at(-1)?.event ?? 'refused';
}
