import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Order } from '#contract/calls/orders/orders.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import { atBank, type Market, market, payment } from '#server/testing/people/renters.ts';
import { paid, refusal, seen } from '#server/testing/rescues.ts';
import { checkPrice } from '../../../../tools/checkPrice.ts';
import { expireOrders } from '../deadlines/expireOrders.ts';

const HOUR = 3_600_000;

interface LateMarket extends Market {
  /** A much cheaper car of the same owner with all that the other one has. */
  readonly cheap: number;
}

async function lateMarket(t: TestContext): Promise<LateMarket> {
  const place = await market(t, { price: 50_000 });
  const { pool } = place.app.context;
  const { rows } = await pool.query<{ owner_id: number }>('select owner_id from cars where id = $1', [place.carId]);
  const cheap = await rentalCar(place.app, { price: 2_000, ownerId: rows[0]?.owner_id ?? 0 });
  await pool.query(
    'update cars c set insurance_code = own.insurance_code, deposit = own.deposit, terms = own.terms from cars own where c.id = $1 and own.id = $2',
    [cheap, place.carId],
  );
  return { ...place, cheap };
}

/** A paid order, twelve hours before it begins, with the cancellation fee then. */
async function late(place: Market, way: 'full' | 'part', from: string, to: string): Promise<[Order, number]> {
  const made = await paid(place, way, { from: `${from}T10:00`, to: `${to}T10:00` });
  place.clock.set(new Date(new Date(`${from}T06:00:00Z`).getTime() - 12 * HOUR));
  return [made, await feeOf(place, made)];
}

const feeOf = async ({ client }: Market, { id }: Order) => (await seen(client, id)).cancellation?.kept ?? NaN;

const ask = (place: Market, { id }: Order, body: object) => post(place.client, `/api/orders/${id}/changes`, body);

/** Changes it, pays the difference and returns the cancellation fee then. */
async function change(place: Market, order: Order, body: object): Promise<number> {
  const answer = await ask(place, order, body);
  assert.equal(answer.status, 201, answer.text);
  const asked = (await seen(place.client, order.id)).change;
  if (asked !== null) {
    const bank = await payment(place.client, order.id, { purpose: 'change', purpose_id: asked.id });
    assert.equal((await atBank(place.client, bank, 'action=approve&delivery=now')).status, 303);
  }
  await drainJobs(place.app);
  const shown = await seen(place.owner, order.id);
  assert.deepEqual(checkPrice({ order: shown }).problems, []);
  const { rows } = await place.app.context.pool.query(
    'select sum(amount)::integer as there, sum(commission)::integer as commission from ledger_entries where order_id = $1',
    [order.id],
  );
  const commission = shown.total - (shown.amount_without_commission ?? 0);
  assert.deepEqual(rows, [{ there: shown.prepaid, commission }]);
  return feeOf(place, order);
}

/** What is not refunded in the end, by the order and in the books. */
async function cancel(place: Market, { id }: Order): Promise<number> {
  const answer = await post(place.client, `/api/orders/${id}/cancel`);
  assert.equal(answer.status, 200, answer.text);
  await drainJobs(place.app);
  const order = await seen(place.owner, id);
  assert.deepEqual(checkPrice({ order }).problems, []);
  const { rows } = await place.app.context.pool.query(
    'select sum(amount)::integer as there from ledger_entries where order_id = $1 and payment_id is not null',
    [id],
  );
  assert.deepEqual(rows, [{ there: order.prepaid - order.refund }]);
  return order.prepaid - order.refund;
}

test('a late change to a cheaper car does not lower the cancellation fee, nor does a chain of changes', async (t) => {
  const place = await lateMarket(t);
  const [swapped, before] = await late(place, 'full', '2027-01-10', '2027-01-13');
  assert.equal(before, 50_000);
  // Three days of it cost less than the cancellation fee.
  assert.equal(await change(place, swapped, { car_id: place.cheap }), 50_000);
  assert.equal((await seen(place.client, swapped.id)).total, 50_000);
  assert.equal(await change(place, swapped, { to: '2027-01-11T10:00' }), 50_000);
  assert.equal(await change(place, swapped, { to: '2027-01-12T10:00' }), 50_000);
  assert.equal(await cancel(place, swapped), 50_000);

  const [part, beforePart] = await late(place, 'part', '2027-02-10', '2027-02-13');
  assert.equal(beforePart, 45_000, 'no more than was paid');
  assert.equal(await change(place, part, { car_id: place.cheap }), 45_000);
  assert.equal(await cancel(place, part), 45_000);
});

test('days that are moved too late cost their first, in addition to the first of the new ones', async (t) => {
  const place = await lateMarket(t);
  const [moved, before] = await late(place, 'full', '2027-01-10', '2027-01-13');
  assert.equal(before, 50_000);
  // Far away it is cheap.
  await place.app.context.pool.query('update cars set price_per_day = 10000 where id = $1', [place.carId]);
  const far = { from: '2027-03-10T10:00', to: '2027-03-13T10:00' };
  assert.equal(await change(place, moved, far), 60_000);
  // Once more, while the fee is as high: the fee of a change is not lost with the next car.
  assert.equal(await change(place, moved, { car_id: place.cheap }), 60_000);
  assert.equal(await cancel(place, moved), 60_000);

  await place.app.context.pool.query('update cars set price_per_day = 50000 where id = $1', [place.carId]);
  const [part] = await late(place, 'part', '2027-02-10', '2027-02-13');
  await place.app.context.pool.query('update cars set price_per_day = 10000 where id = $1', [place.carId]);
  assert.equal(await change(place, part, { from: '2027-04-10T10:00', to: '2027-04-13T10:00' }), 50_000);
  assert.equal(await cancel(place, part), 50_000);
});

test('a cheap day before the first, or a discount for more days, lowers nothing either', async (t) => {
  const place = await lateMarket(t);
  const { pool } = place.app.context;
  const [longer, before] = await late(place, 'full', '2027-01-10', '2027-01-13');
  await pool.query('insert into car_length_discounts (car_id, min_days, percent) values ($1, 5, 40)', [place.carId]);
  assert.equal(before, 50_000);
  assert.equal(await change(place, longer, { to: '2027-01-16T10:00' }), 50_000);
  assert.equal(await cancel(place, longer), 50_000);
});

test('money paid in cash is no way to get the cancellation fee back online', async (t) => {
  const place = await lateMarket(t);
  const [made] = await late(place, 'part', '2027-01-10', '2027-01-13');
  place.clock.advance(11 * HOUR);
  assert.equal((await post(place.owner, `/api/orders/${made.id}/mark-paid`)).status, 200);
  // The refund would be more than its commission, and less than the fee.
  for (const price of [2_000, 46_000]) {
    await place.app.context.pool.query('update cars set price_per_day = $2 where id = $1', [place.cheap, price]);
    assert.deepEqual(refusal(await ask(place, made, { car_id: place.cheap })), [422, undefined]);
  }
  assert.equal(await cancel(place, made), 45_000);
});

test('a change in time costs nothing; one that gives money back is not waited for until it is too late', async (t) => {
  const place = await lateMarket(t);
  const { pool } = place.app.context;
  const early = await paid(place);
  assert.equal(await change(place, early, { car_id: place.cheap }), 0);
  assert.equal(await cancel(place, early), 0);

  const asked = await paid(place);
  await pool.query('update cars set needs_confirmation = true where id = $1', [place.cheap]);
  // Two hours before free cancellation ends: an answer has eight otherwise.
  place.clock.set(new Date('2027-01-09T04:00:00Z'));
  assert.equal((await ask(place, asked, { car_id: place.cheap })).status, 201);
  place.clock.set(new Date('2027-01-09T06:00:00Z'));
  const { change: open } = await seen(place.client, asked.id);
  assert.deepEqual(refusal(await post(place.owner, `/api/orders/${asked.id}/changes/${open?.id}/accept`)), [
    409,
    'ORDER_CHANGED',
  ]);
  await expireOrders(place.app.context);
  place.clock.advance(1);
  assert.equal(await feeOf(place, asked), 50_000);
});

test('a start that moves away while the owner thinks it over is as late as it was', async (t) => {
  const place = await lateMarket(t);
  const asked = await paid(place);
  await place.app.context.pool.query('update cars set needs_confirmation = true where id = $1', [place.carId]);
  place.clock.set(new Date('2027-01-09T04:00:00Z'));
  const far = { from: '2027-03-10T10:00', to: '2027-03-13T10:00' };
  assert.equal((await ask(place, asked, far)).status, 201);
  // Now it is too late.
  place.clock.set(new Date('2027-01-09T08:00:00Z'));
  const { change: open } = await seen(place.client, asked.id);
  assert.equal((await post(place.owner, `/api/orders/${asked.id}/changes/${open?.id}/accept`)).status, 200);
  assert.equal(await feeOf(place, asked), 50_000);
  // Its owner cancels in the end, which refunds everything.
  assert.equal((await post(place.owner, `/api/orders/${asked.id}/cancel`)).status, 200);
  assert.equal((await seen(place.client, asked.id)).refund, 150_000);
});

test('least days that were raised since refuse no change that keeps the agreed ones', async (t) => {
  const place = await market(t);
  const order = await paid(place);
  await place.app.context.pool.query('update cars set min_days = 6 where id = $1', [place.carId]);
  const status = async (body: object) =>
    (await post(place.client, `/api/orders/${order.id}/changes/quote`, body)).status;
  // Longer, later, and one day less than was agreed.
  assert.equal(await status({ to: '2027-01-14T10:00' }), 200);
  assert.equal(await status({ from: '2027-01-11T10:00', to: '2027-01-14T10:00' }), 200);
  assert.equal(await status({ to: '2027-01-12T10:00' }), 422);
});

test('days of a car that its owner has paused can be given up, and none be added', async (t) => {
  const place = await market(t);
  const order = await paid(place);
  await place.app.context.pool.query("update cars set status = 'inactive' where id = $1", [place.carId]);
  assert.deepEqual(refusal(await ask(place, order, { to: '2027-01-14T10:00' })), [409, 'CAR_UNAVAILABLE']);
  await change(place, order, { to: '2027-01-12T10:00' });
  assert.equal((await seen(place.client, order.id)).to, '2027-01-12T10:00');
});
