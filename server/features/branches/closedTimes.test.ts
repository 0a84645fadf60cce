import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { getCalendar, listSimilar } from '#contract/calls/cars/carPage.ts';
import { ErrorBody } from '#contract/errors.ts';
import { isOpenAt, type OpeningHours } from '#contract/domain/openingHours.ts';
import { addDays, instantOf } from '#contract/domain/rentalTime.ts';
import { createBranch } from '#contract/calls/branches.ts';
import { searchCars } from '#contract/calls/cars/search.ts';
import { isOpenSql, openingHoursJson } from '#server/features/rental/handOverRepository.ts';
import { post } from '#server/testing/people/people.ts';
import { market, type Market } from '#server/testing/people/renters.ts';

/** The market's car at a branch with these hours. */
async function open(place: Market, body: object): Promise<number> {
  const typed = { name: 'Vake', city_id: 1, addresses: { en: '47 Chavchavadze Avenue' }, ...body };
  const { branch } = createBranch.response.parse((await post(place.owner, '/api/fleet/branches', typed)).body);
  await place.app.context.pool.query('update cars set branch_id = $1 where id = $2', [branch.id, place.carId]);
  return branch.id;
}

const hours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '20:00' })),
  { weekday: 6, from: '10:00', to: '18:00' },
];
const exceptions = [
  { date: '2027-01-07', is_closed: true },
  { date: '2027-01-03', from: '12:00', to: '14:00' },
];

test('a price is quoted for open times only; a refusal names the hours and the nearest time in the visitor’s language', async (t) => {
  const place = await market(t);
  await open(place, { hours, exceptions });
  const quote = async (from: string, to: string, language = 'en') =>
    place.app.inject({
      method: 'POST',
      url: '/api/quotes',
      body: { car_id: place.carId, from, to, extras: [] },
      headers: { 'accept-language': language },
    });
  // Monday to Wednesday; both ends to the minute.
  assert.equal((await quote('2027-01-04T09:00', '2027-01-06T20:00')).status, 201);
  assert.equal((await quote('2027-01-03T14:00', '2027-01-06T20:00')).status, 201);
  const early = await quote('2027-01-04T08:30', '2027-01-06T20:30');
  assert.deepEqual(
    [early.status, early.body],
    [
      422,
      {
        from: 'On Monday, 4 January the branch is open from 09:00 to 20:00. The nearest possible time: Monday, 4 January, 09:00.',
        to: 'On Wednesday, 6 January the branch is open from 09:00 to 20:00. The nearest possible time: Wednesday, 6 January, 20:00.',
      },
    ],
  );
  const closed = async (language: string) => (await quote('2027-01-07T12:00', '2027-01-08T12:00', language)).body;
  assert.deepEqual(await closed('en'), {
    from: 'The branch is closed on Thursday, 7 January. The nearest possible time: Wednesday, 6 January, 20:00.',
  });
  for (const [language, word] of [
    ['ka', 'ოთხშაბათი'],
    ['ru', 'среда'],
  ] as const) {
    const { from } = (await closed(language)) as { from: string };
    assert.ok(from.includes(word) && from.includes('20:00'), from);
  }
  // A return has to be after the pick-up, however near the time before it is.
  const { to } = (await quote('2027-01-06T20:00', '2027-01-07T01:00')).body as { to: string };
  assert.ok(to.includes('Friday, 8 January, 09:00'), to);
  const mondays = Array.from({ length: 20 }, (_, week) => addDays('2026-11-02', 7 * week));
  await open(place, {
    hours: [{ weekday: 1, from: '09:00', to: '20:00' }],
    exceptions: mondays.map((date) => ({ date, is_closed: true })),
  });
  const never = (await quote('2027-01-14T12:00', '2027-01-15T12:00')).body as Record<string, string>;
  assert.match(never['from'] ?? '', /closed then, and long before and/);
});

test('free dates that are offered instead of taken ones are open ones', async (t) => {
  const place = await market(t);
  await open(place, { hours, exceptions });
  await place.app.context.pool.query(
    `insert into car_blocks (car_id, kind, period) values ($1, 'owner', '[2027-01-04T06:00Z, 2027-01-05T06:00Z)')`,
    [place.carId],
  );
  const { status, body } = await post(place.app, '/api/quotes', {
    car_id: place.carId,
    from: '2027-01-04T19:00',
    to: '2027-01-05T19:00',
    extras: [],
  });
  const { code, free_dates } = ErrorBody.parse(body);
  assert.deepEqual([status, code], [409, 'CAR_TAKEN']);
  // Neither the holiday nor the evening of a Saturday or Sunday.
  assert.deepEqual(
    free_dates?.map(({ from }) => from),
    ['2027-01-05T19:00', '2027-01-11T19:00', '2027-01-12T19:00'],
  );
});

test('the calendar says when each day is open', async (t) => {
  const place = await market(t);
  const id = await open(place, { hours, exceptions });
  const hoursOf = async (from: string, to: string) => {
    const { body } = await place.app.inject(`/api/cars/${place.carId}/calendar?from=${from}&to=${to}`);
    return getCalendar.response.parse(body).days.map((day) => day.hours);
  };
  assert.deepEqual(await hoursOf('2027-01-02', '2027-01-07'), [
    { from: '10:00', to: '18:00' },
    { from: '12:00', to: '14:00' },
    ...Array(3).fill({ from: '09:00', to: '20:00' }),
    null,
  ]);
  await place.owner.inject({ method: 'PATCH', url: `/api/fleet/branches/${id}`, body: { hours: [], exceptions: [] } });
  assert.deepEqual(await hoursOf('2027-01-07', '2027-01-07'), [{ from: '00:00', to: '24:00' }]);
});

test('a search with dates and similar cars leave out what is closed at either end', async (t) => {
  const place = await market(t);
  await open(place, { hours, exceptions });
  const { pool } = place.app.context;
  const { rows } = await pool.query<{ city_id: number; brand_code: string; others: number[] }>(
    `select c.city_id, c.brand_code, array(select o.id from cars o where o.city_id = c.city_id and o.category_code = c.category_code
       and o.id <> c.id and o.status = 'active' order by abs(o.price_per_day - c.price_per_day) limit 20) as others
     from cars c where id = $1`,
    [place.carId],
  );
  const [car] = rows;
  const shown = async (from: string, to: string): Promise<boolean[]> => {
    const found: boolean[] = [];
    for (const sort of ['price_asc', 'newest']) {
      const query = `city_id=${car?.city_id}&brand=${car?.brand_code}&from=${from}&to=${to}&sort=${sort}`;
      const { cars, total } = searchCars.response.parse((await place.app.inject(`/api/cars?${query}`)).body);
      assert.equal(total, cars.length);
      found.push(cars.some(({ id }) => id === place.carId));
    }
    return found;
  };
  assert.deepEqual(await shown('2027-01-04T09:00', '2027-01-06T20:00'), [true, true]);
  assert.deepEqual(await shown('2027-01-04T08:59', '2027-01-06T20:00'), [false, false]);
  assert.deepEqual(await shown('2027-01-04T09:00', '2027-01-07T12:00'), [false, false]);
  assert.deepEqual(await shown('2027-01-03T12:00', '2027-01-06T12:00'), [true, true]);
  const similarTo = async (dates: string): Promise<number[]> => {
    const found: number[] = [];
    for (const other of car?.others ?? []) {
      const { cars } = listSimilar.response.parse((await place.app.inject(`/api/cars/${other}/similar?${dates}`)).body);
      if (cars.some(({ id }) => id === place.carId)) found.push(other);
    }
    return found;
  };
  assert.ok((await similarTo('from=2027-01-04T09:00&to=2027-01-06T20:00')).length > 0);
  assert.deepEqual(await similarTo('from=2027-01-04T09:00&to=2027-01-06T20:01'), []);
});

const time = fc.integer({ min: 0, max: 1439 });
const span = fc.tuple(time, time).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) + 1 }));
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const texts = ({ from, to }: { from: number; to: number }) => ({ from: clock(from), to: clock(to) });
const anyOpening: fc.Arbitrary<OpeningHours> = fc.record(
  {
    hours: fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 7 }), span), { selector: ([weekday]) => weekday })
      .map((days) => days.map(([weekday, day]) => ({ weekday, ...texts(day) })).sort((a, b) => a.weekday - b.weekday)),
    exceptions: fc
      .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.option(span)), { selector: ([day]) => day })
      .map((days) =>
        days
          .map(([day, exception]) => ({
            date: addDays('2027-01-01', day),
            ...(exception ? texts(exception) : { from: null, to: null }),
          }))
          .sort((a, b) => (a.date < b.date ? -1 : 1)),
      ),
  },
  { noNullPrototype: true },
);

test('the database and the rule say the same of any hours at any moment', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  await fc.assert(
    fc.asyncProperty(
      anyOpening,
      fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), time), { minLength: 8, maxLength: 8 }),
      async (opening, moments) => {
        const id = await open(place, {
          hours: opening.hours,
          exceptions: opening.exceptions.map((day) => ({ ...day, is_closed: day.from === null })),
        });
        const { rows: stored } = await pool.query(
          `select ${openingHoursJson('b.id')} as opening from branches b where id = $1`,
          [id],
        );
        assert.deepEqual(stored[0], { opening });
        const local = moments.map(([day, minute]) => `${addDays('2027-01-01', day)}T${clock(minute)}`);
        for (const [index, from] of local.entries()) {
          const to = local[(index + 1) % local.length] ?? from;
          const { rows } = await pool.query<{ is_open: boolean }>(
            `select ${isOpenSql('$2', '$3')} as is_open from cars c where id = $1`,
            [place.carId, instantOf(from), instantOf(to)],
          );
          assert.equal(rows[0]?.is_open, isOpenAt(opening, from) && isOpenAt(opening, to), `${from} ${to}`);
        }
        await pool.query('delete from branch_hours; delete from branch_exceptions');
        await pool.query(
          'delete from branches where owner_id = (select owner_id from cars where id = $1) and id <> $2',
          [place.carId, id],
        );
      },
    ),
    { numRuns: 40 },
  );
});
