import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order } from '#contract/calls/orders/orders.ts';
import { askChange } from '#contract/calls/orders/changes.ts';
import { dropDeposit } from '#server/testing/deposits.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { atBank, type Market, market, ordered, payment } from '#server/testing/people/renters.ts';
import { paid, seen } from '#server/testing/rescues.ts';
import { expireOrders } from './deadlines/expireOrders.ts';
import { payUntil } from './deadlines/payUntil.ts';
import { remindOfPayment } from './deadlines/remind.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const later = (place: Market, hours: number) => new Date(place.clock().getTime() + hours * HOUR).toISOString();
const eventsOf = ({ events }: Order) => events.map(({ event }) => event);

async function move(place: Market, { id }: Pick<Order, 'id'>, action: 'accept' | 'decline'): Promise<Order> {
  const answer = await post(place.owner, `/api/orders/${id}/${action}`);
  assert.equal(answer.status, 200, answer.text);
  await drainJobs(place.app);
  return seen(place.client, id);
}

/** The bank authorizes the money for a request and reports it twice. */
async function hold(place: Market, { id }: Pick<Order, 'id'>): Promise<void> {
  await atBank(place.client, await payment(place.client, id), 'action=approve&delivery=twice');
  await drainJobs(place.app);
}

async function atTheBank({ app }: Market, { id }: Pick<Order, 'id'>): Promise<string> {
  await drainJobs(app);
  const { rows } = await app.context.pool.query<{ line: string }>(
    `select concat_ws(' ', p.status, p.wanted, s.status, s.refunded) as line from payments p
     join sandbox_payments s on s.ref = p.provider_ref where p.order_id = $1 order by p.id`,
    [id],
  );
  return rows.map(({ line }) => line).join(', ');
}

async function mailsTo({ app }: Market, words: string): Promise<number> {
  await drainJobs(app);
  const { rows } = await app.context.pool.query<{ count: number }>(
    "select count(*)::integer as count from outbox_mails where subject like $1 || ' · %'",
    [words],
  );
  return rows[0]?.count ?? 0;
}

test('what is accepted can be paid for hours, never past two hours before the start, and for minutes at least', () => {
  const at = (time: string) => new Date(`2027-01-${time}:00.000Z`);
  const until = (now: string) =>
    payUntil(at('10T06:00'), at(now), { acceptedHours: 12, holdMinutes: 15 }).toISOString().slice(8, 16);
  assert.equal(until('05T23:00'), '06T11:00');
  assert.equal(until('09T16:00'), '10T04:00');
  assert.equal(until('09T16:01'), '10T04:00');
  assert.equal(until('10T03:44'), '10T04:00');
  assert.equal(until('10T03:46'), '10T04:01');
  assert.equal(until('10T05:50'), '10T06:00');
});

test('a request that is accepted at night is paid in the morning; its client is reminded at half-time, once', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const { context } = place.app;
  const made = await ordered(place, place.client);
  const accepted = await move(place, made, 'accept');
  assert.equal(accepted.expires_at, later(place, 12));
  assert.equal(await mailsTo(place, 'Your request was accepted'), 1);
  place.clock.advance(6 * HOUR - 1);
  await expireOrders(context);
  await remindOfPayment(context);
  assert.deepEqual(eventsOf(await seen(place.client, made.id)), ['request', 'accept']);
  place.clock.advance(1);
  await Promise.all([remindOfPayment(context), remindOfPayment(context)]);
  await remindOfPayment(context);
  assert.deepEqual(eventsOf(await seen(place.client, made.id)), ['request', 'accept', 'remind_pay']);
  assert.equal(await mailsTo(place, 'Please pay to keep the car'), 1);
  place.clock.advance(5 * HOUR);
  await expireOrders(context);
  await hold(place, made);
  const after = await seen(place.client, made.id);
  assert.deepEqual([after.status, after.is_paid_online, after.expires_at], ['confirmed', true, null]);

  const unpaid = await ordered(place, place.stranger, { from: '2027-02-10T10:00', to: '2027-02-12T10:00' });
  assert.equal((await post(place.owner, `/api/orders/${unpaid.id}/accept`)).status, 200);
  place.clock.advance(12 * HOUR);
  await remindOfPayment(context);
  await expireOrders(context);
  const over = await seen(place.stranger, unpaid.id);
  assert.deepEqual([over.status, eventsOf(over)], ['expired', ['request', 'accept', 'expire']]);
});

test('a car without confirmation is still held for 15 minutes, and no reminder is sent', async (t) => {
  const place = await market(t);
  const made = await ordered(place, place.client);
  assert.equal(made.expires_at, new Date(place.clock().getTime() + 15 * MINUTE).toISOString());
  place.clock.advance(14 * MINUTE);
  await remindOfPayment(place.app.context);
  assert.deepEqual(eventsOf(await seen(place.client, made.id)), ['book']);
});

test('money that is held with a request is taken when it is accepted, and only then', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const made = await ordered(place, place.client);
  await hold(place, made);
  assert.equal(await atTheBank(place, made), 'authorized authorized 0');
  const accepted = await move(place, made, 'accept');
  assert.deepEqual([accepted.is_paid_online, accepted.expires_at], [true, null]);
  assert.deepEqual(eventsOf(accepted), ['request', 'accept', 'pay']);
  assert.equal(await atTheBank(place, made), 'captured captured 0');
});

test('it is voided when the request is declined, withdrawn or not answered, also if it arrives after that', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const { context } = place.app;
  const ends: Record<string, (made: Order) => Promise<unknown>> = {
    declined: (made) => move(place, made, 'decline'),
    cancelled: (made) => post(place.client, `/api/orders/${made.id}/cancel`),
    expired: async () => {
      place.clock.advance(8 * HOUR);
      await expireOrders(context);
    },
  };
  for (const [status, end] of Object.entries(ends)) {
    for (const isLate of [false, true]) {
      const made = await ordered(place, place.client);
      const bank = await payment(place.client, made.id);
      const approve = () => atBank(place.client, bank, 'action=approve&delivery=twice');
      if (!isLate) await approve();
      await drainJobs(place.app);
      await end(made);
      if (isLate) await approve();
      assert.equal(await atTheBank(place, made), 'voided voided 0', `${status} ${isLate}`);
      const after = await seen(place.client, made.id);
      assert.deepEqual([after.status, after.is_paid_online, after.refund], [status, false, 0]);
    }
  }
});

test('a bank that has released the money when it is to be captured: the client is informed, and has time to pay', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const made = await ordered(place, place.client);
  await hold(place, made);
  assert.ok(await dropDeposit(place, made.id, false, 'order'));
  const accepted = await move(place, made, 'accept');
  assert.deepEqual([accepted.status, accepted.is_paid_online], ['confirmed', false]);
  assert.equal(accepted.expires_at, later(place, 12));
  assert.deepEqual(eventsOf(accepted), ['request', 'accept', 'drop_hold']);
  assert.equal(await atTheBank(place, made), 'voided voided 0', 'it is not captured again');
  assert.equal(await mailsTo(place, 'Your bank no longer holds the money'), 1);
  await hold(place, made);
  assert.deepEqual(
    [(await seen(place.client, made.id)).is_paid_online, await atTheBank(place, made)],
    [true, 'voided voided 0, captured captured 0'],
  );
});

test('after a void before the owner answers the request waits as before, and can be paid again', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const made = await ordered(place, place.client);
  await hold(place, made);
  assert.ok(await dropDeposit(place, made.id, true, 'order'));
  await drainJobs(place.app);
  const waiting = await seen(place.client, made.id);
  assert.deepEqual(
    [waiting.status, waiting.expires_at, eventsOf(waiting)],
    ['requested', made.expires_at, ['request', 'drop_hold']],
  );
  await hold(place, made);
  assert.equal((await move(place, made, 'accept')).is_paid_online, true);
});

test('a change accepted at night can be paid in the morning, also again after its money was voided', async (t) => {
  const place = await market(t);
  const made = await paid(place);
  await place.app.context.pool.query('update cars set needs_confirmation = true where id = $1', [place.carId]);
  const asked = await post(place.client, `/api/orders/${made.id}/changes`, { to: '2027-01-15T10:00' });
  const { id } = askChange.response.parse(asked.body).change;
  const bill = { purpose: 'change', purpose_id: id };
  await atBank(place.client, await payment(place.client, made.id, bill), 'action=approve&delivery=now');
  await drainJobs(place.app);
  assert.ok(await dropDeposit(place, made.id, false, 'change'));
  assert.equal((await post(place.owner, `/api/orders/${made.id}/changes/${id}/accept`)).status, 200);
  const until = later(place, 12);
  await drainJobs(place.app);
  const open = (await seen(place.client, made.id)).change;
  assert.deepEqual([open?.status, open?.expires_at, open?.is_reserved], ['accepted', until, false]);
  const changeEvents = async () => eventsOf(await seen(place.client, made.id)).slice(-2);
  place.clock.advance(6 * HOUR - 1);
  await remindOfPayment(place.app.context);
  assert.deepEqual(await changeEvents(), ['ask_change', 'accept_change']);
  place.clock.advance(1);
  await Promise.all([remindOfPayment(place.app.context), remindOfPayment(place.app.context)]);
  assert.deepEqual(await changeEvents(), ['accept_change', 'remind_change']);
  assert.equal(await mailsTo(place, 'Please pay to make your change'), 1);
  place.clock.advance(5 * HOUR);
  await expireOrders(place.app.context);
  await remindOfPayment(place.app.context);
  await atBank(place.client, await payment(place.client, made.id, bill), 'action=approve&delivery=now');
  await drainJobs(place.app);
  assert.equal((await seen(place.client, made.id)).to, '2027-01-15T10:00');
});

test('a request is answered at once by a process whose clock is behind', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const first = await ordered(place, place.client);
  const second = await ordered(place, place.client, { from: '2027-02-10T10:00', to: '2027-02-13T10:00' });
  place.clock.advance(-MINUTE);
  assert.equal((await move(place, first, 'accept')).status, 'confirmed');
  assert.equal((await move(place, second, 'decline')).status, 'declined');
});
