import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBranch } from '#contract/calls/branches.ts';
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

test('the hours of the branch that was agreed count, wherever the car stands by now', async (t) => {
  const place = await market(t);
  const move = async (body: object) => {
    const made = await post(place.owner, '/api/fleet/branches', {
      name: 'Vake',
      city_id: 1,
      addresses: { en: '47 Chavchavadze Avenue' },
      ...body,
    });
    const { id } = createBranch.response.parse(made.body).branch;
    const { pool } = place.app.context;
    await pool.query('update cars set branch_id = $2, has_own_address = false where id = $1', [place.carId, id]);
    return id;
  };
  const agreed = await move({});
  const { id } = await paid(place);
  await move({ hours: [{ weekday: 6, from: '09:00', to: '20:00' }] });
  const ask = (to: string) => post(place.client, `/api/orders/${id}/changes/quote`, { to });
  // A Thursday and a Saturday.
  const [thursday, saturday] = ['2027-01-14T10:00', '2027-01-16T10:00'];
  const longer = await ask(thursday);
  assert.equal(longer.status, 200, longer.text);
  const closed = { exceptions: [{ date: '2027-01-16', is_closed: true }] };
  await place.owner.inject({ method: 'PATCH', url: `/api/fleet/branches/${agreed}`, body: closed });
  assert.deepEqual([(await ask(thursday)).status, (await ask(saturday)).status], [200, 422]);
  // Removed by its owner, it leaves the hours of where the car is.
  assert.equal((await place.owner.inject({ method: 'DELETE', url: `/api/fleet/branches/${agreed}` })).status, 204);
  assert.deepEqual([(await ask(thursday)).status, (await ask(saturday)).status], [422, 200]);
});

test('the export of each side says which days were asked for', async (t) => {
  const place = await market(t);
  const { id } = await paid(place);
  const asked = await post(place.client, `/api/orders/${id}/changes`, { to: '2027-01-12T10:00' });
  assert.equal(asked.status, 201, asked.text);
  for (const side of [place.client, place.owner]) {
    const { body } = await side.inject('/api/profile/export');
    const { orders } = (body as { data: { orders: { changes: Record<string, unknown>[] }[] } }).data;
    const changes = orders.flatMap((order) => order.changes);
    assert.deepEqual(
      changes.map(({ status, car_id, to }) => [status, car_id, new Date(String(to)).toISOString()]),
      [['done', place.carId, '2027-01-12T06:00:00.000Z']],
    );
  }
});
