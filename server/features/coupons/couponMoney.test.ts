import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Coupon } from '#contract/calls/coupons.ts';
import { askChange, quoteChange } from '#contract/calls/orders/changes.ts';
import { FieldErrors } from '#contract/errors.ts';
import { type Order, placeOrder } from '#contract/calls/orders/orders.ts';
import { createQuote } from '#contract/calls/orders/quotes.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { endUnfinished } from '#server/features/orders/claims/endUnfinished.ts';
import { expireOrders } from '#server/features/orders/deadlines/expireOrders.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { atBank, endOpenOrders, type Market, market, payment } from '#server/testing/people/renters.ts';
import { bankOf, books, seen } from '#server/testing/rescues.ts';
import type { TestAnswer, TestBrowser } from '#server/testing/testBrowser.ts';
import { checkPrice } from '../../../tools/checkPrice.ts';
import { couponOfMarket, orderWith, quoteWith } from '#server/testing/people/coupons.ts';

const february = { from: '2027-02-10T10:00', to: '2027-02-13T10:00' };

async function quoteOf(browser: TestBrowser, carId: number, { code }: Coupon, more: object = {}): Promise<string> {
  const answer = await quoteWith(browser, carId, code, more);
  assert.equal(answer.status, 201, answer.text);
  return createQuote.response.parse(answer.body).quote.id;
}

const orderOf = (answer: TestAnswer): Order => {
  assert.equal(answer.status, 201, answer.text);
  return placeOrder.response.parse(answer.body).order;
};

async function paidWith(place: Market, coupon: Coupon, way: 'full' | 'part' = 'full'): Promise<Order> {
  const order = orderOf(await orderWith(place.client, await quoteOf(place.client, place.carId, coupon), way));
  await atBank(place.client, await payment(place.client, order.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  return seen(place.client, order.id);
}

const isRefused = (answer: TestAnswer): boolean => answer.status === 422 && 'coupon' in FieldErrors.parse(answer.body);

const ordersOf = async ({ app }: Market): Promise<number> =>
  (
    await app.context.pool.query<{ count: string }>('select count(*) as count from orders where coupon_id is not null')
  ).rows.map(({ count }) => Number(count))[0] ?? 0;

/** Another car of the same market, free and as simple. */
async function secondCar({ app, carId }: Market): Promise<number> {
  const { rows } = await app.context.pool.query<{ id: number }>(
    `update cars set needs_confirmation = false, min_days = 1, owner_id = (select owner_id from cars where id = $1)
     where id = (select max(id) from cars where id <> $1 and status = 'active') returning id`,
    [carId],
  );
  const id = rows[0]?.id ?? assert.fail();
  await app.context.pool.query('delete from car_blocks where car_id = $1', [id]);
  return id;
}

test('of two who race for the last use one gets it, and nothing is kept of the other', async (t) => {
  const place = await market(t);
  const other = await secondCar(place);
  for (let round = 0; round < 4; round += 1) {
    const coupon = await couponOfMarket(place, { code: `LAST-${round}0`, percent: 10, most_uses: 1 });
    const dates = { from: `2027-0${round + 1}-10T10:00`, to: `2027-0${round + 1}-13T10:00` };
    const quotes = await Promise.all([
      quoteOf(place.client, place.carId, coupon, dates),
      quoteOf(place.stranger, other, coupon, dates),
    ]);
    const answers = await Promise.all([
      orderWith(place.client, quotes[0] ?? ''),
      orderWith(place.stranger, quotes[1] ?? ''),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [201, 422],
    );
    assert.equal(answers.filter(isRefused).length, 1);
    assert.equal(await ordersOf(place), round + 1);
  }
});

test('a client uses a coupon as often as it says, and a use that ended unpaid is free again', async (t) => {
  const place = await market(t);
  const coupon = await couponOfMarket(place, { code: 'ONE-EACH', percent: 10, most_uses: 2 });
  // The quote was made before the first order.
  const second = await quoteOf(place.client, place.carId, coupon, february);
  const visitors = await quoteOf(place.app.visitor(), place.carId, coupon, february);
  orderOf(await orderWith(place.client, await quoteOf(place.client, place.carId, coupon)));
  for (const id of [second, visitors]) assert.ok(isRefused(await orderWith(place.client, id)));
  assert.ok(isRefused(await quoteWith(place.client, place.carId, coupon.code, february)));
  assert.equal(await ordersOf(place), 1);

  place.clock.advance(15 * 60_000);
  await expireOrders(place.app.context);
  orderOf(await orderWith(place.client, await quoteOf(place.client, place.carId, coupon)));
  const { rows } = await place.app.context.pool.query<{ status: string }>(
    'select status from orders where coupon_id = $1 order by id',
    [coupon.id],
  );
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['expired', 'confirmed'],
  );
});

test('a coupon is used by a rental whose hand-over nobody confirms: its first day is paid with it', async (t) => {
  const place = await market(t);
  await endOpenOrders(place);
  const coupon = await couponOfMarket(place, { code: 'NEVERMET', percent: 10 });
  const order = await paidWith(place, coupon);
  for (const hours of [24, 72]) {
    place.clock.set(new Date(Number(instantOf(order.to)) + hours * 3_600_000));
    await endUnfinished(place.app.context);
  }
  const ended = await seen(place.client, order.id);
  assert.deepEqual([ended.cancelled_by, ended.refund], ['system', 18_000]);
  assert.ok(isRefused(await quoteWith(place.client, place.carId, coupon.code, february)));
});

test('who cancels a paid order has used its coupon, unless it was the owner', async (t) => {
  const place = await market(t);
  const coupon = await couponOfMarket(place, { code: 'CANCELLED', percent: 10 });
  const first = await paidWith(place, coupon);
  assert.equal((await post(place.owner, `/api/orders/${first.id}/cancel`)).status, 200);
  const again = await paidWith(place, coupon);
  assert.equal((await post(place.client, `/api/orders/${again.id}/cancel`)).status, 200);
  assert.equal((await seen(place.client, again.id)).refund, 27_000);
  assert.ok(isRefused(await quoteWith(place.client, place.carId, coupon.code)));
});

for (const { paid_by, commission, owners } of [
  { paid_by: 'marketplace', commission: 1_500, owners: 25_500 },
  { paid_by: 'owner', commission: 4_050, owners: 22_950 },
] as const) {
  test(`paid by ${paid_by}: the books, a longer rental and a late cancellation agree with what was paid`, async (t) => {
    const place = await market(t);
    const { rows } = await place.app.context.pool.query<{ owner_id: number }>(
      'select owner_id from cars where id = $1',
      [place.carId],
    );
    const whose = paid_by === 'owner' ? { owner_id: rows[0]?.owner_id } : {};
    const coupon = await couponOfMarket(place, { code: 'TEN-PERCENT', percent: 10, paid_by, ...whose });
    const order = await paidWith(place, coupon);
    assert.deepEqual(await books(place, order.id), [`payment 27000 ${commission}`]);
    const shown = await seen(place.owner, order.id);
    assert.equal(shown.amount_without_commission, owners);
    for (const one of [shown, order]) assert.deepEqual(checkPrice({ order: one }).problems, []);

    // Two days more have the same percent off.
    const longer = { to: '2027-01-15T10:00' };
    const { quote } = quoteChange.response.parse(
      (await post(place.client, `/api/orders/${order.id}/changes/quote`, longer)).body,
    );
    assert.deepEqual([quote.total, quote.difference, quote.online], [45_000, 18_000, 18_000]);
    const asked = await post(place.client, `/api/orders/${order.id}/changes`, {
      ...longer,
      expected_difference: 18_000,
    });
    const { id } = askChange.response.parse(asked.body).change;
    const bank = await payment(place.client, order.id, { purpose: 'change', purpose_id: id });
    await atBank(place.client, bank, 'action=approve&delivery=now');
    await drainJobs(place.app);
    const changed = await seen(place.owner, order.id);
    const sum = changed.items.reduce((total, item) => total + (item.for === 'client' ? item.total : 0), 0);
    assert.deepEqual([changed.total, sum], [45_000, 45_000]);
    assert.equal(changed.amount_without_commission, paid_by === 'owner' ? 38_250 : 42_500);
    assert.deepEqual(checkPrice({ order: changed }).problems, []);

    // Too late to cancel for nothing: the first day stays, with its part of the coupon.
    place.clock.set(new Date('2027-01-10T04:00:00Z'));
    assert.equal((await post(place.client, `/api/orders/${order.id}/cancel`)).status, 200);
    await drainJobs(place.app);
    const over = await seen(place.owner, order.id);
    assert.equal(over.refund, 36_000);
    assert.deepEqual(checkPrice({ order: over }).problems, []);
    assert.deepEqual((await bankOf(place)).toSorted(), ['part_refunded 18000', 'refunded 18000']);
    const { rows: left } = await place.app.context.pool.query<{ there: number; commission: number }>(
      'select sum(amount)::integer as there, sum(commission)::integer as commission from ledger_entries where order_id = $1',
      [order.id],
    );
    // Of the day that stays each side has its share of the price.
    assert.deepEqual(left, [{ there: 9_000, commission: paid_by === 'owner' ? 1_350 : 500 }]);
  });
}

test('with cash the marketplace has its commission less the coupon from what is paid online', async (t) => {
  const place = await market(t);
  const coupon = await couponOfMarket(place, { code: 'WITH-CASH', amount: 4_500 });
  const order = await paidWith(place, coupon, 'part');
  assert.deepEqual([order.total, order.prepaid], [25_500, 7_650]);
  assert.deepEqual(await books(place, order.id), ['payment 7650 0']);
  assert.equal((await seen(place.owner, order.id)).amount_without_commission, 25_500);
});
