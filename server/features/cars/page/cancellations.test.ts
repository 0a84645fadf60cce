import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCar } from '#contract/calls/cars/cars.ts';
import { quietMarket } from '#server/testing/rescues.ts';

test('cancellations of an owner are shown from ten paid orders on, of the newest fifty, and only the owner’s own', async (t) => {
  const place = await quietMarket(t);
  const { pool } = place.app.context;
  await pool.query(
    'update orders set owner_id = (select min(id) from owners) where owner_id = (select owner_id from cars where id = $1)',
    [place.carId],
  );
  const shown = async () => {
    const answer = await place.stranger.inject(`/api/cars/${place.carId}`);
    return getCar.response.parse(answer.body).car.owner.cancellations;
  };
  const add = (count: number, by: string | null, isPaid = true) =>
    pool.query(
      `insert into orders (number, client_id, car_id, owner_id, period, days, status, total, commission, requested_at, paid_at, cancelled_by)
       select 'T' || gen_random_uuid(), (select min(id) from clients), c.id, c.owner_id, tstzrange(now(), now() + interval '1 day'), 1, 'cancelled',
         0, 0, now(), case when $3 then now() end, $2
       from cars c, generate_series(1, $4::integer) where c.id = $1`,
      [place.carId, by, isPaid, count],
    );
  await add(9, 'client');
  await add(5, 'owner', false);
  assert.equal(await shown(), null);
  await add(1, 'owner');
  assert.deepEqual(await shown(), { orders: 10, cancelled: 1 });
  await add(2, 'admin');
  assert.deepEqual(await shown(), { orders: 12, cancelled: 1 });
  await add(49, 'client');
  assert.deepEqual(await shown(), { orders: 50, cancelled: 0 });
});
