import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderPort } from '#server/features/orders/orderPort.ts';
import { bogStandIn } from '#server/testing/banks/bogStandIn.ts';
import { market, ordered, payment } from '#server/testing/people/renters.ts';
import { askProviders } from './askProvider.ts';

test('a bank is queried from a minute after a payment began, ever less often, for sixty days; after an outage at once', async (t) => {
  const bank = await bogStandIn(t);
  const place = await market(t, {}, { config: { payments: bank.payments } });
  const order = await ordered(place, place.client);
  place.clock.set(new Date('2026-11-20T06:10:00Z'));
  await payment(place.client, order.id);
  const queried: string[] = [];
  for (const moment of [
    '2026-11-20T06:10:59.999Z',
    '2026-11-20T06:11:00.000Z',
    '2026-11-20T06:11:49.999Z',
    '2026-11-20T06:12:00.000Z',
    '2026-11-20T07:00:00.000Z',
    '2026-11-20T07:04:59.999Z',
    '2026-11-20T07:05:00.000Z',
    '2026-12-20T06:10:00.000Z',
    '2026-12-22T06:10:00.000Z',
    '2027-01-19T06:09:59.999Z',
    '2027-01-29T06:10:00.000Z',
  ]) {
    place.clock.set(new Date(moment));
    const before = bank.requests.length;
    await askProviders(orderPort).run(undefined, place.app.context);
    if (bank.requests.some(({ path }, index) => index >= before && path.includes('/receipt/'))) queried.push(moment);
  }
  assert.deepEqual(queried, [
    '2026-11-20T06:11:00.000Z',
    '2026-11-20T06:12:00.000Z',
    '2026-11-20T07:00:00.000Z',
    '2026-11-20T07:05:00.000Z',
    '2026-12-20T06:10:00.000Z',
    '2027-01-19T06:09:59.999Z',
  ]);
});
