import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createQuote } from '#contract/calls/orders/quotes.ts';
import { listNearbyDates, searchCars } from '#contract/calls/cars/search.ts';
import { post } from '#server/testing/people/people.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import { testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';

const YEAR = { year_min: '1987', year_max: '1987' };
const dates = { from: '2027-01-10T10:00', to: '2027-01-12T10:00' };

/** One car is found by its year; on Saturdays it costs 150 GEL, else 100. */
async function place(t: TestContext) {
  const clock = testClock(fleetMoment);
  const app = await testApp(t, { fleet: true, clock });
  const carId = await rentalCar(app);
  const sql = (text: string, values?: unknown[]) => app.context.pool.query(text, values);
  await sql("update cars set year = 1987, status = 'active' where id = $1", [carId]);
  await sql('insert into car_weekday_prices (car_id, weekday, price) values ($1, 6, 15000)', [carId]);
  const ask = async (query: Readonly<Record<string, string>>) => {
    const { status, body } = await app.inject(`/api/cars?${new URLSearchParams({ ...YEAR, ...query }).toString()}`);
    assert.equal(status, 200, JSON.stringify(body));
    return searchCars.response.parse(body);
  };
  const take = (from: string, to: string) =>
    sql("insert into car_blocks (car_id, kind, period) values ($1, 'owner', tstzrange($2, $3))", [carId, from, to]);
  return { app, clock, carId, ask, take };
}

test('a flexible search finds a taken car on the nearest dates on which it is free, at their price', async (t) => {
  const { app, carId, ask, take } = await place(t);
  const exact = await ask({ ...dates, flexible: '3' });
  assert.deepEqual([exact.total, exact.cars[0]?.dates, exact.cars[0]?.total], [1, undefined, 20_000]);

  await take('2027-01-10 00:00+04', '2027-01-11 00:00+04');
  for (const flexible of ['0', '']) {
    const none = await ask({ ...dates, ...(flexible && { flexible }) });
    assert.deepEqual([none.total, none.cars], [0, []]);
  }
  // The days before are taken, too; the days after are not.
  const later = await ask({ ...dates, flexible: '1' });
  const moved = { from: '2027-01-11T10:00', to: '2027-01-13T10:00' };
  assert.deepEqual([later.total, later.cars[0]?.dates, later.relaxations], [1, moved, []]);

  await take('2027-01-12 00:00+04', '2027-01-20 00:00+04');
  assert.equal((await ask({ ...dates, flexible: '1' })).total, 0);
  const earlier = await ask({ ...dates, flexible: '3' });
  const before = { from: '2027-01-07T10:00', to: '2027-01-09T10:00' };
  assert.deepEqual([earlier.total, earlier.cars[0]?.dates], [1, before]);
  const quote = await post(app, '/api/quotes', { car_id: carId, ...before });
  assert.equal(earlier.cars[0]?.total, createQuote.response.parse(quote.body).quote.total);
  // Its average day is that of the dates on which it is found.
  assert.equal((await ask({ ...dates, flexible: '3', price_max: '9999' })).total, 0);
  assert.equal((await ask({ ...dates, flexible: '3', price_max: '12500' })).total, 1);
});

test('the dates nearby are told with how many cars there are and what the cheapest costs, none in the past', async (t) => {
  const { app, clock, ask, take } = await place(t);
  await take('2027-01-11 00:00+04', '2027-01-12 00:00+04');
  const nearby = async () => {
    const query = new URLSearchParams({ ...YEAR, ...dates }).toString();
    const { status, body } = await app.inject(`/api/cars/nearby-dates?${query}`);
    assert.equal(status, 200, JSON.stringify(body));
    return listNearbyDates.response.parse(body).dates;
  };
  const told = await nearby();
  assert.deepEqual(
    told.map(({ from, count, total_from }) => [from.slice(8, 10), count, total_from]),
    [
      ['07', 1, 20_000],
      ['08', 1, 25_000],
      ['09', 0, null],
      ['10', 0, null],
      ['11', 0, null],
      ['12', 1, 20_000],
      ['13', 1, 20_000],
    ],
  );
  // Each is what its own search says.
  for (const { from, to, count, total_from } of told) {
    const { total, cars } = await ask({ from, to, sort: 'price_asc' });
    assert.deepEqual([total, cars[0]?.total ?? null], [count, total_from]);
  }

  clock.set(new Date('2027-01-08T12:00:00+04:00'));
  assert.deepEqual(
    (await nearby()).map(({ from }) => from.slice(8, 10)),
    ['09', '10', '11', '12', '13'],
  );
});

test('only so many days, with dates', async (t) => {
  const app = await testApp(t);
  for (const query of ['flexible=4', 'flexible=-1', 'flexible=x', 'flexible=1.5']) {
    const { status, body } = await app.inject(`/api/cars?${query}`);
    assert.deepEqual([status, Object.keys(body as object)], [422, ['flexible']], query);
  }
  assert.equal((await app.inject('/api/cars?flexible=2')).status, 200);
  assert.equal((await app.inject('/api/cars/nearby-dates')).status, 422);
});
