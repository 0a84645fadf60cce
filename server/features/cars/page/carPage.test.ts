import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { z } from 'zod';
import { getCalendar, listSimilar } from '#contract/calls/cars/carPage.ts';
import { getCar, type Car } from '#contract/calls/cars/cars.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';

async function setUp(t: TestContext): Promise<
  TestApp & {
    car: (query?: string, language?: string) => Promise<Car>;
    days: (query: string) => Promise<z.output<typeof getCalendar.response>['days']>;
  }
> {
  const app = await testApp(t, { fleet: true });
  return {
    ...app,
    car: async (query = '', language = 'en') => {
      const { body } = await app.inject({ url: `/api/cars/7${query}`, headers: { 'accept-language': language } });
      return getCar.response.parse(body).car;
    },
    days: async (query) => getCalendar.response.parse((await app.inject(`/api/cars/7/calendar?${query}`)).body).days,
  };
}

test('a car has everything its page shows, in three languages', async (t) => {
  const { car } = await setUp(t);
  const [en, ka, ru] = await Promise.all([car(), car('', 'ka'), car('', 'ru')]);
  assert.deepEqual(
    new Set(en.images.map(({ shot }) => shot)),
    new Set(['front', 'left', 'interior', 'rear', 'right', 'trunk']),
  );
  assert.equal(new Set([en.city, ka.city, ru.city]).size, 3);
  assert.equal(new Set([en.address, ka.address, ru.address]).size, 3);
  assert.ok(en.description !== '' && ka.description !== '' && ru.description !== '');
  assert.deepEqual([en.total, en.days, en.is_free], [null, null, null]);
  assert.equal(
    en.rating_counts.reduce((sum, count) => sum + count, 0),
    en.reviews_count,
  );
});

test('a description falls back to what the owner wrote', async (t) => {
  const { car, context } = await setUp(t);
  await context.pool.query(
    "update cars set own_language = 'ru', description_en = null, description_ka = 'ქართულად', description_ru = 'По-русски' where id = 7",
  );
  const [en, ka] = [await car(), await car('', 'ka')];
  assert.deepEqual([en.description, ka.description], ['По-русски', 'ქართულად']);
  assert.deepEqual([en.description_language, ka.description_language], ['ru', 'ka']);
  await context.pool.query('update cars set description_ka = null, description_ru = null where id = 7');
  assert.equal((await car()).description_language, null);
});

test('with dates it shows total, days and availability', async (t) => {
  const { car, context } = await setUp(t);
  for (const table of [
    'car_date_prices',
    'car_seasons',
    'car_weekday_prices',
    'car_length_prices',
    'car_length_discounts',
  ])
    await context.pool.query(`delete from ${table} where car_id = 7`);
  await context.pool.query('update cars set price_per_day = 10000, old_price = null where id = 7');
  await context.pool.query('insert into car_weekday_prices values (7, 6, 15000)');
  await context.pool.query('delete from car_blocks where car_id = 7');
  await context.pool.query(
    "insert into car_blocks (car_id, kind, period) values (7, 'owner', '[2027-01-10T10:00+04:00,2027-01-12T10:00+04:00)')",
  );
  const free = await car('?from=2027-01-07&to=2027-01-10T09:00'); // Thursday to Sunday
  assert.deepEqual([free.total, free.days, free.is_free], [35_000, 3, true]);
  // An hour of preparation has to fit before ten o'clock.
  assert.equal((await car('?from=2027-01-07&to=2027-01-10T09:01')).is_free, false);
  assert.equal((await car('?from=2027-01-12&to=2027-01-13')).is_free, true);
  assert.equal((await car('?from=2027-01-11&to=2027-01-13')).is_free, false);
});

test('the calendar shows taken days and the price of each', async (t) => {
  const { days, context } = await setUp(t);
  await context.pool.query('delete from car_blocks where car_id = 7');
  await context.pool.query(
    "insert into car_blocks (car_id, kind, period) values (7, 'maintenance', '[2027-01-10T10:00+04:00,2027-01-12T10:00+04:00)')",
  );
  await context.pool.query("insert into car_date_prices values (7, '2027-01-08', 77700)");
  const list = await days('from=2027-01-08&to=2027-01-13');
  assert.deepEqual(
    list.map(({ is_free }) => is_free),
    [true, true, false, false, true, true],
  );
  assert.equal(list[0]?.price, 77_700);
  const past = await days('from=2026-11-18&to=2026-11-19');
  assert.deepEqual(
    past.map(({ is_free }) => is_free),
    [false, false],
  );
});

test('similar cars are others, free on the dates and rented for as short, no picture twice', async (t) => {
  const { inject, context } = await setUp(t);
  await context.pool.query('update cars set min_days = 5 where id % 4 = 0');
  for (const query of ['', '?from=2026-12-01&to=2026-12-05']) {
    const { cars } = listSimilar.response.parse((await inject(`/api/cars/7/similar${query}`)).body);
    assert.ok(cars.length >= 4 && cars.every(({ id }) => id !== 7));
    assert.equal(new Set(cars.map(({ image }) => image.url)).size, cars.length);
    if (query === '') continue;
    assert.ok(cars.every(({ total }) => total !== null));
    const { rows } = await context.pool.query(
      `select from cars where id = any($1) and (min_days > 4 or exists (select from car_blocks b where b.car_id = cars.id
        and b.period && '[2026-12-01T10:00+04:00,2026-12-05T11:00+04:00)'))`,
      [cars.map(({ id }) => id)],
    );
    assert.equal(rows.length, 0);
  }
});

test('unknown and hidden cars are 404, bad input is 422', async (t) => {
  const { inject, context } = await setUp(t);
  await context.pool.query("update cars set status = 'inactive' where id = 9");
  const status = async (url: string): Promise<number> => (await inject(url)).status;
  for (const id of ['9', '999999', '2147483647']) {
    for (const rest of ['', '/calendar?from=2026-12-01&to=2026-12-02', '/similar', '/reviews'])
      assert.equal(await status(`/api/cars/${id}${rest}`), 404, id + rest);
  }
  for (const url of [
    '/api/cars/abc',
    '/api/cars/-1',
    '/api/cars/99999999999',
    "/api/cars/1'--",
    '/api/cars/7?from=2026-12-01',
    '/api/cars/7?from=2026-12-05&to=2026-12-01',
    '/api/cars/7/calendar',
    '/api/cars/7/calendar?from=2026-12-01&to=2026-11-01',
    '/api/cars/7/calendar?from=2026-12-01&to=2027-06-09',
    '/api/cars/7/calendar?from=2026-02-30&to=2026-03-09',
    '/api/cars/7/calendar?from=0000-01-01&to=0000-01-02',
    '/api/cars/7/similar?to=2026-12-01',
    '/api/cars/7/reviews?cursor=x',
    '/api/reviews?cursor=%00',
  ]) {
    assert.equal(await status(url), 422, url);
  }
  assert.equal(await status('/api/cars/7/calendar?from=2026-12-01&to=2027-06-08'), 200);
});
