import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';
import { findSimilar } from './adviceRepository.ts';
import { readComparables } from './readComparables.ts';

const week = { from: '2026-11-20', to: '2026-11-26' };

/** Cars 1 to 40 of eight owners are equal but for what a test says; all others are drafts. */
async function equalCars(t: TestContext) {
  const { context } = await testApp(t, { fleet: true });
  const { pool } = context;
  const { rows: owners } = await pool.query<{ id: number }>('select id from owners order by id limit 8');
  await pool.query("update cars set status = 'draft' where id > 40");
  await pool.query(
    `update cars set status = 'active', has_own_address = true, owner_id = ($1::integer[])[1 + id % 8], category_code = 'economy', year = 2018,
       transmission_code = 'automatic', city_id = 1, car_type_code = 'sedan', price_per_day = 10000, old_price = null
     where id <= 40`,
    [owners.map(({ id }) => id)],
  );
  for (const table of [
    'car_date_prices',
    'car_seasons',
    'car_weekday_prices',
    'car_length_prices',
    'car_length_discounts',
  ])
    await pool.query(`delete from ${table}`);
  const ownerOf = (id: number): number => owners[id % 8]?.id ?? 0;
  const nearest = async (id: number): Promise<readonly number[]> =>
    (await findSimilar(context.db, ownerOf(id), [id]))[0]?.similar ?? [];
  return { context, pool, ownerOf, nearest };
}

test('similar cars are of others, of the class and the age, the nearest first and at most four of one owner', async (t) => {
  const { pool, nearest, ownerOf } = await equalCars(t);
  await pool.query('update cars set owner_id = $1 where id between 1 and 20 and id % 8 <> 0', [ownerOf(1)]);
  const found = await nearest(8);
  assert.ok(found.length > 10);
  assert.ok(!found.some((id) => ownerOf(id) === ownerOf(8)), 'never their own');
  assert.deepEqual(
    found.filter((id) => id <= 20),
    [1, 2, 3, 4],
  );
  const change = (id: number, what: string) => pool.query(`update cars set ${what} where id = ${id}`);
  await change(1, 'year = 2019');
  await change(2, "transmission_code = 'manual'");
  await change(3, 'city_id = 2');
  await change(4, "category_code = 'suv'");
  await change(5, 'year = 2025');
  await change(6, "status = 'inactive'");
  await pool.query("update cars set status = 'inactive' where id between 9 and 40");
  assert.deepEqual(await nearest(8), [7, 1, 3, 2]);
  await change(7, 'year = 2012');
  assert.deepEqual(await nearest(8), [1, 3, 2, 7]);
});

test('prices are those of the rules, occupancy that of all together, and alike cars share their comparison', async (t) => {
  const { context, pool, ownerOf } = await equalCars(t);
  const read = (carIds?: readonly number[]) =>
    readComparables(context, { ownerId: ownerOf(8), ...(carIds ? { carIds } : {}) }, [
      week,
      { from: '2026-12-01', to: '2026-12-01' },
    ]);
  await pool.query('delete from car_blocks');
  await pool.query("update orders set status = 'cancelled'");
  await pool.query(
    "insert into car_date_prices (car_id, date, price) select id, '2026-12-01', 30000 from cars where id < 8",
  );
  const compare = await read();
  const of = compare(8);
  assert.deepEqual(of, compare(16));
  assert.deepEqual([of?.owners, of?.cars.length, of?.median, of?.occupancy], [7, 20, 10_000, 0]);
  assert.deepEqual(
    Object.keys(of?.cars[0] ?? {}),
    ['id', 'name', 'year', 'price'],
    'nothing of a car that is not public',
  );
  const december = compare(8, 1);
  assert.deepEqual(december?.cars[0]?.price, 30_000);
  assert.equal(december?.mean, Math.round((7 * 30_000 + 13 * 10_000) / 20));
  assert.equal((await read([16]))(8), null, 'only the requested spans');
  assert.equal(compare(1), null, 'nothing of the cars of others');
  // Twenty cars of which two are out for the seven days.
  await pool.query(
    `update orders set status = 'confirmed', days = 7, period = '[2026-11-20 10:00+04,2026-11-27 10:00+04)'
     where id in (select min(id) from orders where car_id in (1, 2) group by car_id)`,
  );
  assert.equal((await read())(8)?.occupancy, 10);
  await pool.query("update cars set status = 'inactive' where id % 8 in (1, 2, 3)");
  assert.equal((await read())(8), null, 'four owners are too few');
});
