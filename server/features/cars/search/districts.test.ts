import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchCars, SearchQuery } from '#contract/calls/cars/search.ts';
import { testApp } from '#server/testing/testApp.ts';
import { NEAR_DISTRICT_KM } from '#contract/domain/places/nearDistrict.ts';
import { ROW_DEGREES } from '#contract/domain/mapSquares.ts';
import { makeSearchCars } from './searchCars.ts';

const VAKE = { id: 1, city: 1, lat: 41.7096, lng: 44.755 };
/** Of the map's squares north of the district, the last whose middle is near it. */
const lastRow = Math.floor((VAKE.lat + NEAR_DISTRICT_KM / 111.2) / ROW_DEGREES - 0.5);

test('a district finds the cars of its city that stand near it or are brought to addresses, and no others', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const { pool } = context;
  // Nobody brings cars, and no branch has a position.
  await pool.query("delete from places where kind = 'area'");
  const { rows: own } = await pool.query<{ id: number; owner_id: number; city_id: number }>(
    `select id, owner_id, city_id from cars where status = 'active' order by id`,
  );
  const [near, far, elsewhere, address, brought] = [
    own.find(({ city_id }) => city_id === VAKE.city),
    own.findLast(({ city_id }) => city_id === VAKE.city),
    own.find(({ city_id }) => city_id !== VAKE.city),
    own.filter(({ city_id }) => city_id === VAKE.city)[1],
    own.filter(({ city_id }) => city_id === VAKE.city)[2],
  ].map((car) => car?.id ?? 0);
  const found = async (fewCars?: number) => {
    const query = SearchQuery.parse({ district_id: VAKE.id });
    const { cars, total } = searchCars.response.parse(JSON.parse(await makeSearchCars(context, fewCars)(query, 'en')));
    assert.equal(total, cars.length);
    return cars.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  assert.deepEqual(await found(), []);

  const standAt = async (car: number | undefined, city: number, lat: number, hasOwnAddress = false) => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into branches (owner_id, city_id, name_en, name_ka, name_ru, address_en, address_ka, address_ru, lat, lng)
       select owner_id, $2, 'B', 'B', 'B', 'a', 'a', 'a', $3, $4 from cars where id = $1 returning id`,
      [car, city, lat, VAKE.lng],
    );
    await pool.query('update cars set branch_id = $2, has_own_address = $3 where id = $1', [
      car,
      rows[0]?.id,
      hasOwnAddress,
    ]);
  };
  // By its square's middle, wherever in the square a car stands: a search says no more than the map.
  await standAt(near, 1, (lastRow + 0.99) * ROW_DEGREES);
  await standAt(far, 1, (lastRow + 1.01) * ROW_DEGREES);
  await standAt(elsewhere, 2, VAKE.lat);
  await standAt(address, 1, VAKE.lat, true);
  for (const fewCars of [undefined, 0]) assert.deepEqual(await found(fewCars), [near]);

  const { rows: fleet } = await pool.query<{ id: number }>(
    `with offered as (insert into places (owner_id, kind, city_id, price, notice_hours)
       select owner_id, 'area', 1, 0, 2 from cars where id = $1 returning owner_id)
     select c.id from cars c where c.id = $2
       or c.status = 'active' and c.city_id = 1 and c.owner_id in (select owner_id from offered) order by c.id`,
    [brought, near],
  );
  for (const fewCars of [undefined, 0]) {
    const all = await found(fewCars);
    // A page has no more than this.
    assert.deepEqual(all, fleet.map(({ id }) => id).slice(0, all.length));
    assert.ok(all.includes(brought ?? 0));
  }
});
