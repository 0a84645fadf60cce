import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getHome } from '#contract/cars.ts';
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
    `update cars set reviews_count = 100, rating_sum = case when id = $1 then 399 else 400 end, trips_count = 1000
     where id = $1 or category_code = 'bus'`,
    [first.id],
  );
  const cars = await popular();
  assert.ok(cars.length >= 6);
  assert.ok(cars.every(({ id, rating }) => id !== first.id && rating !== null && rating >= 4));
  assert.ok(cars.some(({ rating }) => rating === 4));
});
