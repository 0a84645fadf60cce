import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getClaim, prepareClaim } from '#contract/calls/orders/claims.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { claimed, aFine, returned, waitUntil } from '#server/testing/claims.ts';
import { approve, atTheBank, DEPOSIT, eventsOf, held, stateOf, withCard } from '#server/testing/deposits.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import type { Market } from '#server/testing/people/renters.ts';
import { books, paid, seen } from '#server/testing/rescues.ts';
import { spoilRow } from '#server/testing/spoilRow.ts';
import { afterReturnJob } from './afterReturnJob.ts';

// The promised times, repeated on purpose.
const HOUR = 3_600_000;
const ASKED = 24 * HOUR;
const CLOSED = 72 * HOUR;

async function run(place: Market): Promise<void> {
  await afterReturnJob.run(undefined, place.app.context);
  await drainJobs(place.app);
}

async function onTheRoad(place: Market): Promise<Order> {
  const order = await held(place);
  assert.equal((await post(place.owner, `/api/orders/${order.id}/start`)).status, 200);
  return order;
}

const endOf = ({ to }: Order) => Number(instantOf(to));
const lately = async (place: Market, id: number, count: number) => (await eventsOf(place, id)).slice(-count);

test('where rentals cannot be ended, claims are passed on all the same', async (t) => {
  const place = await withCard(t);
  const { context } = place.app;
  const order = await returned(place);
  const { id } = await claimed(place, order.id, aFine(2_000));
  place.clock.advance(72 * HOUR);
  // The first step asks for the time first.
  let isFirst = true;
  const clock = (): Date => {
    if (isFirst) {
      isFirst = false;
      throw new Error('The time is out of joint.');
    }
    return place.clock();
  };
  await afterReturnJob.run(undefined, { ...context, clock });
  assert.equal(isFirst, false);
  const { claim } = getClaim.response.parse((await place.client.inject(`/api/claims/${id}`)).body);
  assert.equal(claim.status, 'disputed');
  assert.equal(await countFailures(place.app, 'afterReturn'), 1);
});

test('an owner who does not confirm the return is reminded after a day, and the order ends after three', async (t) => {
  const place = await withCard(t);
  const order = await onTheRoad(place);
  waitUntil(place, endOf(order) + ASKED - 1);
  await run(place);
  assert.deepEqual(await lately(place, order.id, 1), ['start']);
  place.clock.advance(1);
  await run(place);
  await run(place);
  assert.deepEqual(await lately(place, order.id, 2), ['start', 'remind_return']);
  const { rows } = await place.app.context.pool.query<{ text: string }>(
    "select text from outbox_mails where subject = 'Is the car back? · ' || $1 order by id",
    [order.number],
  );
  assert.equal(rows.length, 2);
  assert.ok(rows.some(({ text }) => text.includes('we close the order 72 hours after the end of the rental')));
  waitUntil(place, endOf(order) + CLOSED - 1);
  await run(place);
  assert.equal((await seen(place.owner, order.id)).status, 'active');
  place.clock.advance(1);
  await run(place);
  const closed = await seen(place.owner, order.id);
  assert.equal(closed.status, 'completed');
  assert.equal(closed.claim_until, new Date(place.clock().getTime() + 24 * HOUR).toISOString());
  assert.equal(await stateOf(place, order.id), 'held 0');
  assert.equal((await post(place.owner, `/api/orders/${order.id}/finish`)).status, 409);
  place.clock.advance(24 * HOUR);
  await run(place);
  assert.equal(await stateOf(place, order.id), 'returned 0');
  assert.equal(await atTheBank(place), 'refunded 30000 30000', 'it was held for longer than banks do');
});

test('after a month without a server the owner is reminded first, and has a day', async (t) => {
  const place = await withCard(t);
  const order = await onTheRoad(place);
  waitUntil(place, endOf(order) + 30 * 24 * HOUR);
  await run(place);
  await run(place);
  assert.deepEqual(await lately(place, order.id, 1), ['remind_return']);
  place.clock.advance(ASKED);
  await run(place);
  assert.deepEqual(await lately(place, order.id, 2), ['remind_return', 'close']);
});

test('more days begin the time anew', async (t) => {
  const place = await withCard(t);
  const order = await onTheRoad(place);
  waitUntil(place, endOf(order) + ASKED);
  await run(place);
  await place.app.context.pool.query(
    "update orders set period = tstzrange(lower(period), upper(period) + interval '4 days') where id = $1",
    [order.id],
  );
  waitUntil(place, endOf(order) + CLOSED);
  await run(place);
  assert.deepEqual(await lately(place, order.id, 1), ['remind_return']);
  place.clock.advance(3 * 24 * HOUR);
  await run(place);
  assert.deepEqual(await lately(place, order.id, 2), ['remind_return', 'remind_return']);
});

test('for a closed order a fine can be claimed, but no lateness: the time of the return is unknown', async (t) => {
  const place = await withCard(t);
  await place.app.context.pool.query(
    `update cars set terms = terms || '{"late_return": {"grace_minutes": 0, "price": 1500}}' where id = $1`,
    [place.carId],
  );
  const order = await onTheRoad(place);
  waitUntil(place, endOf(order) + ASKED);
  await run(place);
  waitUntil(place, endOf(order) + CLOSED);
  await run(place);
  const answer = await place.owner.inject(`/api/orders/${order.id}/claims`);
  const { proposals } = prepareClaim.response.parse(answer.body);
  assert.ok(!proposals.some(({ rule }) => rule.kind === 'late'));
  await claimed(place, order.id, aFine(9_000));
  place.clock.advance(24 * HOUR);
  await run(place);
  assert.equal(await stateOf(place, order.id), 'held 0', 'it is claimed');
});

const days = { from: '2027-01-15T10:00', to: '2027-01-17T10:00' };
const cancel = (place: Market, id: number) => post(place.client, `/api/orders/${id}/cancel`);

test('a rental whose hand-over nobody confirms is asked about, and ends with the fee of a late cancellation', async (t) => {
  const place = await withCard(t);
  const bad = await onTheRoad(place);
  const order = await paid(place, 'full', days);
  waitUntil(place, Number(instantOf(order.from)) - HOUR);
  await approve(place, order.id, { purpose: 'deposit' });
  await spoilRow(place.app.context.pool, 'orders', bad.id);
  waitUntil(place, endOf(order) - 1);
  assert.ok((await seen(place.client, order.id)).actions.includes('cancel'));
  place.clock.advance(1);
  assert.equal((await cancel(place, order.id)).status, 409, 'who has driven the car pays for it');
  const later = { from: '2027-02-15T10:00', to: '2027-02-17T10:00' };
  for (const action of ['', '/quote'])
    assert.equal((await post(place.client, `/api/orders/${order.id}/changes${action}`, later)).status, 409, action);
  waitUntil(place, endOf(order) + ASKED);
  await run(place);
  await run(place);
  assert.deepEqual(await lately(place, order.id, 2), ['hold_deposit', 'remind_start']);
  waitUntil(place, endOf(order) + CLOSED - 1);
  await run(place);
  assert.equal(await stateOf(place, order.id), 'held 0');
  place.clock.advance(1);
  await run(place);
  await drainJobs(place.app);
  const ended = await seen(place.client, order.id);
  assert.deepEqual(
    [ended.status, ended.cancelled_by, ended.refund, ended.total],
    ['cancelled', 'system', 10_000, 20_000],
  );
  assert.deepEqual(await books(place, order.id), ['payment 20000 3000', 'refund -10000 -1500']);
  assert.deepEqual(await lately(place, order.id, 1), ['no_show']);
  assert.match(await atTheBank(place), /, voided 0$/u);
  const again = await post(place.client, `/api/orders/${order.id}/payments`, { purpose: 'deposit' });
  assert.equal(again.status, 409, 'it is over');
});

test('an owner who is asked can still confirm the hand-over, and has the whole price', async (t) => {
  const place = await withCard(t);
  const order = await paid(place, 'full', days);
  waitUntil(place, endOf(order) + ASKED);
  await run(place);
  for (const event of ['start', 'finish'])
    assert.equal((await post(place.owner, `/api/orders/${order.id}/${event}`)).status, 200, event);
  waitUntil(place, endOf(order) + CLOSED);
  await run(place);
  const ended = await seen(place.client, order.id);
  assert.deepEqual([ended.status, ended.refund], ['completed', 0]);
});

test('cash that the owner confirmed, or a deposit in cash, shows that the car was handed over', async (t) => {
  const place = await withCard(t);
  const withCash = await paid(place, 'part', days);
  const withDeposit = await paid(place, 'full', { from: '2027-01-20T10:00', to: '2027-01-22T10:00' });
  waitUntil(place, Number(instantOf(withCash.from)));
  assert.equal((await post(place.owner, `/api/orders/${withCash.id}/mark-paid`)).status, 200);
  waitUntil(place, Number(instantOf(withDeposit.from)));
  const taken = { kind: 'taken', amount: DEPOSIT, way: 'cash' };
  assert.equal((await post(place.owner, `/api/orders/${withDeposit.id}/deposit`, taken)).status, 200);
  waitUntil(place, endOf(withDeposit) + ASKED);
  await run(place);
  waitUntil(place, endOf(withDeposit) + CLOSED);
  await run(place);
  for (const { id } of [withCash, withDeposit]) {
    assert.deepEqual(await lately(place, id, 2), ['remind_start', 'close']);
    assert.equal((await seen(place.client, id)).refund, 0);
  }
});
