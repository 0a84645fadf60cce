import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteChange } from '#contract/calls/orders/changes.ts';
import { post } from '#server/testing/people/people.ts';
import { type Market, market } from '#server/testing/people/renters.ts';
import { paid, refusal, seen } from '#server/testing/rescues.ts';

/** Of an order of three days the car is taken again ten hours after the end; then its owner wants two days between rentals. */
async function tight(place: Market) {
  const order = await paid(place);
  await paid(place, 'full', { from: '2027-01-13T20:00', to: '2027-01-15T10:00' });
  await place.app.context.pool.query('update cars set preparation_minutes = 2 * 24 * 60 where id = $1', [place.carId]);
  return order;
}

for (const body of [{ to: '2027-01-12T10:00' }, { from: '2027-01-11T10:00' }])
  test(`days can be given up though the car takes longer to prepare since: ${JSON.stringify(body)}`, async (t) => {
    const place = await market(t);
    const { id } = await tight(place);
    const answer = await post(place.client, `/api/orders/${id}/changes`, body);
    assert.equal(answer.status, 201, answer.text);
    const { from, to, change } = await seen(place.client, id);
    assert.deepEqual({ from, to, change }, { from: '2027-01-10T10:00', to: '2027-01-13T10:00', ...body, change: null });
  });

test('for more days the new preparation counts, and the latest possible return is never before the agreed one', async (t) => {
  const place = await market(t);
  const { id } = await tight(place);
  const more = await post(place.client, `/api/orders/${id}/changes`, { to: '2027-01-13T12:00' });
  assert.deepEqual(refusal(more), [409, 'CAR_TAKEN']);
  const fewer = await post(place.client, `/api/orders/${id}/changes/quote`, { to: '2027-01-12T10:00' });
  assert.equal(quoteChange.response.parse(fewer.body).quote.free_until, '2027-01-13T10:00');
});
