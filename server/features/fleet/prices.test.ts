import assert from 'node:assert/strict';
import { test } from 'node:test';
import { post } from '#server/testing/people/people.ts';
import { endOldPricesJob } from './endOldPricesJob.ts';
import { fleet } from './testing/fleetOwner.ts';

const DAY = 24 * 3_600_000;

test('only a price that stood for thirty days is an old price, and for thirty days after its end', async (t) => {
  const { open, patch, changed, read, clock, app } = await fleet(t);
  const { id } = await open();
  const ask = async (old_price: number, body: object = {}): Promise<unknown> =>
    (await patch(id, { old_price, ...body })).body;
  const none =
    'An old price can only be one that stood for 30 days in a row and ended within the last 30 days. This car has none.';
  assert.deepEqual(await ask(20_000), { old_price: none });
  assert.deepEqual(await ask(14_144), { old_price: 'The old price has to be higher than the price.' });
  clock.advance(29 * DAY);
  // It did not stand for long enough: it never counts.
  assert.deepEqual(await ask(14_144, { price_per_day: 13_000 }), { old_price: none });
  clock.advance(DAY);
  const lowered = await changed(id, { price_per_day: 13_000, old_price: 14_144 });
  assert.deepEqual([lowered.old_price, lowered.old_price_until], [14_144, '2027-01-19']);
  assert.deepEqual(lowered.old_prices, [{ price: 14_144, until: '2027-01-19' }]);
  clock.advance(10 * DAY);
  assert.deepEqual(await ask(15_000), {
    old_price:
      'An old price can only be one that stood for 30 days in a row. Possible, with the last day: 141.44 ₾ (19.01.2027).',
  });
  // A price that is not below it any more takes it away.
  assert.equal((await changed(id, { price_per_day: 14_144 })).old_price, null);
  const back = await changed(id, { price_per_day: 13_500, old_price: 14_144 });
  assert.equal(back.old_price_until, '2027-01-19');
  clock.advance(20 * DAY);
  await endOldPricesJob.run({}, app.context);
  assert.equal((await read(id)).old_price, 14_144);
  clock.advance(DAY);
  await endOldPricesJob.run({}, app.context);
  assert.deepEqual([(await read(id)).old_price, (await read(id)).old_price_until], [null, null]);
  assert.deepEqual(await ask(14_144), { old_price: none });
});

test('a paused car has no price on the market, and prices that never were there are not shown', async (t) => {
  const { open, changed, clock, owner } = await fleet(t);
  const { id } = await open();
  clock.advance(20 * DAY);
  await changed(id, { is_active: false });
  clock.advance(20 * DAY);
  assert.deepEqual((await changed(id, { is_active: true })).old_prices, []);
  clock.advance(30 * DAY);
  const bulk = await post(owner, '/api/fleet/cars/bulk', { ids: [id], price_percent: -20 });
  assert.equal(bulk.status, 200);
  assert.equal((await changed(id, { old_price: 14_144 })).old_price, 14_144);
});
