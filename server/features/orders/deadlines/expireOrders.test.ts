import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getOrder } from '#contract/calls/orders/orders.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { market, order, ordered, quoteId } from '#server/testing/people/renters.ts';
import { spoilRow } from '#server/testing/spoilRow.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { expireOrders } from './expireOrders.ts';

const statusOf = async (browser: TestBrowser, id: number) =>
  getOrder.response.parse((await browser.inject(`/api/orders/${id}`)).body).order.status;

test('an order that fails to end stops neither the others from ending nor new orders of the car', async (t) => {
  const place = await market(t, {}, { config: { logLevel: 'silent' } });
  const stuck = await ordered(place, place.client);
  const other = await ordered(place, place.stranger, { from: '2027-02-12T10:00', to: '2027-02-15T10:00' });
  await spoilRow(place.app.context.pool, 'orders', stuck.id);
  place.clock.advance(15 * 60_000);
  await expireOrders(place.app.context);
  assert.deepEqual(
    [await statusOf(place.client, stuck.id), await statusOf(place.stranger, other.id)],
    ['confirmed', 'expired'],
  );
  assert.equal(await countFailures(place.app, 'expireOrders'), 1);
  const next = { from: '2027-03-12T10:00', to: '2027-03-15T10:00' };
  assert.equal((await order(place.stranger, await quoteId(place.stranger, place.carId, next))).status, 201);
});
