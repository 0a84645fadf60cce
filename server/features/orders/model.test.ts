import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { isDeep } from '#server/testing/isDeep.ts';
import { anotherClient, market, quoteId } from '#server/testing/people/renters.ts';
import { checkOrders, readOrders } from '#server/testing/models/replayOrders.ts';
import { checkAcknowledged } from '#server/testing/models/checkAcknowledged.ts';
import { runRentals, settleRentals } from '#server/testing/models/rentalModel.ts';

test('whatever clients, owner, bank and clock do, the database is what the transitions make of it', async (t) => {
  const place = await market(t);
  const clients = [place.client, place.stranger, await anotherClient(place, 'third@example.com')];
  const run = await runRentals(
    place,
    clients,
    isDeep ? { operations: 640, seed: 3 } : { operations: 160, seed: 3, rounds: 1 },
  );
  assert.ok(
    Object.keys(run.statuses).every((status) => Number(status) < 500),
    JSON.stringify(run.statuses),
  );
  await settleRentals(place, run);
  const orders = await readOrders(
    place,
    run.made.map(({ id }) => id),
  );
  const happened = new Set(orders.flatMap(({ events }) => events.map(({ event }) => event)));
  // A short year has not all of them.
  for (const event of isDeep ? OrderEventName.options : (['request', 'pay', 'cancel'] as const))
    assert.ok(happened.has(event), event);
  await checkOrders(place, orders, run.cars);
  checkAcknowledged(
    run,
    orders.flatMap(({ events }) => events),
  );
  assert.ok(orders.every(({ status, is_waiting }) => status !== 'requested' && !is_waiting));
  const later = addDays(localDateOf(place.clock()), 140);
  assert.ok((await quoteId(place.client, place.carId, { from: later, to: addDays(later, 1) })).length > 0);
});
