import assert from 'node:assert/strict';
import { test } from 'node:test';
import { market, ordered, someDates } from '#server/testing/renters.ts';

test('a write that costs money or dates is refused without a key', async (t) => {
  const place = await market(t);
  const made = await ordered(place, place.client);
  const bodies = {
    '/api/orders': { quote_id: 'any', payment: 'full' },
    [`/api/orders/${made.id}/payments`]: {},
    [`/api/orders/${made.id}/changes`]: { to: someDates.to },
    [`/api/orders/${made.id}/substitute`]: { car_id: place.carId },
  };
  const ownersBodies = {
    [`/api/orders/${made.id}/claims`]: { items: [{ kind: 'fine', amount: 9_000, text: 'A red light' }] },
    [`/api/orders/${made.id}/deposit`]: { kind: 'taken', amount: 100, way: 'cash' },
  };
  const senders = [
    ...Object.entries(bodies).map((one) => [place.client, ...one] as const),
    ...Object.entries(ownersBodies).map((one) => [place.owner, ...one] as const),
  ];
  for (const [browser, url, body] of senders) {
    const answer = await browser.inject({ method: 'POST', url, body, headers: { 'idempotency-key': '' } });
    assert.deepEqual([answer.status, Object.keys(answer.body as object)], [422, ['idempotency-key']], url);
  }
});
