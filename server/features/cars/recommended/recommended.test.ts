import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getHome } from '#contract/calls/cars/cars.ts';
import { DATES_POINTS, reasonsOf, recommendedParts } from '#contract/domain/cars/recommended.ts';
import { searchCars, SearchQuery, type SearchAnswer } from '#contract/calls/cars/search.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';
import { makeSearchCars } from '../search/searchCars.ts';
import { refreshRecommended } from './refreshRecommended.ts';

type Cars = SearchAnswer['cars'];

/** All pages, with a small fleet and with a large one: they have to be the same. */
async function walk({ context }: TestApp, query: Record<string, string> = {}): Promise<Cars> {
  const [small, large] = await Promise.all(
    [makeSearchCars(context), makeSearchCars(context, 0)].map(async (search) => {
      const cars: Cars = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const parsed = SearchQuery.parse({ ...query, ...(cursor !== '' && { cursor }) });
        const page = searchCars.response.parse(JSON.parse(await search(parsed, 'en')));
        cars.push(...page.cars);
        cursor = page.next_cursor;
      }
      return cars;
    }),
  );
  assert.ok(small && large);
  assert.deepEqual(large, small);
  return small;
}

const idsOf = (cars: readonly { readonly id: number }[]) => cars.map(({ id }) => id);

interface Points {
  readonly id: number;
  readonly parts: readonly number[];
  readonly points: number;
}

/** The cars that are free on some dates, by their points, with those that are free a day before and after. */
async function ranked({ context: { pool } }: TestApp, from: string, to: string): Promise<Points[]> {
  const { rows } = await pool.query<Points>(
    `select id, parts, points from (
       select c.id, c.recommended_parts as parts, c.recommended + case when exists (
         select from car_blocks b where b.car_id = c.id and b.period && tstzrange($1::timestamptz - interval '1 day',
           $2::timestamptz + interval '1 day' + c.preparation_minutes * interval '1 minute')) then 0 else $3 end as points
       from cars c where c.status = 'active' and not exists (select from car_blocks b where b.car_id = c.id
         and b.period && tstzrange($1, $2::timestamptz + c.preparation_minutes * interval '1 minute'))) free
     order by points desc, id desc`,
    [`${from}T10:00+04:00`, `${to}T10:00+04:00`, DATES_POINTS],
  );
  return rows;
}

test('without an order the recommended cars come first, every car once, ties by the newest', async (t) => {
  const app = await testApp(t, { fleet: true });
  const { rows } = await app.context.pool.query<{ id: number; parts: number[] }>(
    "select id, recommended_parts as parts from cars where status = 'active' order by recommended desc, id desc",
  );
  const cars = await walk(app);
  assert.deepEqual(
    cars.map(({ id, reasons }) => ({ id, reasons })),
    rows.map(({ id, parts }) => ({ id, reasons: reasonsOf(parts, 0) })),
  );
  assert.deepEqual(await walk(app, { sort: 'recommended' }), cars);
  assert.ok((await walk(app, { sort: 'rating' })).every(({ reasons }) => reasons === undefined));
  // All alike: only the newest decides, across all pages.
  await app.context.pool.query("update cars set recommended_parts = '{1,2,3,4,5}'");
  assert.deepEqual(
    idsOf(await walk(app)),
    idsOf(cars).toSorted((a, b) => b - a),
  );
});

test('with dates a car that is also free a day before and after comes before its equals, and says so', async (t) => {
  const app = await testApp(t, { fleet: true });
  await app.context.pool.query('update cars set min_days = 1, recommended_parts = array[100, 50, 25, 12, id % 40]');
  await app.context.pool.query('delete from branch_hours');
  for (const [from, to] of [
    ['2026-11-25', '2026-11-27'],
    ['2026-12-04', '2026-12-05'],
  ] as const) {
    const expected = await ranked(app, from, to);
    const cars = await walk(app, { from, to });
    assert.deepEqual(idsOf(cars), idsOf(expected));
    const isLifted = expected.map(({ parts, points }) => points > parts.reduce((sum, part) => sum + part, 0));
    assert.deepEqual(
      cars.map(({ reasons }) => reasons?.includes('dates')),
      isLifted,
    );
    assert.ok(isLifted.includes(true) && isLifted.includes(false), from);
  }
});

test('a car that no run has seen yet has the points of one about which nothing is known', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const { rows } = await context.pool.query<{ parts: number[] }>(
    'insert into cars (owner_id) select min(id) from owners returning recommended_parts as parts',
  );
  const unknown = { rating_sum: 0, reviews_count: 0, usual_price: null, answers_within_minutes: null };
  assert.deepEqual(
    rows[0]?.parts,
    recommendedParts({ ...unknown, price_per_day: 9_000, cancellations: null, age_days: 0 }),
  );
});

test('points follow prices, reviews and owners with the next run, of cars on the market only', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const { pool } = context;
  const refresh = async () => refreshRecommended(pool, fleetMoment);
  const partsOf = async (id: number) => {
    const { rows } = await pool.query<{ parts: number[] }>(
      'select recommended_parts as parts from cars where id = $1',
      [id],
    );
    return rows[0]?.parts ?? [];
  };
  const { rows } = await pool.query<{ id: number; owner_id: number }>(
    "select id, owner_id from cars where status = 'active' and category_code = 'economy' and city_id = 1 order by id limit 2",
  );
  const [car, paused] = rows;
  assert.ok(car && paused);
  await pool.query("update cars set recommended_parts = '{0,0,0,0,0}' where id = $1", [paused.id]);
  await pool.query("update cars set status = 'inactive' where id = $1", [paused.id]);
  await pool.query(
    `update cars set price_per_day = 1, old_price = null, reviews_count = 100000, rating_sum = 500000,
       needs_confirmation = false, created_at = $2 where id = $1`,
    [car.id, fleetMoment],
  );
  await pool.query(
    `update orders set cancelled_by = 'owner', paid_at = coalesce(paid_at, requested_at) where owner_id = $1`,
    [car.owner_id],
  );
  await refresh();
  const parts = await partsOf(car.id);
  assert.deepEqual(parts, [450, 250, 80, 0, 40]);
  assert.deepEqual(await partsOf(paused.id), [0, 0, 0, 0, 0]);
  // What has not changed is not written: another run leaves every row as it is.
  const versions = async () => (await pool.query('select id, xmin::text from cars order by id')).rows;
  const before = await versions();
  await refresh();
  assert.deepEqual(await versions(), before);
});

test('the popular row of the home page is the beginning of what "see all" lists', async (t) => {
  const app = await testApp(t, { fleet: true });
  const { rows } = getHome.response.parse((await app.inject('/api/cars/home')).body);
  const popular = idsOf(rows.find(({ row }) => row === 'popular')?.cars ?? []);
  const all = idsOf(await walk(app, { rating_min: '4' }));
  assert.equal(popular.length, 8);
  assert.deepEqual(
    all.filter((id) => popular.includes(id)),
    popular,
  );
  assert.equal(all[0], popular[0]);
});
