import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type MapAnswer, MOST_ON_MAP, searchMap } from '#contract/calls/cars/map.ts';
import { listPlaces } from '#contract/calls/places.ts';
import { searchCars } from '#contract/calls/cars/search.ts';
import { boxAround, middleOf, squaresOf, writeBox } from '#contract/domain/mapSquares.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';
import { market, type Market } from '#server/testing/people/renters.ts';
import { makeSearchMap } from './searchMap.ts';

const GEORGIA = '39.9,41,46.8,43.6';
const dates = { from: '2027-01-10', to: '2027-01-14' };
/** A place that is not in the middle of its square. */
const exact = { lat: 41.70951, lng: 44.74862 };

async function mapOf(app: Pick<TestApp, 'inject'>, query: Readonly<Record<string, string>>): Promise<MapAnswer> {
  const answer = await app.inject(`/api/cars/map?${new URLSearchParams(query).toString()}`);
  assert.equal(answer.status, 200, answer.text);
  return searchMap.response.parse(answer.body);
}

async function listOf(app: Pick<TestApp, 'inject'>, query: Readonly<Record<string, string>>) {
  const answer = await app.inject(`/api/cars?${new URLSearchParams(query).toString()}`);
  assert.equal(answer.status, 200, answer.text);
  return searchCars.response.parse(answer.body);
}

/** The market's car alone, at a branch of its owner. */
async function marketAt(t: TestContext, place: { lat: number; lng: number } | null): Promise<Market> {
  const found = await market(t);
  await moveTo(found, place);
  return found;
}

async function moveTo({ app, carId }: Market, place: { lat: number; lng: number } | null): Promise<void> {
  await app.context.pool.query(
    'update branches set lat = $1, lng = $2, city_id = 1 where id = (select branch_id from cars where id = $3)',
    [place?.lat ?? null, place?.lng ?? null, carId],
  );
  await app.context.pool.query('update cars set city_id = 1 where id = $1', [carId]);
}

/** Of a square, so that it says nothing else. */
function isMiddle(lat: number, lng: number): boolean {
  const { firstRow, firstColumn } = squaresOf(boxAround(lat, lng));
  const middle = middleOf(firstRow, firstColumn);
  return middle.lat === lat && middle.lng === lng;
}

test('the map has the cars of the list, by whatever filters', async (t) => {
  const app = await testApp(t, { fleet: true });
  for (const filters of [
    {},
    dates,
    { category: 'suv' },
    { q: 'toyota' },
    { ...dates, price_max: '15000' },
    { pick_up: 'airport-1', ...dates },
  ]) {
    for (const bbox of [GEORGIA, '44.6,41.6,45,41.8', '41,41,43,43', '0,0,1,1']) {
      const query = { ...filters, bbox };
      const [map, list] = [await mapOf(app, { ...query, zoom: '8' }), await listOf(app, query)];
      assert.equal(map.total, list.total, JSON.stringify(query));
      const counted = map.clusters.reduce((sum, { count }) => sum + count, map.pins.length);
      assert.equal(counted, map.total);
      for (const { price_from } of map.clusters) assert.ok(price_from !== null && price_from > 0);
    }
  }
});

test('near enough each car has a price, the same as in the list', async (t) => {
  const app = await testApp(t, { fleet: true });
  const { rows } = await app.context.pool.query<{ row: number; col: number }>(
    "select map_row as row, map_col as col from cars where status = 'active' group by 1, 2 having count(*) between 2 and 12",
  );
  assert.ok(rows.length > 5);
  let moved = 0;
  for (const filters of [{}, dates, { ...dates, flexible: '2' }]) {
    let compared = 0;
    for (const { row, col } of rows) {
      const { lat, lng } = middleOf(row, col);
      const near = { ...filters, bbox: writeBox(boxAround(lat, lng)) };
      const { pins, clusters } = await mapOf(app, { ...near, zoom: '16' });
      const { cars } = await listOf(app, near);
      const inList = cars.map(({ id, price_per_day, total, dates: own }) => ({
        id,
        lat,
        lng,
        price_per_day,
        total,
        ...(own && { dates: own }),
      }));
      moved += inList.filter((pin) => 'dates' in pin).length;
      assert.deepEqual([pins, clusters], [inList.toSorted((a, b) => a.id - b.id), []]);
      compared += pins.length;
    }
    assert.ok(compared > 20, String(compared));
  }
  assert.ok(moved > 0);
});

test('a cluster says what one of its cars costs, with dates by the average day', async (t) => {
  const app = await testApp(t, { fleet: true });
  const { clusters } = await mapOf(app, { ...dates, bbox: '44.6,41.6,45,41.8', zoom: '3' });
  const { cars } = await listOf(app, { ...dates, bbox: '44.6,41.6,45,41.8', sort: 'price_asc' });
  const [cheapest] = cars;
  assert.ok(cheapest?.total);
  assert.deepEqual(
    clusters.map(({ price_from }) => price_from),
    [Math.round(cheapest.total / 4)],
  );
});

test('there are never more than 300 clusters and pins, whatever box and zoom say', async (t) => {
  const app = await testApp(t, { fleet: true });
  // Every car alone in its square, far from the others.
  await app.context.pool.query('alter table cars disable trigger cars_placed');
  await app.context.pool.query('update cars set map_row = 15200 + id * 37 % 900, map_col = 11100 + id * 151 % 1850');
  const most = [];
  for (const bbox of [GEORGIA, '-180,-90,180,90', '44,41,45,42', '44.79,41.69,44.81,41.71'])
    for (const zoom of ['0', '7', '10.5', '14', '22']) {
      const { clusters, pins } = await mapOf(app, { bbox, zoom });
      most.push(clusters.length + pins.length);
    }
  assert.ok(Math.max(...most) <= MOST_ON_MAP, String(most));
  assert.ok(Math.max(...most) > 40, String(most));
});

test('a few cars at one place are side by side near enough, many stay a cluster', async (t) => {
  const { context, inject } = await testApp(t, { fleet: true });
  await context.pool.query('alter table cars disable trigger cars_placed');
  const near = { bbox: '44.74,41.7,44.76,41.72', zoom: '18' };
  const shown = async (count: number) => {
    await context.pool.query(
      `update cars set map_row = 15447, map_col = case when id in
         (select id from cars where status = 'active' order by id limit $1) then 12430 else 0 end`,
      [count],
    );
    const { clusters, pins } = await mapOf({ inject }, near);
    return [clusters.map((cluster) => cluster.count), pins.length];
  };
  assert.deepEqual(await shown(12), [[], 12]);
  assert.deepEqual(await shown(13), [[13], 0]);
});

test('a box is refused under its field unless it is four numbers of the Earth in their order', async (t) => {
  const { inject } = await testApp(t, { fleet: true });
  for (const bbox of [
    '45,41,44,42',
    '44,42,45,41',
    '170,41,-170,42',
    'NaN,41,45,42',
    'Infinity,41,45,42',
    '1e1,41,45,42',
    '-181,41,45,42',
    '44,-91,45,42',
    '44,41,181,42',
    '44,41,45,91',
    '44,41,45',
    '44,41,45,42,43',
    '44,41,45,42,',
    ',,,',
    ' 44,41,45,42',
    '44,41,44,42',
    `44.${'0'.repeat(200)},41,45,42`,
  ])
    for (const path of ['/api/cars', '/api/cars/map']) {
      const { status, body } = await inject(`${path}?${new URLSearchParams({ bbox, zoom: '8' }).toString()}`);
      assert.deepEqual([status, Object.keys(Object(body))], [422, ['bbox']], `${path} ${bbox}`);
    }
  for (const zoom of ['-1', '23', 'NaN', 'x', ''])
    assert.ok([200, 422].includes((await inject(`/api/cars/map?bbox=${GEORGIA}&zoom=${zoom}`)).status));
  assert.equal((await inject(`/api/cars/map?bbox=${GEORGIA}&zoom=23`)).status, 422);
  // An empty one was not sent: a search needs none.
  for (const none of ['', '&bbox=']) assert.equal((await inject(`/api/cars/map?zoom=8${none}`)).status, 422);
  assert.equal((await inject('/api/cars/map?bbox=-180,-90,180,90&zoom=0')).status, 200);
});

test('no series of boxes says more than the square of about 300 m', async (t) => {
  const place = await marketAt(t, exact);
  const visitor = place.app.visitor();
  const seen = new Set<string>();
  const found: [number, number][] = [];
  const STEP = 0.0004;
  for (let y = -6; y <= 6; y += 1)
    for (let x = -6; x <= 6; x += 1) {
      const [lat, lng] = [exact.lat + y * STEP, exact.lng + x * STEP];
      // Smaller than the square, and moved in steps smaller than it.
      const bbox = [lng - STEP / 2, lat - STEP / 2, lng + STEP / 2, lat + STEP / 2]
        .map((of) => of.toFixed(6))
        .join(',');
      const { pins, clusters } = await mapOf(visitor, { bbox, zoom: '22' });
      assert.deepEqual(clusters, []);
      for (const pin of pins) {
        seen.add(`${pin.lat},${pin.lng}`);
        found.push([lat, lng]);
      }
    }
  const [one = ''] = seen;
  const [lat = 0, lng = 0] = one.split(',').map(Number);
  assert.equal(seen.size, 1);
  assert.notDeepEqual({ lat, lng }, exact);
  assert.ok(Math.abs(lat - exact.lat) <= 0.001_36 && Math.abs(lng - exact.lng) <= 0.001_81, one);
  // What finds it is around the middle of the square, not around the exact place.
  for (const [y, x] of found) assert.ok(Math.abs(y - lat) <= STEP && Math.abs(x - lng) <= STEP, `${y},${x}`);

  // Anywhere else in the same square is the same to everybody; and the places to choose say no more.
  await moveTo(place, { lat: lat + 0.001, lng: lng - 0.001 });
  const { pins } = await mapOf(visitor, { bbox: writeBox(boxAround(lat, lng)), zoom: '22' });
  assert.ok(pins.length > 0);
  for (const pin of pins) assert.deepEqual([pin.lat, pin.lng], [lat, lng]);
  const answer = await visitor.inject('/api/places?city_id=1');
  const { branches } = listPlaces.response.parse(answer.body);
  assert.ok(branches.length > 0);
  for (const branch of branches) assert.ok(isMiddle(branch.lat ?? 0, branch.lng ?? 0), JSON.stringify(branch));
});

test('a car follows its branch, without a place of that its city, and is elsewhere when its address is', async (t) => {
  const place = await marketAt(t, null);
  const visitor = place.app.visitor();
  // The others of the branch are moved with it, so this one alone is looked for.
  await place.app.context.pool.query(
    "update cars set status = 'inactive' where id <> $1 and city_id in (1, 2) and status = 'active'",
    [place.carId],
  );
  const at = async (bbox: string) =>
    (await mapOf(visitor, { bbox, zoom: '22' })).pins.some(({ id }) => id === place.carId);
  const [tbilisi, vake, batumi] = [
    '44.799,41.691,44.804,41.696',
    '44.745,41.706,44.752,41.712',
    '41.633,41.648,41.64,41.654',
  ];
  assert.deepEqual([await at(tbilisi), await at(vake)], [true, false]);
  await moveTo(place, exact);
  assert.deepEqual([await at(tbilisi), await at(vake)], [false, true]);
  const { pool } = place.app.context;
  await pool.query('update cars set has_own_address = true, city_id = 2 where id = $1', [place.carId]);
  assert.deepEqual([await at(vake), await at(batumi)], [false, true]);
  await pool.query('update cities set lat = null, lng = null where id = 2');
  assert.equal(await at('-180,-90,180,90'), false);
  const { cars } = await listOf(visitor, { bbox: '-180,-90,180,90', sort: 'newest' });
  assert.ok(cars.length > 0 && cars.every(({ id }) => id !== place.carId));
});

test('cars that nobody can rent are not on the map', async (t) => {
  const place = await marketAt(t, exact);
  const visitor = place.app.visitor();
  const total = async () => (await mapOf(visitor, { bbox: '44.7,41.6,44.8,41.8', zoom: '12' })).total;
  const all = await total();
  for (const status of ['inactive', 'draft']) {
    await place.app.context.pool.query('update cars set status = $1 where id = $2', [status, place.carId]);
    assert.equal(await total(), all - 1);
  }
});

test('a box of many cars is estimated from a sample, which serves for a minute', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const box = { bbox: GEORGIA, zoom: 7 };
  const exactly = await makeSearchMap(context)(box);
  // All of the fleet is in the sample, so that it is as good as a count.
  const search = makeSearchMap(context, { exactCars: exactly.total - 2, exactMs: 60_000, sampledCars: 1_000_000 });
  assert.deepEqual(await search(box), exactly);
  await context.pool.query("update cars set map_row = 0 where id = (select max(id) from cars where status = 'active')");
  assert.equal((await search(box)).total, exactly.total);
  assert.equal((await makeSearchMap(context)(box)).total, exactly.total - 1);
});

test('a box whose cars take too long to count is estimated from a sample', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const box = { bbox: GEORGIA, zoom: 7 };
  const exactly = await makeSearchMap(context)(box);
  const blocker = await context.pool.connect();
  try {
    await blocker.query('begin; lock table cars in access exclusive mode');
    const limits = { exactCars: 1_000_000, exactMs: 1, sampledCars: 1_000_000 };
    const waiting = makeSearchMap(context, limits)(box);
    const sampling = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like '%map_row%' and query not like '%limit%'`;
    while ((await context.pool.query(sampling)).rowCount === 0) await setTimeout(5);
    await blocker.query('commit');
    assert.deepEqual(await waiting, exactly);
  } finally {
    blocker.release();
  }
});
