import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import fc from 'fast-check';
import type { CarCard } from '#contract/calls/cars/cars.ts';
import { createQuote } from '#contract/calls/orders/quotes.ts';
import { searchCars } from '#contract/calls/cars/search.ts';
import { shownDay, wholeUnits } from '#contract/domain/format/formatMoney.ts';
import { highestShownAs, lowestShownAs } from '#contract/domain/money/shownBounds.ts';
import { addDays } from '#contract/domain/rentalTime.ts';
import { post } from '#server/testing/people/people.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';

const CARS = 32;
const FIRST_DAY = '2027-02-01';

type Query = Readonly<Record<string, string>>;

/** All pages of a search, one after another. */
async function walk(app: TestApp, query: Query): Promise<readonly CarCard[]> {
  const cars: CarCard[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = new URLSearchParams({ ...query, ...(cursor === '' ? {} : { cursor }) });
    const { status, body } = await app.inject(`/api/cars?${page.toString()}`);
    assert.equal(status, 200, JSON.stringify(body));
    const answer = searchCars.response.parse(body);
    cars.push(...answer.cars);
    cursor = answer.next_cursor;
  }
  return cars;
}

/** Only so many cars, all free, for one day or more: whatever is found can be quoted. */
async function smallMarket(t: TestContext): Promise<TestApp> {
  const app = await testApp(t, { fleet: true, config: { limitsFactor: 1000 } });
  await app.context.pool.query('delete from car_blocks');
  await app.context.pool.query(`update cars set status = 'inactive' where id > ${CARS} and status = 'active'`);
  await app.context.pool.query('update cars set min_days = 1, old_price = null');
  return app;
}

const price = fc.integer({ min: 40, max: 60 }).map((units) => units * 100 + 1);
const steps = { min_days: fc.constantFrom(2, 3, 5, 7, 10, 28, 30) };
const oneOf = <Row extends object>(row: fc.Arbitrary<Row>) =>
  fc.uniqueArray(row, { maxLength: 2, selector: (value) => Object.values(value)[0] });
const carRules = fc.record({
  base: price,
  car_date_prices: oneOf(
    fc.record({ date: fc.integer({ min: 0, max: 12 }).map((day) => addDays(FIRST_DAY, day)), price }),
  ),
  // One in the first week, one in the second, so that they never share a day.
  car_seasons: fc
    .array(fc.record({ start: fc.integer({ min: 0, max: 6 }), more: fc.integer({ min: 0, max: 6 }), price }), {
      maxLength: 2,
    })
    .map((seasons) =>
      seasons.map(({ start, more, price: of }, week) => ({
        name: `Week ${week}`,
        first_day: addDays(FIRST_DAY, week * 7 + start),
        last_day: addDays(FIRST_DAY, week * 7 + Math.min(start + more, 6)),
        price: of,
      })),
    ),
  car_weekday_prices: oneOf(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), price })),
  car_length_prices: oneOf(fc.record({ ...steps, price })),
  car_length_discounts: oneOf(fc.record({ ...steps, percent: fc.integer({ min: 1, max: 90 }) })),
});
const tables = [
  'car_date_prices',
  'car_seasons',
  'car_weekday_prices',
  'car_length_prices',
  'car_length_discounts',
] as const;
const asks = fc.record({
  from: fc.integer({ min: 0, max: 9 }).map((day) => addDays(FIRST_DAY, day)),
  length: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }) }, fc.constantFrom(27, 28, 40)),
  time: fc.constantFrom('10:00', '10:59', '11:00'),
  sort: fc.constantFrom('price_asc' as const, 'price_desc' as const),
});

async function setRules({ context: { pool } }: TestApp, rules: readonly object[]): Promise<void> {
  const json = JSON.stringify(rules.map((rule, index) => ({ ...rule, car_id: index + 1 })));
  for (const table of tables) await pool.query(`delete from ${table}`);
  await pool.query(
    `update cars set price_per_day = new.base from jsonb_to_recordset($1) as new (car_id integer, base integer) where id = car_id`,
    [json],
  );
  for (const table of tables)
    await pool.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, row || jsonb_build_object('car_id', rule -> 'car_id'))).*
       from jsonb_array_elements($1::jsonb) rule, jsonb_array_elements(rule -> '${table}') row`,
      [json],
    );
}

async function quoted(app: TestApp, carId: number, dates: Query): Promise<number> {
  const { status, body } = await post(app, '/api/quotes', { car_id: carId, ...dates });
  assert.equal(status, 201, JSON.stringify(body));
  return createQuote.response.parse(body).quote.total;
}

test('by price means by what the quotes say, whatever the rules and the dates; pages neither skip nor repeat', async (t) => {
  const app = await smallMarket(t);
  const fleets = fc.array(carRules, { minLength: CARS, maxLength: CARS });
  await fc.assert(
    fc.asyncProperty(fleets, fc.array(asks, { minLength: 3, maxLength: 3 }), async (rules, asked) => {
      await setRules(app, rules);
      for (const { from, length, time, sort } of asked) {
        const dates = { from, to: `${addDays(from, length)}T${time}` };
        const cars = await walk(app, { ...dates, sort });
        const ids = Array.from({ length: CARS }, (_, index) => index + 1);
        const totals = await Promise.all(ids.map(async (id) => ({ id, total: await quoted(app, id, dates) })));
        const sign = sort === 'price_asc' ? 1 : -1;
        assert.deepEqual(
          cars.map(({ id, total }) => ({ id, total })),
          totals.toSorted((a, b) => (a.total - b.total || a.id - b.id) * sign),
        );
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

const within = (
  cars: readonly { readonly id: number; readonly total: number | null }[],
  length: number,
  fits: (day: number) => boolean,
): number[] => cars.filter(({ total }) => fits(shownDay(total ?? 0, length))).map(({ id }) => id);

test('a price filter means the average day that is shown', async (t) => {
  const app = await smallMarket(t);
  const fleets = fc.array(carRules, { minLength: CARS, maxLength: CARS });
  await fc.assert(
    fc.asyncProperty(fleets, asks, price, price, async (rules, { from, length, sort }, min, max) => {
      await setRules(app, rules);
      const dates = { from, to: addDays(from, length), sort };
      const all = await walk(app, dates);
      const found = await walk(app, { ...dates, price_min: String(min), price_max: String(max) });
      assert.deepEqual(
        found.map(({ id }) => id),
        within(all, length, (day) => day >= min && day <= max),
      );
      // In whole units of any currency what a list shows decides.
      for (const rate of [null, { gel_per_unit: 2.7134 }]) {
        const [least, most] = [wholeUnits(min, rate), wholeUnits(max, rate)];
        const price_min = String(lowestShownAs(least, rate));
        const shown = await walk(app, { ...dates, price_min, price_max: String(highestShownAs(most, rate)) });
        assert.deepEqual(
          shown.map(({ id }) => id),
          within(all, length, (day) => wholeUnits(day, rate) >= least && wholeUnits(day, rate) <= most),
        );
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

test('a price for a length counts from its first day on, at each length for which bounds are stored', async (t) => {
  const app = await smallMarket(t);
  const none = {
    car_date_prices: [],
    car_seasons: [],
    car_weekday_prices: [],
    car_length_prices: [],
    car_length_discounts: [],
  };
  await setRules(
    app,
    Array.from({ length: CARS }, (_, index) => ({
      ...none,
      base: 10_000 - index,
      car_length_prices: [
        { min_days: 7, price: 5_000 + index },
        { min_days: 28, price: 3_000 - index },
      ],
    })),
  );
  for (const length of [1, 6, 7, 27, 28]) {
    const dates = { from: FIRST_DAY, to: addDays(FIRST_DAY, length) };
    const cars = await walk(app, { ...dates, sort: 'price_asc' });
    const totals = await Promise.all(cars.map(({ id }) => quoted(app, id, dates)));
    assert.deepEqual(
      [cars.length, cars.map(({ total }) => total)],
      [CARS, totals.toSorted((a, b) => a - b)],
      `${length}`,
    );
  }
});
