import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_SAVED_SEARCHES, saveSearch } from '#contract/calls/savedSearches/savedSearches.ts';
import { findFitting } from '#server/features/cars/search/findFitting.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { logInClient, post } from '#server/testing/people/people.ts';
import { spoilRow } from '#server/testing/spoilRow.ts';
import { checkSavedSearches } from './checkSavedSearches.ts';
import {
  check,
  DAY,
  every,
  filters,
  found,
  list,
  me,
  MINUTE,
  type Place,
  place,
  save,
  saved,
  setPrice,
} from './testing/watched.ts';

const addCar = (at: Place) =>
  at.sql(
    `update cars set year = 1987, status = 'active', min_days = 1
     where id = (select max(id) from cars where status = 'active' and busy = '{}' and id <> $1
       and branch_id not in (select branch_id from branch_hours))`,
    [at.carId],
  );

test('a new car is told of with its card, and seen once it was marked as seen', async (t) => {
  const at = await place(t);
  const { id } = await saved(at.app);
  await at.sql('delete from branch_hours');
  await addCar(at);
  assert.deepEqual(await check(at), ['new']);
  const { saved_searches, cars } = await list(at.app);
  const [search] = saved_searches;
  assert.ok(search);
  assert.deepEqual([search.id, search.unseen_count, search.is_asleep], [id, 1, false]);
  assert.deepEqual([search.found[0]?.reason, search.found[0]?.is_unseen, search.found.length], ['new', true, 1]);
  assert.deepEqual(
    cars.map((car) => car.id),
    [search.found[0]?.car_id],
  );
  assert.deepEqual(search.filters, filters);
  const seen = await at.app.inject({ method: 'PATCH', url: `/api/saved-searches/${id}`, body: { is_seen: true } });
  assert.equal(saveSearch.response.parse(seen.body).saved_search.unseen_count, 0);
});

test('a user gets one mail a day for all searches, which can be switched off by one request without a login', async (t) => {
  const at = await place(t);
  await saved(at.app);
  await saved(at.app, { name: 'The same again', filters: { year_max: 1987 } });
  await setPrice(8_000)(at);
  await check(at);
  const [mail, ...others] = await found(at);
  assert.equal(others.length, 0);
  assert.ok(mail);
  assert.match(mail.text, /now cheaper, (160\s₾ for your dates|80\s₾ a day)\n\nSee the car: \S+\/cars\/rent\//);
  assert.ok(!mail.text.includes('Old ones'), 'no text that somebody typed');
  await setPrice(7_000)(at);
  await check(at);
  assert.equal((await found(at)).length, 1, 'not the same day');
  await check(at, DAY);
  assert.equal((await found(at)).length, 2);
  await check(at, DAY);
  assert.equal((await found(at)).length, 2, 'nothing new');

  const path = /\/unsubscribe\/\S+/.exec(mail.text)?.[0] ?? '';
  const visitor = at.app.visitor();
  const page = await at.app.app.inject({ method: 'GET', url: path, headers: { host: 'localhost:3000' } });
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /<form method="post"/);
  const alertsNow = async () => {
    const { rows } = await at.app.context.pool.query<{ alerts: string[] }>('select alerts from saved_searches');
    return rows.flatMap(({ alerts }) => alerts).length;
  };
  assert.notEqual(await alertsNow(), 0, 'looking at it changes nothing');
  assert.equal((await visitor.inject(`${path.slice(0, -4)}AAAA`)).status, 404);
  const stopped = await at.app.app.inject({
    method: 'POST',
    url: path,
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  assert.equal(stopped.statusCode, 200);
  assert.equal(await alertsNow(), 0);
});

test('alerts that are switched on again begin anew, as other filters do', async (t) => {
  const at = await place(t);
  const { id } = await saved(at.app, { alerts: [] });
  const change = (body: object) => at.app.inject({ method: 'PATCH', url: `/api/saved-searches/${id}`, body });
  await setPrice(8_000)(at);
  assert.equal((await change({ alerts: every, name: 'Renamed' })).status, 200);
  assert.deepEqual(await check(at), []);
  await setPrice(7_000)(at);
  assert.deepEqual(await check(at), ['cheaper']);
  await setPrice(6_000)(at);
  assert.equal((await change({ filters: { year_min: 1986, year_max: 1987 } })).status, 200);
  assert.deepEqual(await check(at), []);
  assert.equal((await list(at.app)).saved_searches[0]?.name, 'Renamed');
});

test('past dates put a search to sleep, and they cannot be saved', async (t) => {
  const at = await place(t);
  await saved(at.app);
  const past = await save(at.app, { filters: { ...filters, from: '2026-01-10T10:00', to: '2026-01-12T10:00' } });
  assert.deepEqual([past.status, Object.keys(past.body as object)], [422, ['filters.from']]);
  at.clock.set(new Date('2027-01-10T06:01:00Z'));
  await setPrice(5_000)(at);
  assert.deepEqual(await check(at), []);
  await post(at.app, '/api/login', { email: me, password: 'seven green buses' });
  assert.equal((await list(at.app)).saved_searches[0]?.is_asleep, true);
});

test('a search that fails stops no other, and the job does not begin with it again', async (t) => {
  const at = await place(t);
  const bad = await saved(at.app, { name: 'Bad' });
  const good = await saved(at.app, { name: 'Good' });
  await at.sql(`update saved_searches set filters = '{"year_min": "no number"}' where id = $1`, [bad.id]);
  await setPrice(8_000)(at);
  await check(at);
  const { rows } = await at.app.context.pool.query(
    'select distinct search_id from saved_search_cars where reason is not null',
  );
  assert.deepEqual(rows, [{ search_id: good.id }]);
  assert.equal(await countFailures(at.app, 'checkSavedSearches'), 1);
  await spoilRow(at.app.context.pool, 'saved_searches', bad.id);
  await setPrice(7_000)(at);
  assert.deepEqual(await check(at), ['cheaper']);
});

test('searches are one’s own, and bounded', async (t) => {
  const at = await place(t);
  const { id } = await saved(at.app);
  const other = at.app.visitor();
  await logInClient(at.app, other, 'other@example.com');
  assert.deepEqual((await list(other)).saved_searches, []);
  for (const method of ['PATCH', 'DELETE'] as const)
    assert.equal((await other.inject({ method, url: `/api/saved-searches/${id}`, body: { name: 'x' } })).status, 404);
  const more = await Promise.all(Array.from({ length: MOST_SAVED_SEARCHES + 2 }, () => save(at.app)));
  assert.equal(more.filter(({ status }) => status === 201).length, MOST_SAVED_SEARCHES - 1);
  const refused = more.find(({ status }) => status !== 201);
  assert.deepEqual([refused?.status, Object.keys(refused?.body as object)], [422, ['name']]);
  assert.equal((await at.app.inject({ method: 'DELETE', url: `/api/saved-searches/${id}` })).status, 200);
  assert.equal((await save(at.app)).status, 201);
  for (const body of [{ name: '' }, { alerts: ['dearer'] }, { filters: { city_id: -1 } }, { filters: { sort: 'x' } }])
    assert.equal((await save(other, body)).status, 422, JSON.stringify(body));
  // Each looks through the market, also those that are refused afterwards.
  let asked = MOST_SAVED_SEARCHES + 4;
  while ((await save(at.app)).status !== 429) asked += 1;
  assert.equal(asked, 60);
});

test('a run that has no time left leaves the rest to the next', async (t) => {
  const at = await place(t);
  await saved(at.app);
  await setPrice(8_000)(at);
  at.clock.advance(10 * MINUTE);
  await checkSavedSearches(at.app.context, findFitting, 0);
  const { rows } = await at.app.context.pool.query('select from saved_search_cars where reason is not null');
  assert.deepEqual(rows, []);
  assert.deepEqual(await check(at, 0), ['cheaper']);
});
