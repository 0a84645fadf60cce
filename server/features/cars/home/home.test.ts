import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getHome } from '#contract/calls/cars/cars.ts';
import { testApp } from '#server/testing/testApp.ts';

test('what is popular is also liked: no car that is rated below four', async (t) => {
  const { inject, context } = await testApp(t, { fleet: true });
  const popular = async () => {
    const { rows } = getHome.response.parse((await inject('/api/cars/home')).body);
    return rows.find(({ row }) => row === 'popular')?.cars ?? [];
  };
  const [first] = await popular();
  assert.ok(first);
  await context.pool.query(
    `update cars set reviews_count = 100, rating_sum = case when id = $1 then 399 else 400 end,
       recommended_parts = '{450,250,80,120,40}'
     where id = $1 or category_code = 'bus'`,
    [first.id],
  );
  const cars = await popular();
  assert.ok(cars.length >= 6);
  assert.ok(cars.every(({ id, rating }) => id !== first.id && rating !== null && rating >= 4));
  assert.ok(cars.some(({ rating }) => rating === 4));
});

test('all rows are read by two statements, each in its order and without a picture twice', async (t) => {
  const { inject, context } = await testApp(t, { fleet: true });
  const query = t.mock.method(context.pool, 'query');
  const rowsNow = async () => getHome.response.parse((await inject('/api/cars/home')).body).rows;
  const rows = await rowsNow();
  assert.equal(query.mock.callCount(), 2);
  assert.ok(rows.every(({ cars }) => cars.length === 8));
  const idsOf = (all: typeof rows, name: string) => all.find(({ row }) => row === name)?.cars.map(({ id }) => id) ?? [];
  const newest = idsOf(rows, 'new');
  assert.deepEqual(
    newest,
    newest.toSorted((a, b) => b - a),
  );
  const [first, second] = newest;
  await context.pool.query(
    `update car_pictures set picture_id = (select picture_id from car_pictures where car_id = $1 and is_main)
     where car_id = $2 and is_main`,
    [first, second],
  );
  const ids = idsOf(await rowsNow(), 'new');
  assert.deepEqual([ids[0], ids.includes(second ?? 0), ids.length], [first, false, 8]);
});
