import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import * as calls from '#contract/calls/prices/advice.ts';
import { ErrorBody } from '#contract/errors.ts';
import { getCarPrices } from '#contract/calls/prices/prices.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { countStatuses, post } from '#server/testing/people/people.ts';
import { type Market, market, ordered } from '#server/testing/people/renters.ts';
import { testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { adviseWeeks } from './adviseWeeks.ts';

const today = localDateOf(fleetMoment);
const address = ({ carId }: Market) => `/api/fleet/cars/${carId}/advice`;

/** A car that was never rented though it was there to be, beside no other. */
async function lonely(t: TestContext, rules: object = {}): Promise<Market> {
  const place = await market(t);
  const { pool } = place.app.context;
  await pool.query("update cars set created_at = $1::timestamptz - interval '1 year' where id = $2", [
    fleetMoment,
    place.carId,
  ]);
  await pool.query("update orders set status = 'cancelled' where car_id = $1", [place.carId]);
  await pool.query("update cars set status = 'inactive' where id <> $1 and status = 'active'", [place.carId]);
  await place.owner.inject({ method: 'PUT', url: `/api/fleet/cars/${place.carId}/prices`, body: rules });
  return place;
}

async function weeksOf(place: Market): Promise<calls.AdviceWeek[]> {
  const answer = await place.owner.inject(address(place));
  assert.equal(answer.status, 200, answer.text);
  return calls.listAdvice.response.parse(answer.body).weeks;
}

const pricesOf = async ({ owner, carId }: Market) =>
  getCarPrices.response.parse((await owner.inject(`/api/fleet/cars/${carId}/prices`)).body).prices;

const take = (place: Market, from: string, price: number) => post(place.owner, address(place), { from, price });

const found = <Item>(item: Item | null | undefined): Item => item ?? assert.fail('There is none.');

test('days that are free shortly before, as always, are advised to cost less; later ones fit', async (t) => {
  const place = await lonely(t);
  const weeks = await weeksOf(place);
  assert.equal(weeks.length, calls.ADVICE_WEEKS);
  assert.equal(weeks[0]?.from, addDays(today, 1));
  const soon = weeks.filter(({ from }) => from <= addDays(today, 14));
  assert.ok(soon.length >= 2);
  for (const { advice, free, price, similar } of soon) {
    assert.deepEqual([price, similar], [10_000, null]);
    assert.deepEqual(advice, { price: 8_000, reason: { code: 'free_soon', free, days: free, chance: 0 } });
  }
  assert.ok(weeks.slice(soon.length).every(({ advice, free }) => advice === null && free === 7));
});

test('a week that is booked earlier than usual may cost more on the days that are left', async (t) => {
  const place = await lonely(t);
  const monday = found((await weeksOf(place))[6]).from;
  await ordered(place, place.client, { from: `${monday}T10:00`, to: `${addDays(monday, 3)}T10:00` });
  const week = found((await weeksOf(place))[6]);
  // The hour of preparation occupies the fourth day, which is neither rented nor available.
  assert.deepEqual([week.free, week.price], [3, 10_000]);
  assert.deepEqual(week.advice, { price: 12_000, reason: { code: 'booked_fast', booked: 3, days: 6, usual: 0 } });
  const answer = await take(place, week.from, 12_000);
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(
    (await pricesOf(place)).dates,
    [4, 5, 6].map((day) => ({ date: addDays(monday, day), price: 12_000 })),
  );
});

test('what was booked long before in recent weeks is the habit that a week is held against', async (t) => {
  const place = await lonely(t);
  const { pool } = place.app.context;
  const monday = found((await weeksOf(place))[1]).from;
  // Of each of the last weeks all days were rented, by a client who had ordered the day before.
  await pool.query(
    `insert into orders (number, client_id, car_id, owner_id, period, days, status, total, commission, requested_at)
     select 'GZA-9' || weeks, (select min(id) from clients), $1, (select owner_id from cars where id = $1),
       tstzrange((day + interval '10 hours') at time zone 'Asia/Tbilisi', (day + interval '178 hours') at time zone 'Asia/Tbilisi'),
       7, 'completed', 70000, 10500, (day - interval '1 day') at time zone 'Asia/Tbilisi'
     from generate_series(1, 10) as weeks, lateral (select $2::date::timestamp - weeks * interval '7 days' as day) asked`,
    [place.carId, monday],
  );
  assert.ok((await weeksOf(place)).every(({ advice }) => advice === null));
  await pool.query("update orders set status = 'cancelled' where number like 'GZA-9%'");
  assert.equal((await weeksOf(place))[1]?.advice?.reason.code, 'free_soon');
});

test('days that the owner blocked, or before the car was listed, do not count for its habit', async (t) => {
  const place = await lonely(t);
  const { pool } = place.app.context;
  await pool.query(
    `insert into car_blocks (car_id, kind, period)
     values ($1, 'owner', tstzrange($2::timestamptz - interval '80 days', $2::timestamptz - interval '3 days'))`,
    [place.carId, fleetMoment],
  );
  assert.ok((await weeksOf(place)).every(({ advice }) => advice === null));
  await pool.query('delete from car_blocks where car_id = $1', [place.carId]);
  await pool.query('update cars set created_at = $1 where id = $2', [fleetMoment, place.carId]);
  assert.ok((await weeksOf(place)).every(({ advice }) => advice === null));
});

test('taken advice prices the free days only, dearer weekdays stay dearer, nothing is below the floor', async (t) => {
  const place = await lonely(t, { weekdays: [{ weekday: 6, price: 15_000 }] });
  const { pool } = place.app.context;
  await pool.query('update cars set price_floor = 9150 where id = $1', [place.carId]);
  const monday = found((await weeksOf(place))[1]).from;
  await ordered(place, place.client, { from: `${monday}T10:00`, to: `${addDays(monday, 1)}T10:00` });
  const week = found((await weeksOf(place))[1]);
  assert.deepEqual([week.free, week.price], [5, 11_000]);
  const price = found(week.advice).price;
  // Four days of 92 and a Saturday of 120.
  assert.equal(price, 9_760);
  const history = async () =>
    (await pool.query('select * from car_price_history where car_id = $1', [place.carId])).rows;
  const before = await history();
  const answer = await take(place, addDays(monday, 2), price);
  assert.equal(answer.status, 200, answer.text);
  const { prices, week: after } = calls.takeAdvice.response.parse(answer.body);
  assert.deepEqual(
    prices.dates.map(({ date, price: own }) => [date, own]),
    [2, 3, 4, 5, 6].map((day) => [addDays(monday, day), day === 5 ? 12_000 : 9_200]),
  );
  assert.deepEqual(prices, await pricesOf(place));
  assert.deepEqual([after.from, after.advice], [monday, null]);
  assert.deepEqual(prices.weekdays, [{ weekday: 6, price: 15_000 }]);
  // The price of the car is its base, which stays.
  assert.deepEqual([prices.base, await history()], [10_000, before]);
});

test('outdated advice is refused with the current one and changes nothing; of two requests only one takes it', async (t) => {
  const place = await lonely(t);
  const week = found((await weeksOf(place))[1]);
  const refusedWith = async (price: number) => {
    const answer = await take(place, week.from, price);
    assert.equal(answer.status, 409, answer.text);
    return ErrorBody.parse(answer.body);
  };
  const { code, advice } = await refusedWith(7_900);
  assert.deepEqual([code, advice], ['ADVICE_CHANGED', week]);
  assert.deepEqual((await pricesOf(place)).dates, []);
  const both = await Promise.all([8_000, 8_000].map((price) => take(place, week.from, price)));
  assert.deepEqual(countStatuses(both), { 200: 1, 409: 1 });
  assert.equal((await refusedWith(8_000)).advice?.advice, null);
  assert.equal((await take(place, '2031-01-01', 8_000)).status, 422);
});

test('it is accounted for as a change of prices, with the week, and prices of days that are over go', async (t) => {
  const place = await lonely(t, { dates: [{ date: addDays(today, -3), price: 9_000 }] });
  const week = found((await weeksOf(place))[1]);
  await take(place, week.from, 8_000);
  const { rows } = await place.app.context.pool.query<{ details: Record<string, unknown> }>(
    "select details from audit_events where action = 'prices_saved' order by id desc limit 1",
  );
  const { advice_from, base, dates } = found(rows[0]).details;
  assert.deepEqual(
    { advice_from, base, dates },
    { advice_from: week.from, base: { before: 10_000, after: 10_000 }, dates: { before: 1, after: 7 } },
  );
  assert.equal((await pricesOf(place)).dates.length, 7);
});

test('similar cars of at least five owners are compared with', async (t) => {
  const place = await lonely(t);
  const { pool } = place.app.context;
  await pool.query(
    `update cars set (category_code, year, status, price_per_day, old_price) = ((select category_code from cars where id = $1),
       (select year from cars where id = $1), 'active', 5000, null)
     where id in (select min(id) from cars where id <> $1 and status = 'inactive' group by owner_id order by 1 limit 5)`,
    [place.carId],
  );
  const [week] = await weeksOf(place);
  assert.deepEqual(week?.similar, { cars: 5, owners: 5 });
  await pool.query(
    "update cars set status = 'inactive' where id = (select max(id) from cars where status = 'active' and id <> $1)",
    [place.carId],
  );
  assert.equal((await weeksOf(place))[0]?.similar, null);
});

test('a draft without a price has no advice', async (t) => {
  const place = await lonely(t);
  const { rows } = await place.app.context.pool.query<{ id: number }>(
    'insert into cars (owner_id) select owner_id from cars where id = $1 returning id',
    [place.carId],
  );
  const draft = { ...place, carId: found(rows[0]).id };
  assert.deepEqual(await weeksOf(draft), []);
  assert.equal((await take(draft, addDays(today, 1), 8_000)).status, 422);
});

test('the demo owner is advised, beside enough others', async (t) => {
  const { context } = await testApp(t, { fleet: true, clock: testClock(fleetMoment) });
  const { rows } = await context.pool.query<{ id: number }>(
    "select id from cars where owner_id = 1 and status = 'active'",
  );
  const weeks = (await Promise.all(rows.map(({ id }) => adviseWeeks(context, { ownerId: 1, carId: id })))).flat();
  assert.ok(weeks.filter(({ week }) => week.advice !== null).length >= 2);
  assert.ok(weeks.some(({ week }) => (week.similar?.owners ?? 0) >= 5));
});
