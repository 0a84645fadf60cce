import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listSavedSearches, MOST_WAITS } from '#contract/calls/savedSearches/savedSearches.ts';
import { logInClient, mailsTo } from '#server/testing/people/people.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import { spoilRow } from '#server/testing/spoilRow.ts';
import { testApp } from '#server/testing/testApp.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { testClock } from '#server/testing/testClock.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { tellWaiting } from './tellWaiting.ts';

const dates = { from: '2027-01-10T10:00', to: '2027-01-12T10:00' };

test('who waits for dates is told once when they are free, whatever freed them', async (t) => {
  const clock = testClock(fleetMoment);
  const app = await testApp(t, { fleet: true, clock });
  const carId = await rentalCar(app);
  const { pool } = app.context;
  const url = `/api/cars/${carId}/waiting`;
  const wait = (browser: Pick<TestBrowser, 'inject'>, body: object) => browser.inject({ method: 'PUT', url, body });
  const block = (period: string) =>
    pool.query("insert into car_blocks (car_id, kind, period) values ($1, 'owner', $2)", [carId, period]);
  const waiting = async () => listSavedSearches.response.parse((await app.inject('/api/saved-searches')).body).waiting;
  const told = async (address: string) =>
    (await mailsTo(app, address)).filter(({ subject }) => subject.includes('is free on your dates'));

  await logInClient(app);
  const other = app.visitor();
  await logInClient(app, other, 'other@example.com');
  // The preparation after the rental has to fit, too.
  await block('[2027-01-12 06:30+00,2027-01-14 08:00+00)');
  await block('[2027-01-10 08:00+00,2027-01-11 08:00+00)');
  for (const browser of [app, app, other]) assert.equal((await wait(browser, dates)).status, 200);
  assert.deepEqual(await waiting(), [{ car_id: carId, ...dates, told_at: null }]);

  await tellWaiting(app.context);
  await pool.query("delete from car_blocks where car_id = $1 and lower(period) < '2027-01-12'", [carId]);
  await tellWaiting(app.context);
  assert.deepEqual(await told('nino@example.com'), []);
  await pool.query('delete from car_blocks where car_id = $1', [carId]);
  // One row that fails stops no other.
  const { rows } = await pool.query<{ id: number }>('select id from car_waits order by id limit 1');
  await spoilRow(pool, 'car_waits', rows[0]?.id ?? 0);
  await tellWaiting(app.context);
  assert.equal((await told('nino@example.com')).length, 0);
  const [mail, ...more] = await told('other@example.com');
  assert.equal(more.length, 0);
  assert.match(mail?.text ?? '', /from 10 Jan 2027, 10:00 to 12 Jan 2027, 10:00/);
  assert.match(mail?.text ?? '', /\/cars\/rent\/\S+\?from=2027-01-10T10%3A00&to=2027-01-12T10%3A00\n/);
  await tellWaiting(app.context);
  assert.equal((await told('other@example.com')).length, 1, 'once');
});

test('waits are bounded and one’s own, end when their dates begin, and a blocked account is told nothing', async (t) => {
  const clock = testClock(fleetMoment);
  const app = await testApp(t, { fleet: true, clock });
  const carId = await rentalCar(app);
  await logInClient(app);
  const send = (method: 'PUT' | 'DELETE', day: number, browser: Pick<TestBrowser, 'inject'> = app, id = carId) =>
    browser.inject({
      method,
      url: `/api/cars/${id}/waiting`,
      body: { from: `2027-01-${day}T10:00`, to: `2027-01-${day + 1}T10:00` },
    });
  const count = async () => {
    const { rows } = await app.context.pool.query<{ count: number }>('select count(*)::int from car_waits');
    return rows[0]?.count;
  };
  for (let day = 10; day < 10 + MOST_WAITS; day += 1) assert.equal((await send('PUT', day)).status, 200);
  const refused = await send('PUT', 9 + MOST_WAITS + 1);
  assert.deepEqual([refused.status, Object.keys(refused.body as object)], [422, ['from']]);
  assert.equal((await send('PUT', 10)).status, 200, 'no further one');
  // A car that its owner has hidden meanwhile: its dates are on no screen, where they could be given up.
  await app.context.pool.query(
    `with hidden as (update cars set status = 'inactive' where id = (select min(id) from cars where id <> $1) returning id)
     update car_waits set car_id = hidden.id from hidden where lower(period) < '2027-01-11'`,
    [carId],
  );
  assert.equal((await send('PUT', 9 + MOST_WAITS + 1)).status, 200);
  assert.equal((await send('PUT', 10)).status, 422, 'one gave way');
  assert.equal(await count(), MOST_WAITS);

  const other = app.visitor();
  await logInClient(app, other, 'other@example.com');
  await send('DELETE', 12, other);
  assert.equal(await count(), MOST_WAITS);
  await send('DELETE', 12);
  assert.equal(await count(), MOST_WAITS - 1);
  assert.equal(
    (
      await app.inject({
        method: 'PUT',
        url: `/api/cars/${carId}/waiting`,
        body: { from: '2026-01-01', to: '2026-01-03' },
      })
    ).status,
    422,
  );

  await app.context.pool.query("update users set blocked_at = now(), blocked_reason = 'x'");
  await tellWaiting(app.context);
  assert.deepEqual(
    (await mailsTo(app, 'nino@example.com')).filter(({ subject }) => subject.includes('free')),
    [],
  );
  clock.set(new Date('2027-02-01T00:00:00Z'));
  await tellWaiting(app.context);
  assert.equal(await count(), 0);
});

test('dates that have begun can be forgotten, but not waited for', async (t) => {
  const clock = testClock(fleetMoment);
  const app = await testApp(t, { fleet: true, clock });
  const carId = await rentalCar(app);
  await logInClient(app);
  const body = { from: '2026-11-20', to: '2026-11-22' };
  const send = async (method: 'PUT' | 'DELETE') =>
    (await app.inject({ method, url: `/api/cars/${carId}/waiting`, body })).status;
  // A bare date begins at ten in Georgia; the clock begins at that moment.
  clock.advance(-1);
  assert.equal(await send('PUT'), 200);
  clock.advance(2);
  assert.equal(await send('PUT'), 422);
  assert.equal(await send('DELETE'), 200);
  const { rowCount } = await app.context.pool.query('select from car_waits');
  assert.equal(rowCount, 0);
});

test('dates that are too short for the car by now are not said to be free until they are long enough', async (t) => {
  const app = await testApp(t, { fleet: true, clock: testClock(fleetMoment) });
  const carId = await rentalCar(app);
  const least = (days: number) => app.context.pool.query('update cars set min_days = $2 where id = $1', [carId, days]);
  const told = async () => {
    await tellWaiting(app.context);
    return (await mailsTo(app, 'nino@example.com')).filter(({ subject }) => subject.includes('is free')).length;
  };
  await logInClient(app);
  await app.inject({ method: 'PUT', url: `/api/cars/${carId}/waiting`, body: dates });
  await least(3);
  assert.equal(await told(), 0);
  await least(2);
  assert.equal(await told(), 1);
});
