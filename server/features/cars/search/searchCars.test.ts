import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Pool } from 'pg';
import { searchCars, SearchQuery, Sort, type SearchAnswer } from '#contract/calls/cars/search.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';
import { makeSearchCars } from './searchCars.ts';

type Search = (query?: Record<string, string>) => Promise<SearchAnswer>;

async function setUp(t: TestContext): Promise<TestApp & { search: Search }> {
  const app = await testApp(t, { fleet: true });
  const search: Search = async (query = {}) => {
    const { status, body } = await app.inject(`/api/cars?${new URLSearchParams(query).toString()}`);
    assert.equal(status, 200, JSON.stringify([query, body]));
    return searchCars.response.parse(body);
  };
  return { ...app, search };
}

async function walk(search: Search, query: Record<string, string>): Promise<SearchAnswer['cars']> {
  const first = await search(query);
  const cars = [...first.cars];
  for (let cursor = first.next_cursor; cursor !== null;) {
    const page = await search({ ...query, cursor });
    cars.push(...page.cars);
    cursor = page.next_cursor;
  }
  return cars;
}

test('paging walks every car once, in order, for each sort', async (t) => {
  const { search, context } = await setUp(t);
  const { total } = await search();
  const { rows } = await context.pool.query<{ id: number; recommended: number }>('select id, recommended from cars');
  const points = new Map(rows.map(({ id, recommended }) => [id, recommended]));
  for (const sort of Sort.options) {
    const cars = await walk(search, { sort });
    assert.equal(cars.length, total);
    assert.equal(new Set(cars.map(({ id }) => id)).size, total);
    const keys = cars.map(
      (car) =>
        ({
          recommended: -(points.get(car.id) ?? 0),
          price_asc: car.price_per_day,
          price_desc: -car.price_per_day,
          newest: -car.id,
          rating: -(car.rating ?? 0),
        })[sort],
    );
    assert.deepEqual(
      keys,
      keys.toSorted((a, b) => a - b),
      sort,
    );
  }
});

test('cars that are not active are nowhere', async (t) => {
  const { search, context } = await setUp(t);
  const { total, cars } = await search();
  await context.pool.query("update cars set status = 'inactive' where id = $1", [cars[0]?.id]);
  assert.equal((await search()).total, total - 1);
});

/** Words in any script, and written wrongly. */
const namesOfBrands = [
  ['toyota', 'Toyota'],
  ['TOYOTA', 'Toyota'],
  ['toiota', 'Toyota'],
  ['tayota', 'Toyota'],
  ['тойота', 'Toyota'],
  ['тоиота', 'Toyota'],
  ['ტოიოტა', 'Toyota'],
  ['ტოიტა', 'Toyota'],
  ['mersedes', 'Mercedes-Benz'],
  ['мерседес', 'Mercedes-Benz'],
  ['მერსედესი', 'Mercedes-Benz'],
  ['hundai', 'Hyundai'],
  ['skoda', 'Škoda'],
  ['volga', 'GAZ'],
  ['დელიკა', 'Mitsubishi'],
  ['паджеро', 'Mitsubishi'],
  ['delica', 'Mitsubishi'],
] as const;

test('a brand is found by its names', async (t) => {
  const { search } = await setUp(t);
  for (const [words, brand] of namesOfBrands) {
    const cars = await walk(search, { q: words });
    assert.ok(cars.length > 0, words);
    assert.deepEqual([...new Set(cars.map((car) => car.brand))], [brand], words);
  }
});

test('words are narrowed by each other, a city and a year among them', async (t) => {
  const { search } = await setUp(t);
  for (const q of ['toyota tbilisi', 'тойота в тбилиси', 'ტოიოტა თბილისში', 'tbilissi toiota']) {
    const { cars } = await search({ q });
    assert.ok(cars.length > 0, q);
    assert.ok(
      cars.every((car) => car.brand === 'Toyota' && car.city_id === 1),
      q,
    );
  }
  const [some] = (await search()).cars;
  assert.ok(some);
  const found = await search({ q: `${some.brand} ${some.year}` });
  assert.ok(found.cars.some(({ id }) => id === some.id) && found.cars.every(({ year }) => year === some.year));
});

test('a word that names nothing is looked for in what the owners wrote', async (t) => {
  const { search } = await setUp(t);
  const { cars } = await search({ q: 'Tusheti' });
  assert.ok(cars.length > 0 && cars.every(({ category }) => category === 'offroad'));
  assert.equal((await search({ q: 'qqqzzzxxx' })).total, 0);
});

test('dates hide exactly the cars whose blocks they touch, preparation included, and those rented only for longer', async (t) => {
  const { search, context } = await setUp(t);
  await context.pool.query('update cars set min_days = 8 where id % 9 = 0');
  for (const [from, to, length] of [
    ['2026-11-24', '2026-11-26', 2],
    ['2026-12-01T12:00', '2026-12-08T09:30', 7],
    ['2027-01-10', '2027-01-11', 1],
  ] as const) {
    const cars = await walk(search, { from, to });
    const { rows } = await context.pool.query<{ id: number }>(
      `select id from cars where status = 'active' and min_days <= $3 and not exists (select from car_blocks b where b.car_id = cars.id
        and b.period && tstzrange($1::timestamptz, $2::timestamptz + preparation_minutes * interval '1 minute')) order by id`,
      [...[from, to].map((text) => `${text.slice(0, 10)}T${text.slice(11) || '10:00'}+04:00`), length],
    );
    assert.deepEqual(
      cars.map(({ id }) => id).toSorted((a, b) => a - b),
      rows.map(({ id }) => id),
    );
    assert.ok(cars.every(({ total, days }) => total !== null && total > 0 && days === length));
  }
});

test('an empty search says what dropping one filter, else two, would give', async (t) => {
  const { search } = await setUp(t);
  const one = await search({ brand: 'uaz', fuel: 'electric' });
  assert.equal(one.total, 0);
  for (const { filters, count } of one.relaxations) {
    const rest = Object.fromEntries(
      Object.entries({ brand: 'uaz', fuel: 'electric' }).filter(([name]) => !filters.includes(name)),
    );
    assert.equal((await search(rest)).total, count);
  }
  assert.deepEqual(
    one.relaxations.map(({ count }) => count),
    one.relaxations.map(({ count }) => count).toSorted((a, b) => b - a),
  );
  const two = await search({ brand: 'uaz', fuel: 'electric', category: 'bus' });
  assert.ok(two.relaxations.length > 0 && two.relaxations.every(({ filters }) => filters.length === 2));
});

test('where one dropped filter takes too long to try, two are not advised', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  let counts = 0;
  const connect = async () => {
    const client = await context.pool.connect();
    const query = async (statement: string | { readonly text: string }) => {
      if (typeof statement === 'string' || (counts += 1) > 1) return client.query(statement);
      return client.query('set local statement_timeout = 1; select pg_sleep(60)');
    };
    return { query, release: () => client.release() };
  };
  const pool = { query: context.pool.query.bind(context.pool), connect } as unknown as Pool;
  const search = makeSearchCars({ pool, clock: context.clock });
  const none = SearchQuery.parse({ brand: 'uaz', fuel: 'electric' });
  const { total, relaxations } = searchCars.response.parse(JSON.parse(await search(none, 'en')));
  assert.deepEqual([total, relaxations, counts], [0, [], 1]);
});

test('names follow the language, codes do not', async (t) => {
  const { inject } = await setUp(t);
  const names = await Promise.all(
    ['en', 'ka', 'ru'].map(async (language) => {
      const { body } = await inject({
        url: '/api/cars?city_id=1&category=suv',
        headers: { 'accept-language': language },
      });
      const [car] = searchCars.response.parse(body).cars;
      return [car?.city, car?.category];
    }),
  );
  assert.deepEqual(names, [
    ['Tbilisi', 'suv'],
    ['თბილისი', 'suv'],
    ['Тбилиси', 'suv'],
  ]);
});
