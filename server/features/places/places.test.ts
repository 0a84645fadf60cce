import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isOpenAt } from '#contract/domain/openingHours.ts';
import {
  MOST_PLACES,
  type OfferedPlace,
  listOfferedPlaces,
  listPlaces,
  offerPlace,
  type Places,
} from '#contract/calls/places.ts';
import { addDays } from '#contract/domain/rentalTime.ts';
import { findCar } from '#server/features/cars/page/carRepository.ts';
import { findOffer } from '#server/features/orders/quote/offerRepository.ts';
import { countStatuses, post } from '#server/testing/people/people.ts';
import { market, type Market } from '#server/testing/people/renters.ts';

const week = [1, 2, 3].map((weekday) => ({ weekday, from: '09:00', to: '20:00' }));
const airport = { kind: 'airport', target_id: 1, price: 4_000, hours: null, notice_hours: 3 };
const area = { kind: 'area', target_id: 2, price: 2_500, hours: week, notice_hours: 0 };

async function offered({ owner }: Market, body: object): Promise<OfferedPlace> {
  const answer = await post(owner, '/api/fleet/places', body);
  assert.equal(answer.status, 201, answer.text);
  return offerPlace.response.parse(answer.body).place;
}

const offersOf = async ({ owner }: Market): Promise<OfferedPlace[]> =>
  listOfferedPlaces.response.parse((await owner.inject('/api/fleet/places')).body).places;

async function placesAt({ app }: Market, query: string): Promise<Places> {
  const answer = await app.visitor().inject(`/api/places?${query}`);
  assert.equal(answer.status, 200, answer.text);
  return listPlaces.response.parse(answer.body);
}

test('an owner offers places, changes and removes them, and visitors of the owner’s cars see them', async (t) => {
  const place = await market(t);
  assert.deepEqual(await offersOf(place), []);
  const inBatumi = await offered(place, area);
  const atAirport = await offered(place, airport);
  assert.deepEqual(atAirport, { ...airport, id: atAirport.id, name: 'Tbilisi Airport' });
  assert.deepEqual(await offersOf(place), [atAirport, inBatumi]);
  const found = await placesAt(place, `car_id=${place.carId}`);
  assert.deepEqual(
    [found.branches, found.airports.map(({ id, price, hours, city }) => ({ id, price, hours, city }))],
    [[], [{ id: 1, price: 4_000, hours: null, city: 'Tbilisi' }]],
  );
  assert.deepEqual(found.areas, [
    {
      id: 2,
      name: 'Batumi',
      address: null,
      city_id: 2,
      city: 'Batumi',
      lat: null,
      lng: null,
      price: 2_500,
      hours: week,
      exceptions: [],
      notice_hours: 0,
    },
  ]);
  const url = `/api/fleet/places/${atAirport.id}`;
  const changed = await place.owner.inject({ method: 'PATCH', url, body: { price: 0, hours: week } });
  assert.deepEqual(changed.body, { status: 'success', place: { ...atAirport, price: 0, hours: week } });
  const back = await place.owner.inject({ method: 'PATCH', url, body: { hours: null, notice_hours: 12 } });
  assert.deepEqual(back.body, { status: 'success', place: { ...atAirport, price: 0, notice_hours: 12 } });
  assert.equal((await place.owner.inject({ method: 'DELETE', url })).status, 204);
  assert.deepEqual((await placesAt(place, `car_id=${place.carId}`)).airports, []);
  assert.equal((await place.owner.inject({ method: 'DELETE', url })).status, 404);
});

test('a car with a price for a place does not charge delivery in addition', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  const extra = "'delivery', 3000, 'rental'";
  await pool.query('delete from car_extras where car_id = $1', [place.carId]);
  await pool.query(`insert into car_extras (car_id, extra_code, price, per) values ($1, ${extra})`, [place.carId]);
  const dates = { from: new Date('2027-03-01T10:00:00+04:00'), to: new Date('2027-03-04T10:00:00+04:00') };
  const codes = async () => [
    (await findOffer(place.app.context.db, place.carId, dates))?.extras.map(({ code }) => code),
    (await findCar(pool, place.carId, 'en', null))?.car.extras.map(({ code }) => code),
  ];
  assert.deepEqual(await codes(), [['delivery'], ['delivery']]);
  const { id } = await offered(place, area);
  assert.deepEqual(await codes(), [[], []]);
  await place.owner.inject({ method: 'DELETE', url: `/api/fleet/places/${id}` });
  assert.deepEqual(await codes(), [['delivery'], ['delivery']]);
});

test("another owner's place cannot be changed, and another owner's branch cannot be offered", async (t) => {
  const place = await market(t);
  const { rows } = await place.app.context.pool.query<{ id: number }>('select id from places order by id limit 1');
  const url = `/api/fleet/places/${rows[0]?.id}`;
  assert.equal((await place.owner.inject({ method: 'PATCH', url, body: { price: 1 } })).status, 404);
  assert.equal((await place.owner.inject({ method: 'DELETE', url })).status, 404);
  const foreign = await place.app.context.pool.query<{ id: number }>(
    'select id from branches where owner_id <> (select owner_id from cars where id = $1) limit 1',
    [place.carId],
  );
  const answer = await post(place.owner, '/api/fleet/places', {
    ...airport,
    kind: 'branch',
    target_id: foreign.rows[0]?.id,
  });
  assert.deepEqual([answer.status, answer.body], [422, { target_id: 'Please choose one of your branches.' }]);
});

test('what is wrong is named under its field', async (t) => {
  const place = await market(t);
  const refused = async (body: object) => {
    const answer = await post(place.owner, '/api/fleet/places', { ...airport, ...body });
    assert.equal(answer.status, 422, answer.text);
    return Object.keys(answer.body as object);
  };
  assert.deepEqual(await refused({ price: -1, notice_hours: 169, hours: [] }), ['price', 'hours', 'notice_hours']);
  assert.deepEqual(await refused({ price: 500_001 }), ['price']);
  assert.deepEqual(await refused({ hours: [{ weekday: 1, from: '20:00', to: '09:00' }] }), ['hours.0.to']);
  assert.deepEqual(await refused({ hours: [week[0], week[0]] }), ['hours.1.weekday']);
  assert.deepEqual(await refused({ target_id: 99 }), ['target_id']);
  assert.deepEqual(await refused({ kind: 'area', target_id: 0 }), ['target_id']);
  await offered(place, airport);
  assert.deepEqual(await refused({ price: 1 }), ['target_id']);
  const { rows } = await place.app.context.pool.query<{ id: number }>(
    `insert into branches (owner_id, city_id, name_en, name_ka, name_ru, address_en, address_ka, address_ru)
     select owner_id, 1, 'Vake', 'ვაკე', 'Ваке', 'a', 'a', 'a' from cars where id = $1 returning id`,
    [place.carId],
  );
  const branch = { kind: 'branch', target_id: rows[0]?.id };
  assert.deepEqual(await refused({ ...branch, hours: week }), ['hours']);
  const { id } = await offered(place, { ...airport, ...branch });
  const change = await place.owner.inject({ method: 'PATCH', url: `/api/fleet/places/${id}`, body: { hours: week } });
  assert.deepEqual([change.status, Object.keys(change.body as object)], [422, ['hours']]);
});

test('of two places at once that would be one too many, one is refused', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  await pool.query(
    `insert into cities (id, code, name_en, name_ka, name_ru, position)
     select 1000 + n, 'city-' || n, 'x', 'x', 'x', 1000 + n from generate_series(1, ${MOST_PLACES + 1}) n`,
  );
  await pool.query(
    `insert into places (owner_id, kind, city_id, price, notice_hours)
     select (select owner_id from cars where id = $1), 'area', 1000 + n, 0, 0 from generate_series(1, ${MOST_PLACES - 1}) n`,
    [place.carId],
  );
  const answers = await Promise.all(
    [1, 2].map((n) => post(place.owner, '/api/fleet/places', { ...area, target_id: n })),
  );
  assert.deepEqual(countStatuses(answers), { 201: 1, 409: 1 });
});

test('the price of a return in another city is that of the car, without a car the least of all', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  const least = async () => (await placesAt(place, 'city_id=2')).one_way_price;
  const ofCar = async () => (await placesAt(place, `car_id=${place.carId}`)).one_way_price;
  const oneWay = (allowed: boolean, price: number) => JSON.stringify({ one_way: { allowed, price } });
  await pool.query("update owner_terms set terms = terms - 'one_way'");
  assert.deepEqual([await least(), await ofCar()], [null, null]);
  const others = await pool.query<{ id: number; owner_id: number }>(
    `select min(id) as id, owner_id from cars where status = 'active'
       and owner_id in (select owner_id from owner_terms) and owner_id <> (select owner_id from cars where id = $1)
     group by owner_id order by owner_id limit 2`,
    [place.carId],
  );
  const [first, second] = others.rows;
  await pool.query('update owner_terms set terms = terms || $2 where owner_id = $1', [
    first?.owner_id,
    oneWay(true, 9_000),
  ]);
  await pool.query('update owner_terms set terms = terms || $2 where owner_id = $1', [
    second?.owner_id,
    oneWay(false, 10),
  ]);
  assert.deepEqual([await least(), await ofCar()], [9_000, null]);
  await pool.query('update cars set terms = terms || $2 where id = $1', [second?.id, oneWay(true, 7_000)]);
  await pool.query('update cars set terms = terms || $2 where id = $1', [place.carId, oneWay(true, 8_000)]);
  assert.deepEqual([await least(), await ofCar()], [7_000, 8_000]);
  await pool.query("update cars set status = 'inactive' where id = $1", [second?.id]);
  assert.equal(await least(), 8_000);
  await pool.query("update cars set status = 'inactive' where id = $1", [place.carId]);
  assert.equal(await least(), 9_000);
  await pool.query("update cars set status = 'inactive' where owner_id = $1 and status = 'active'", [first?.owner_id]);
  assert.equal(await least(), null);
});

test('without a car a city shows the best offer of all owners: the least price, the longest hours, the shortest notice', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  await pool.query('delete from places');
  const owners = await pool.query<{ owner_id: number }>(
    "select distinct owner_id from cars where status = 'active' order by owner_id limit 2",
  );
  const add = (index: number, price: number, notice: number, hours: unknown) =>
    pool.query(
      "insert into places (owner_id, kind, airport_id, price, notice_hours, hours) values ($1, 'airport', 3, $2, $3, $4)",
      [owners.rows[index]?.owner_id, price, notice, hours === null ? null : JSON.stringify(hours)],
    );
  const batumi = async () =>
    (await placesAt(place, 'city_id=2')).airports.map(({ id, price, hours, notice_hours }) => [
      id,
      price,
      hours,
      notice_hours,
    ]);
  await add(0, 5_000, 2, [{ weekday: 1, from: '10:00', to: '18:00' }]);
  assert.deepEqual(await batumi(), [[3, 5_000, [{ weekday: 1, from: '10:00', to: '18:00' }], 2]]);
  await add(1, 4_000, 6, [
    { weekday: 1, from: '09:00', to: '17:00' },
    { weekday: 2, from: '08:00', to: '12:00' },
  ]);
  const longest = [
    { weekday: 1, from: '09:00', to: '18:00' },
    { weekday: 2, from: '08:00', to: '12:00' },
  ];
  assert.deepEqual(await batumi(), [[3, 4_000, longest, 2]]);
  await pool.query('update places set hours = null where owner_id = $1', [owners.rows[1]?.owner_id]);
  assert.deepEqual(await batumi(), [[3, 4_000, null, 2]]);
  assert.deepEqual((await placesAt(place, 'city_id=1')).airports, []);
  assert.ok((await placesAt(place, 'city_id=1')).branches.length > 0);
  await pool.query("update cars set status = 'inactive' where status = 'active' and owner_id = any($1)", [
    owners.rows.map(({ owner_id }) => owner_id),
  ]);
  assert.deepEqual(await batumi(), [], 'an owner without a car to rent offers nothing');
});

test('the database and the rule of opening hours agree about the hours of a place', async (t) => {
  const { pool } = (await market(t)).app.context;
  const time = fc.integer({ min: 0, max: 1440 }).map((minute) => clock(minute));
  const span = fc.tuple(time, time).filter(([from, to]) => from < to && from !== '24:00');
  const hours = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 7 }), span), {
    minLength: 1,
    maxLength: 7,
    selector: ([weekday]) => weekday,
  });
  const moment = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 1439 }))
    .map(([day, minute]) => `${addDays('2027-01-01', day)}T${clock(minute)}`);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.option(hours), moment), { minLength: 40, maxLength: 40 }), async (cases) => {
      const asked = cases.map(([days, at]) => ({
        hours: days && days.map(([weekday, [from, to]]) => ({ weekday, from, to })),
        at,
      }));
      const { rows } = await pool.query<{ open: boolean }>(
        `select is_open_at(nullif(ask -> 'hours', 'null'), (ask ->> 'at')::timestamp) as open
         from jsonb_array_elements($1::jsonb) with ordinality as asked (ask, n) order by n`,
        [JSON.stringify(asked)],
      );
      assert.deepEqual(
        rows.map(({ open }) => open),
        asked.map((ask) => isOpenAt({ hours: ask.hours ?? [], exceptions: [] }, ask.at)),
      );
    }),
    { numRuns: 30 },
  );
});

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
