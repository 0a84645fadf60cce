import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { waitUntil } from '#server/testing/claims.ts';
import { post } from '#server/testing/people/people.ts';
import { endOpenOrders, market, type Market } from '#server/testing/people/renters.ts';
import { paid } from '#server/testing/rescues.ts';
import { holdLate } from './deadlines/holdLate.ts';

/** The dates that an order takes of its car, in Georgia, as `from – to`. */
async function takenBy({ app }: Market, orderId: number): Promise<string[]> {
  const { rows } = await app.context.pool.query<{ line: string }>(
    `select to_char(lower(period) at time zone 'Asia/Tbilisi', 'DD HH24:MI') || ' – '
       || to_char(upper(period) at time zone 'Asia/Tbilisi', 'DD HH24:MI') as line
     from car_blocks where order_id = $1`,
    [orderId],
  );
  return rows.map(({ line }) => line);
}

const at = (place: Market, moment: string) => waitUntil(place, Number(instantOf(moment)));

test('the days that are left of a car that is back early can be rented, after the preparation', async (t) => {
  const place = await market(t);
  const { id } = await paid(place, 'full', { from: '2027-01-10T10:00', to: '2027-01-20T10:00' });
  await place.app.context.pool.query('update cars set preparation_minutes = 90 where id = $1', [place.carId]);
  at(place, '2027-01-10T10:00');
  assert.equal((await post(place.owner, `/api/orders/${id}/start`)).status, 200);
  const book = (from: string) =>
    post(place.app.visitor(), '/api/quotes', { car_id: place.carId, from, to: '2027-01-18T10:00' });
  at(place, '2027-01-12T15:00');
  assert.equal((await book('2027-01-13T10:00')).status, 409);
  assert.equal((await post(place.owner, `/api/orders/${id}/finish`)).status, 200);
  assert.deepEqual(await takenBy(place, id), ['10 10:00 – 12 16:30']);
  assert.equal((await book('2027-01-12T16:00')).status, 409);
  assert.equal((await book('2027-01-12T16:30')).status, 201);
});

test('a car that is back when it was due keeps its preparation, and one that never left takes no days', async (t) => {
  const place = await market(t);
  await place.app.context.pool.query('update cars set preparation_minutes = 60 where id = $1', [place.carId]);
  const first = await paid(place, 'full', { from: '2027-01-10T10:00', to: '2027-01-12T10:00' });
  const second = await paid(place, 'full', { from: '2027-01-15T10:00', to: '2027-01-17T10:00' });
  at(place, '2027-01-10T10:00');
  assert.equal((await post(place.owner, `/api/orders/${first.id}/start`)).status, 200);
  at(place, '2027-01-12T11:30');
  assert.equal((await post(place.owner, `/api/orders/${first.id}/finish`)).status, 200);
  assert.deepEqual(await takenBy(place, first.id), ['10 10:00 – 12 11:00']);
  at(place, '2027-01-15T08:30');
  for (const step of ['start', 'finish'])
    assert.equal((await post(place.owner, `/api/orders/${second.id}/${step}`)).status, 200);
  assert.deepEqual(await takenBy(place, second.id), []);
});

test('a car that is not back cannot be ordered, until it is back or another order begins', async (t) => {
  const place = await market(t);
  await endOpenOrders(place);
  await place.app.context.pool.query('update cars set preparation_minutes = 60 where id = $1', [place.carId]);
  const late = await paid(place, 'full', { from: '2027-01-10T10:00', to: '2027-01-12T10:00' });
  await paid(place, 'full', { from: '2027-01-13T12:00', to: '2027-01-15T10:00' });
  const book = async () => {
    const dates = { from: '2027-01-12T20:00', to: '2027-01-13T10:00' };
    const { status } = await post(place.app.visitor(), '/api/quotes', { car_id: place.carId, ...dates });
    return status;
  };
  at(place, '2027-01-10T10:00');
  assert.equal((await post(place.owner, `/api/orders/${late.id}/start`)).status, 200);
  at(place, '2027-01-12T10:59');
  await holdLate(place.app.context);
  assert.deepEqual([await takenBy(place, late.id), await book()], [['10 10:00 – 12 11:00'], 201]);
  at(place, '2027-01-12T11:00');
  await holdLate(place.app.context);
  assert.deepEqual([await takenBy(place, late.id), await book()], [['10 10:00 – 12 23:00'], 409]);
  at(place, '2027-01-12T17:00');
  await holdLate(place.app.context);
  assert.deepEqual(await takenBy(place, late.id), ['10 10:00 – 12 23:00'], 'it is held for hours yet');
  at(place, '2027-01-13T05:00');
  await holdLate(place.app.context);
  assert.deepEqual(await takenBy(place, late.id), ['10 10:00 – 13 12:00']);
  assert.equal((await post(place.owner, `/api/orders/${late.id}/finish`)).status, 200);
  assert.deepEqual(await takenBy(place, late.id), ['10 10:00 – 13 06:00']);
});
