import assert from 'node:assert/strict';
import { afterReturnJob } from '#server/features/orders/claims/afterReturnJob.ts';
import { remindOfTrip } from '#server/features/orders/deadlines/remind.ts';
import { post } from '../people/people.ts';
import { type MadeOrder, note, orderCar, payAtBank, type State } from './modelState.ts';
import { type Market, ordered } from '../people/renters.ts';
import type { TestBrowser } from '../testBrowser.ts';
import { waitUntil } from '../claims.ts';
import { dropDeposit } from '../deposits.ts';
import { drainJobs } from '../drainJobs.ts';
import { addDays, instantOf, localDateOf } from '#contract/domain/rentalTime.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The client of an order that begins soon has its deposit held, mostly. */
export async function holdOne(state: State, which: number): Promise<void> {
  const order = await choose(state, which, `paid_at is not null and status in ('confirmed', 'active')`);
  if (order !== undefined) await payAtBank(state, order, { purpose: 'deposit' }, which);
}

/** A bank voids an authorization by itself, at any time. */
export async function dropOne(state: State, which: number): Promise<void> {
  const order = await choose(
    state,
    which,
    `status in ('confirmed', 'active', 'completed') and exists (
    select from payments p where p.order_id = orders.id and p.purpose = 'deposit' and p.status = 'authorized')`,
  );
  if (order !== undefined) await dropDeposit(state.place, order.id);
}

/** The owner counts a deposit in their hand, more or less than there is: takes it, gives it back or keeps some of it. */
export async function countOne(state: State, which: number): Promise<void> {
  const [kind, event, where] = counts[which % counts.length] ?? counts[0];
  const order = await choose(state, which, where);
  if (order !== undefined) await count(state, order.id, { kind, event, amount: 1 + ((which * 7919) % 21_000) });
}

const counts = [
  ['taken', 'take_deposit', `paid_at is not null and status in ('confirmed', 'active')`],
  ['returned', 'give_deposit', 'deposit_taken > deposit_returned + deposit_kept'],
  ['kept', 'keep_deposit', `status = 'completed' and deposit_taken > 0`],
] as const;

async function count(
  state: State,
  orderId: number,
  { kind, event, amount }: { readonly kind: string; readonly event: string; readonly amount: number },
): Promise<void> {
  const body = { kind, amount, way: 'cash', ...(kind === 'kept' && { reason: 'A scratch' }) };
  const { status } = await post(state.place.owner, `/api/orders/${orderId}/deposit`, body);
  note(state, status, `${event} by owner`);
}

/** A trip whose deposit its owner has in hand: some is kept of it at once, and a claim takes more. */
export async function endCounted(state: State): Promise<void> {
  const order = await endTrip(state, 48, 'counted');
  await count(state, order.id, { kind: 'kept', event: 'keep_deposit', amount: 3_000 });
  const items = [{ kind: 'fine', amount: 8_000, text: 'Parking' }];
  note(state, (await post(state.place.owner, `/api/orders/${order.id}/claims`, { items })).status, 'claim by owner');
  const claim = await findClaim(state.place, order.id);
  const answer = { accepted_amount: 8_000, text: '' };
  note(state, (await post(order.client, `/api/claims/${claim?.id}/answer`, answer)).status, 'answer_claim by client');
  assert.equal((await findClaim(state.place, order.id))?.status, 'settled');
}

/** A deposit that the owner took and forgets: they are reminded of it. */
export async function endForgotten(state: State): Promise<void> {
  await endTrip(state, 54, 'counted');
  state.place.clock.advance(DAY);
  await afterReturnJob.run(undefined, state.place.app.context);
}

/** In the end the owner gives back the rest of every deposit of a past order. */
export async function giveDepositsBack(state: State): Promise<void> {
  const { rows } = await state.place.app.context.pool.query<{ id: number; left: number }>(
    `select id, deposit_taken - deposit_returned - deposit_kept as left from orders
     where id = any($1) and status in ('completed', 'cancelled') and deposit_taken > deposit_returned + deposit_kept`,
    [state.made.map(({ id }) => id)],
  );
  for (const { id, left } of rows) await count(state, id, { kind: 'returned', event: 'give_deposit', amount: left });
}

/** After a return a random user tries a random step of a claim, allowed or not. */
export async function claimOne(state: State, which: number): Promise<void> {
  const order = await choose(state, which, `status = 'completed'`);
  if (order === undefined) return;
  const { place } = state;
  const claim = await findClaim(place, order.id);
  const by = (method: 'client' | 'owner' | 'admin', status: number, event: string) =>
    note(state, status, `${event} by ${method}`);
  if (claim === undefined) {
    if (which % 4 === 0)
      return by('owner', (await post(place.owner, `/api/orders/${order.id}/deposit/return`)).status, 'return_deposit');
    const items = [{ kind: 'fine', amount: 1_000 + (which % 50) * 1_000, text: 'Parking' }];
    return by('owner', (await post(place.owner, `/api/orders/${order.id}/claims`, { items })).status, 'claim');
  }
  const part = which % 3 === 0 ? claim.amount : Math.floor(claim.amount / (1 + (which % 4)));
  if (claim.status === 'asked' && which % 4 === 1) {
    const answer = await post(order.client, `/api/claims/${claim.id}/answer`, {
      accepted_amount: part,
      text: 'So much',
    });
    return by('client', answer.status, 'answer_claim');
  }
  if (claim.status === 'due' && which % 2 === 0)
    return payAtBank(state, order, { purpose: 'claim', purpose_id: claim.id }, which);
  if (claim.status === 'due' || which % 7 === 0)
    return by('owner', (await post(place.owner, `/api/claims/${claim.id}/confirm`)).status, 'pay_claim');
  const items = [{ amount: Math.max(part, claim.accepted), text: 'As it is seen' }];
  const decision = await post(place.admin, `/api/claims/${claim.id}/decision`, { items, text: 'Both were looked at' });
  return by('admin', decision.status, 'decide_claim');
}

/** Three trips from their beginning to their end: one without a claim, one whose claim is not answered, and one with all steps. */
export async function endTrips(state: State): Promise<void> {
  for (const [index, isClaimed] of [false, true, true].entries()) {
    const order = await endTrip(state, 20 + index * 4);
    if (!isClaimed) continue;
    const items = [{ kind: 'fine', amount: 25_000, text: 'Speeding' }];
    note(state, (await post(state.place.owner, `/api/orders/${order.id}/claims`, { items })).status, 'claim by owner');
    const claim = await findClaim(state.place, order.id);
    if (claim === undefined || index === 1) continue;
    const say = (browser: TestBrowser, step: string, body: object) =>
      post(browser, `/api/claims/${claim.id}/${step}`, body);
    const answer = await say(order.client, 'answer', { accepted_amount: 0, text: 'It was not me' });
    note(state, answer.status, 'answer_claim by client');
    const decision = { items: [{ amount: 24_000, text: 'A photograph shows the plate' }], text: 'It is seen' };
    note(state, (await say(state.place.admin, 'decision', decision)).status, 'decide_claim by admin');
    note(state, (await say(state.place.owner, 'confirm', {})).status, 'pay_claim by owner');
  }
}

/** A bank drops a deposit before the trip, and once more what a claim was to take of it; it is not paid in time. */
export async function endDrops(state: State): Promise<void> {
  const { place } = state;
  const order = await endTrip(state, 36, 'held twice');
  const items = [{ kind: 'fine', amount: 5_000, text: 'Parking' }];
  note(state, (await post(place.owner, `/api/orders/${order.id}/claims`, { items })).status, 'claim by owner');
  const claim = await findClaim(place, order.id);
  const answer = { accepted_amount: 5_000, text: '' };
  note(state, (await post(order.client, `/api/claims/${claim?.id}/answer`, answer)).status, 'answer_claim by client');
  assert.ok(await dropDeposit(place, order.id));
  await drainJobs(place.app);
  assert.equal((await findClaim(place, order.id))?.status, 'due');
}

/** A car is handed over, and its return is never confirmed: its owner is reminded, and the order closes all the same. */
export async function endUnfinished(state: State): Promise<void> {
  const { from } = await endTrip(state, 42, 'unfinished');
  waitUntil(state.place, Number(from) + DAY - HOUR);
  await remindOfTrip(state.place.app.context);
  for (const days of [2, 5]) {
    waitUntil(state.place, Number(from) + days * DAY);
    await afterReturnJob.run(undefined, state.place.app.context);
  }
}

/** A paid car is never handed over: its owner is asked, and the order is cancelled. */
export async function endUnstarted(state: State): Promise<void> {
  const { place } = state;
  const today = localDateOf(place.clock());
  const order = await orderCar(state, place.client, {
    car_id: place.carId,
    from: `${addDays(today, 8)}T10:00`,
    to: `${addDays(today, 9)}T10:00`,
  });
  assert.ok(order);
  await payAtBank(state, order, {}, 1);
  await drainJobs(place.app);
  for (const days of [2, 5]) {
    waitUntil(place, Number(order.from) + days * DAY);
    await afterReturnJob.run(undefined, place.app.context);
  }
}

/** An order of the car with instant booking, so many days from now, with a deposit; it is back at the end. */
async function endTrip(
  state: State,
  day: number,
  end: 'as usual' | 'held twice' | 'unfinished' | 'counted' = 'as usual',
): Promise<MadeOrder> {
  const { place, made } = state;
  const today = localDateOf(place.clock());
  // Changes of its other orders may have left it without.
  await place.app.context.pool.query('update cars set needs_confirmation = false where id = $1', [place.carId]);
  const { id, from, to } = await ordered(place, place.client, {
    from: addDays(today, day),
    to: addDays(today, day + 1),
  });
  const order = { id, client: place.client, from: instantOf(from) ?? place.clock() };
  made.push(order);
  note(state, 201, 'book by client');
  await payAtBank(state, order, {}, 1);
  await drainJobs(place.app);
  if (end === 'unfinished') {
    waitUntil(place, Number(order.from) - HOUR);
    await remindOfTrip(place.app.context);
  }
  waitUntil(place, Number(order.from));
  const hold = async () => {
    await payAtBank(state, order, { purpose: 'deposit' }, 1);
    await drainJobs(place.app);
  };
  if (end === 'counted') await count(state, id, { kind: 'taken', event: 'take_deposit', amount: 20_000 });
  else await hold();
  if (end === 'held twice') {
    await dropDeposit(place, id);
    await drainJobs(place.app);
    await hold();
  }
  note(state, (await post(place.owner, `/api/orders/${id}/start`)).status, 'start by owner');
  if (end === 'unfinished') return order;
  waitUntil(place, Number(instantOf(to)));
  note(state, (await post(place.owner, `/api/orders/${id}/finish`)).status, 'finish by owner');
  return order;
}

/** One of the newest orders of which something is true. */
async function choose({ place, made }: State, which: number, where: string): Promise<MadeOrder | undefined> {
  const { rows } = await place.app.context.pool.query<{ id: number }>(
    `select id from orders where id = any($1) and ${where} order by id desc limit 6`,
    [made.map(({ id }) => id)],
  );
  const chosen = rows[which % Math.max(1, rows.length)];
  return made.find(({ id }) => id === chosen?.id);
}

interface Claim {
  readonly id: number;
  readonly status: string;
  readonly amount: number;
  readonly accepted: number;
}

async function findClaim({ app }: Market, orderId: number): Promise<Claim | undefined> {
  const { rows } = await app.context.pool.query<Claim>(
    'select id, status, amount, coalesce(accepted_amount, 0) as accepted from claims where order_id = $1',
    [orderId],
  );
  return rows[0];
}
