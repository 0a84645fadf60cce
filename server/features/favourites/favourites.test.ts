import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ErrorBody } from '#contract/errors.ts';
import { listFavourites } from '#contract/calls/favourites.ts';
import { logInClient } from '#server/testing/people/people.ts';
import { testActors } from '#server/testing/people/testActors.ts';
import { testApp } from '#server/testing/testApp.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { deleteFavouritesOf, listFavouritesOf } from './favouritesRepository.ts';

const mark = (browser: TestBrowser, id: number) => browser.inject({ method: 'PUT', url: `/api/favourites/${id}` });
const unmark = (browser: TestBrowser, id: number) => browser.inject({ method: 'DELETE', url: `/api/favourites/${id}` });
const list = async (browser: TestBrowser, cursor?: string | null) =>
  listFavourites.response.parse(
    (await browser.inject(cursor ? `/api/favourites?cursor=${cursor}` : '/api/favourites')).body,
  );

test('favourites come last added first, once each, however often they are marked', async (t) => {
  const app = await testApp(t, { fleet: true });
  await logInClient(app);
  const ids = Array.from({ length: 15 }, (_, index) => index + 1);
  for (const id of ids) assert.equal((await mark(app, id)).status, 200);
  await Promise.all([mark(app, 3), mark(app, 3)]);
  const first = await list(app);
  assert.equal(first.favourites.length, 12);
  const second = await list(app, first.next_cursor);
  const shown = [...first.favourites, ...second.favourites].map(({ id }) => id);
  assert.deepEqual(shown, ids.toReversed());
  assert.deepEqual(first.car_ids, ids.toReversed());
  assert.equal(second.next_cursor, null);
});

test('a favourite can be unmarked twice, and a car that is not rented out is not listed', async (t) => {
  const app = await testApp(t, { fleet: true });
  await logInClient(app);
  for (const id of [1, 2]) await mark(app, id);
  assert.deepEqual([(await unmark(app, 1)).status, (await unmark(app, 1)).status], [200, 200]);
  await app.context.pool.query("update cars set status = 'inactive' where id in (2, 3)");
  const { favourites, car_ids } = await list(app);
  assert.deepEqual([favourites, car_ids], [[], [2]]);
  assert.equal((await mark(app, 3)).status, 404);
});

test('no user sees the favourites of another', async (t) => {
  const app = await testApp(t, { fleet: true });
  await logInClient(app);
  await mark(app, 1);
  const other = app.visitor();
  await logInClient(app, other, 'other@example.com');
  assert.deepEqual((await list(other)).car_ids, []);
  await unmark(other, 1);
  assert.deepEqual((await list(app)).car_ids, [1]);
  assert.equal((await app.inject('/api/favourites?cursor=x')).status, 422);
});

test('an export names the favourites of their user alone, in the order in which they were added; so does forgetting', async (t) => {
  const app = await testApp(t, { fleet: true });
  await logInClient(app);
  for (const id of [2, 1]) await mark(app, id);
  const other = app.visitor();
  await logInClient(app, other, 'other@example.com');
  await mark(other, 3);
  const { db, clock } = app.context;
  const { user_id: userId } = await db
    .selectFrom('favourites')
    .select('user_id')
    .where('car_id', '=', 1)
    .executeTakeFirstOrThrow();
  assert.deepEqual(await listFavouritesOf(db, userId), [
    { car_id: 2, added_at: clock() },
    { car_id: 1, added_at: clock() },
  ]);
  await deleteFavouritesOf(db, userId);
  assert.deepEqual([(await list(app)).car_ids, (await list(other)).car_ids], [[], [3]]);
});

test('an owner has favourites, too, and they are neither a client’s nor another owner’s', async (t) => {
  const app = await testApp(t, { fleet: true });
  const actors = await testActors(app.context);
  const as = (cookie: string | null) => {
    const browser = app.visitor();
    browser.cookies.set('session', cookie ?? '');
    return browser;
  };
  const [owner, otherOwner, client] = [actors.physicalOwner, actors.otherOwner, actors.client].map(({ cookie }) =>
    as(cookie),
  );
  assert.ok(owner && otherOwner && client);
  assert.equal((await mark(owner, 1)).status, 200);
  assert.deepEqual((await list(owner)).car_ids, [1]);
  assert.deepEqual([(await list(otherOwner)).car_ids, (await list(client)).car_ids], [[], []]);
});

test('a thousand cars are as many as one can mark, and what is marked already stays', async (t) => {
  const app = await testApp(t, { fleet: true });
  await logInClient(app);
  await mark(app, 1);
  // Cars of a larger fleet than this one.
  await app.context.pool.query(`
    begin; set local session_replication_role = replica;
    insert into favourites (user_id, car_id, added_at)
      select user_id, 100000 + number, added_at from favourites, generate_series(1, 999) number;
    commit`);
  const refused = await app.inject({ method: 'PUT', url: '/api/favourites/2' });
  assert.equal(refused.status, 409);
  assert.equal(ErrorBody.parse(refused.body).code, 'TOO_MANY_FAVOURITES');
  assert.equal((await mark(app, 1)).status, 200);
  await unmark(app, 1);
  assert.equal((await mark(app, 2)).status, 200);
  assert.equal((await list(app)).car_ids.length, 1_000);
});
