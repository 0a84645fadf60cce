import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  listPayoutEvents,
  nextPayoutState,
  payoutEvents,
  payoutStates,
  type PayoutState,
} from '#contract/domain/money/payoutMachine.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { aFine, answered, claimed } from '#server/testing/claims.ts';
import { post } from '#server/testing/people/people.ts';
import { payment } from '#server/testing/people/renters.ts';
import { orderPort } from '#server/features/orders/orderPort.ts';
import { applyReport } from '#server/features/payments/applyReport.ts';
import { cancelled, refusal } from '#server/testing/rescues.ts';
import { emptyMarket, similarCar } from '#server/testing/people/similarCars.ts';
import { expireOrders } from '#server/features/orders/deadlines/expireOrders.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { createPayouts } from './payouts.ts';
import { payoutsOf, briefly, states, quietMarket, rented, november, december } from './testing/payoutMarket.ts';

test('a payout moves as promised and in no other way', () => {
  const promised: Record<string, Record<string, PayoutState>> = {
    due: { send: 'sent' },
    sent: { settle: 'settled', return: 'returned' },
  };
  for (const state of [...payoutStates, null]) {
    for (const event of payoutEvents)
      assert.equal(nextPayoutState(state, event), promised[String(state)]?.[event], `${state} ${event}`);
    assert.deepEqual(listPayoutEvents(state), Object.keys(promised[String(state)] ?? {}));
  }
});

test('money of a rental that its owner called off is not paid out while the client may want it for another car', async (t) => {
  const place = await quietMarket(t);
  await emptyMarket(place);
  await similarCar(place);
  const { order } = await rented(place, december);
  // At half past eleven on the last evening of the month.
  place.clock.set(new Date('2026-11-30T19:30:00Z'));
  assert.equal((await cancelled(place, order.id)).held_cars.length, 1);
  assert.deepEqual(await states(place.owner), ['payment held']);
  place.clock.set(new Date('2026-11-30T20:15:00Z'));
  await createPayouts(place.app.context);
  assert.deepEqual(await payoutsOf(place.owner), []);
  place.clock.set(new Date('2026-11-30T21:30:00Z'));
  await expireOrders(place.app.context);
  await drainJobs(place.app);
  assert.deepEqual(await states(place.owner), ['refund ready', 'payment ready']);
});

test('a claim that was paid twice is not paid out while its bank has yet to give one of them back', async (t) => {
  const place = await quietMarket(t);
  const { order, finish } = await rented(place, november);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  await finish();
  const claim = await claimed(place, order.id, aFine(12_000));
  assert.equal((await answered(place.client, claim.id, 12_000, '')).status, 200);
  const { id } = await payment(place.client, order.id, { purpose: 'claim', purpose_id: claim.id });
  assert.equal((await post(place.owner, `/api/claims/${claim.id}/confirm`)).status, 200);
  const { rows } = await place.app.context.pool.query<{ ref: string }>(
    'select provider_ref as ref from payments where id = $1',
    [id],
  );
  await applyReport(place.app.context, orderPort, 'sandbox', {
    eventId: 'paid as well',
    payment: { ref: rows[0]?.ref ?? '' },
    event: 'capture',
    amount: 12_000,
    currency: 'GEL',
  });
  assert.deepEqual(await states(place.owner), ['claim_cash with_owner', 'claim held', 'payment held']);
});

test('an admin who rents cars out, too, does not say that their own payout came back', async (t) => {
  const place = await quietMarket(t);
  const order = await rented(place, november);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  await order.finish();
  place.clock.set(new Date('2026-12-01T08:00:00Z'));
  await createPayouts(place.app.context);
  const [paid] = await payoutsOf(place.owner);
  assert.ok(paid);
  await place.app.context.pool.query(
    `update users set roles = '{owner,admin}' where id = (select user_id from owners where id = $1)`,
    [paid.owner.id],
  );
  assert.equal((await post(place.admin, `/api/payouts/${paid.id}/send`)).status, 200);
  assert.deepEqual(refusal(await post(place.owner, `/api/payouts/${paid.id}/return`)), [409, 'OWN_ACCOUNT']);
  assert.equal((await post(place.admin, `/api/payouts/${paid.id}/return`)).status, 200);
});

test('a month is paid once, by what was over at its end; what came back is in the next', async (t) => {
  const place = await quietMarket(t);
  const first = await rented(place, november);
  const second = await rented(place, december);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  await first.finish();
  place.clock.set(new Date('2026-11-30T19:59:59Z'));
  await createPayouts(place.app.context);
  assert.deepEqual(await payoutsOf(place.owner), [], 'November is not over in Georgia');
  place.clock.set(new Date('2026-11-30T20:15:00Z'));
  await Promise.all([createPayouts(place.app.context), createPayouts(place.app.context)]);
  await createPayouts(place.app.context);
  const [paid, ...others] = await payoutsOf(place.owner);
  assert.ok(paid);
  assert.deepEqual([briefly(paid), others], [['2026-11', 0, 25_500, 25_500, 'due'], []]);
  assert.deepEqual(await states(place.owner), ['payout due', 'payment held', 'payment due']);

  const move = async (event: string, browser = place.admin) =>
    (await post(browser, `/api/payouts/${paid.id}/${event}`)).status;
  assert.deepEqual([await move('settle'), await move('send', place.owner)], [409, 403]);
  assert.deepEqual(
    [await move('send'), await move('send'), await move('return'), await move('settle')],
    [200, 409, 200, 409],
  );
  assert.deepEqual(await states(place.owner), ['payout returned', 'payment held', 'payment returned']);
  place.clock.set(new Date('2026-12-13T08:00:00Z'));
  await second.finish();
  place.clock.set(new Date('2027-01-01T10:00:00Z'));
  await createPayouts(place.app.context);
  assert.deepEqual((await payoutsOf(place.owner)).map(briefly), [
    ['2026-12', 25_500, 25_500, 51_000, 'due'],
    ['2026-11', 0, 25_500, 25_500, 'returned'],
  ]);
  const { rows } = await place.app.context.pool.query(
    `select action, details->>'to' as "to" from audit_events where action like 'payout%' order by id`,
  );
  assert.deepEqual(rows, [
    { action: 'payout_moved', to: 'sent' },
    { action: 'payout_moved', to: 'returned' },
  ]);
  await assert.rejects(place.app.context.pool.query('update ledger_entries set payout_id = null'), /append-only/);
});

test('a month that is reckoned up later is paid without what went back since', async (t) => {
  const place = await quietMarket(t);
  const { order } = await rented(place, december);
  place.clock.set(new Date('2026-12-01T08:00:00Z'));
  await createPayouts(place.app.context);
  assert.deepEqual(await payoutsOf(place.owner), [], 'nothing of November is due yet');
  // Too late to cancel for free: the client pays one day of three.
  place.clock.set(new Date('2026-12-09T16:00:00Z'));
  assert.equal((await post(place.client, `/api/orders/${order.id}/cancel`)).status, 200);
  await drainJobs(place.app);
  place.clock.set(new Date('2026-12-09T20:15:00Z'));
  await createPayouts(place.app.context);
  assert.deepEqual((await payoutsOf(place.owner)).map(briefly), [['2026-11', 0, 8_500, 8_500, 'due']]);
});

test('a month that is reckoned up later takes no refund along of money that was paid out before', async (t) => {
  const place = await quietMarket(t);
  const first = await rented(place, november);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  await first.finish();
  place.clock.set(new Date('2026-12-20T08:00:00Z'));
  await createPayouts(place.app.context);
  const next = await rented(place, { from: '2026-12-30T10:00', to: '2027-01-02T10:00' });
  place.clock.set(new Date('2027-01-02T08:00:00Z'));
  await next.finish();
  const gesture = { amount: 10_000, reason: 'The car was not clean' };
  assert.equal((await post(place.admin, `/api/orders/${first.order.id}/refunds`, gesture)).status, 201);
  await drainJobs(place.app);
  place.clock.set(new Date('2027-01-03T08:00:00Z'));
  await createPayouts(place.app.context);
  place.clock.set(new Date('2027-02-01T08:00:00Z'));
  await createPayouts(place.app.context);
  assert.deepEqual((await payoutsOf(place.owner)).map(briefly), [
    ['2027-01', 0, -8_500, 0, null],
    ['2026-12', 0, 25_500, 25_500, 'due'],
    ['2026-11', 0, 25_500, 25_500, 'due'],
  ]);
});

test('a debt is carried over, and the next payout is less by it', async (t) => {
  const place = await quietMarket(t);
  const first = await rented(place, november);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  await first.finish();
  place.clock.set(new Date('2026-12-01T08:00:00Z'));
  await createPayouts(place.app.context);
  const [sent] = await payoutsOf(place.owner);
  assert.equal((await post(place.admin, `/api/payouts/${sent?.id}/send`)).status, 200);
  // The client complains after the money was paid out.
  place.clock.set(new Date('2026-12-20T08:00:00Z'));
  const gesture = { amount: 10_000, reason: 'The car was not clean' };
  assert.equal((await post(place.admin, `/api/orders/${first.order.id}/refunds`, gesture)).status, 201);
  await drainJobs(place.app);
  place.clock.set(new Date('2027-01-01T08:00:00Z'));
  await createPayouts(place.app.context);
  const next = await rented(place, { from: '2027-01-10T10:00', to: '2027-01-11T10:00' });
  place.clock.set(new Date('2027-01-11T08:00:00Z'));
  await next.finish();
  place.clock.set(new Date('2027-02-01T08:00:00Z'));
  await createPayouts(place.app.context);
  assert.deepEqual((await payoutsOf(place.owner)).map(briefly), [
    ['2027-01', -8_500, 8_500, 0, null],
    ['2026-12', 0, -8_500, 0, null],
    ['2026-11', 0, 25_500, 25_500, 'sent'],
  ]);
});

test('one owner whose month cannot be reckoned up stops no other', async (t) => {
  const place = await quietMarket(t);
  const { context } = place.app;
  const first = await rented(place, november);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  await first.finish();
  // Another owner's order of the demo fleet, with money that no payout can hold.
  await context.pool.query(
    `insert into ledger_entries (order_id, payment_id, kind, amount, commission, at)
     select o.id, null, 'cash', 1, 2147483647, $1 from orders o
     where o.status = 'completed' and o.owner_id < (select owner_id from cars where id = $2) + 3
       and o.owner_id <> (select owner_id from cars where id = $2) order by o.owner_id limit 2`,
    [fleetMoment, place.carId],
  );
  await context.pool
    .query(`insert into payouts (owner_id, month, opening, became_due, amount, state, created_at, moved_at)
    select distinct o.owner_id, date '2026-10-01', 0, -2147483647, 0, null, now(), now()
    from ledger_entries l join orders o on o.id = l.order_id where l.kind = 'cash'`);
  place.clock.set(new Date('2026-12-01T08:00:00Z'));
  await createPayouts(context);
  assert.deepEqual((await payoutsOf(place.owner)).map(briefly), [['2026-11', 0, 25_500, 25_500, 'due']]);
});
