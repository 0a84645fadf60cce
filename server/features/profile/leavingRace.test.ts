import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBranch } from '#contract/calls/branches.ts';
import { demoAccounts } from '#server/demo/fleet/demoAccounts.ts';
import { calendar } from '#server/testing/calendars.ts';
import { post } from '#server/testing/people/people.ts';
import { market, someDates } from '#server/testing/people/renters.ts';
import { testApp } from '#server/testing/testApp.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';

test('an owner who leaves while a car of theirs is being ordered is deleted when that is over', async (t) => {
  const server = await testApp(t, { fleet: true });
  const { pool } = server.context;
  const { email, password } = demoAccounts.legalOwner;
  await post(server, '/api/login', { email, password });
  const { owner } = (await server.inject('/api/user')).body as { owner: { id: number } };
  await pool.query("update orders set status = 'completed', payment_way = 'full' where owner_id = $1", [owner.id]);
  // As whoever orders does: the car is held, then the order names its owner.
  const ordering = await pool.connect();
  await ordering.query('begin');
  // So that of the two it is the deletion that is ended.
  await ordering.query("set local deadlock_timeout = '1min'");
  await ordering.query('select from cars where owner_id = $1 for no key update', [owner.id]);
  const left = server.inject({ method: 'DELETE', url: '/api/profile', body: { current_password: password } });
  await untilLockWaits(pool, left);
  await ordering.query('select from owners where id = $1 for key share', [owner.id]);
  await ordering.query('commit');
  ordering.release();
  const answer = await left;
  assert.equal(answer.status, 200, answer.text);
});

test('nothing is kept of what a user who leaves meanwhile marks, saves, waits for or switches', async (t) => {
  const { app, client, carId } = await market(t);
  const { pool, db } = app.context;
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'client@access.test')
    .executeTakeFirstOrThrow();
  const writes = [
    ['favourites', { method: 'PUT', url: `/api/favourites/${carId}` }],
    [
      'saved_searches',
      { method: 'POST', url: '/api/saved-searches', body: { name: 'Nino', filters: {}, alerts: ['new'] } },
    ],
    ['car_waits', { method: 'PUT', url: `/api/cars/${carId}/waiting`, body: someDates }],
    [
      'notice_settings',
      { method: 'PATCH', url: '/api/profile/notices', body: { notices: [{ kind: 'reviews', mail: false }] } },
    ],
  ] as const;
  for (const [table, write] of writes) {
    const { answer } = await db.transaction().execute(async (leaving) => {
      await leaving.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
      const answered = client.inject(write);
      await untilLockWaits(pool, answered);
      await leaving.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', user.id).execute();
      return { answer: answered };
    });
    const { status, text } = await answer;
    assert.ok(status < 500, text);
    assert.deepEqual(await db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute(), [], table);
    await pool.query('update users set deleted_at = null where id = $1', [user.id]);
  }
});

function calendarFile(): FormData {
  const form = new FormData();
  form.set('file', new File([calendar('DTSTART;VALUE=DATE:20270301')], 'home.ics', { type: 'text/calendar' }));
  return form;
}

test('nothing is kept of what an owner who leaves meanwhile adds or writes', async (t) => {
  const { app, owner, carId } = await market(t);
  const { pool } = app.context;
  const home = { name: 'Home', city_id: 1, addresses: { en: '12 Rustaveli Avenue' } };
  const { branch } = createBranch.response.parse((await post(owner, '/api/fleet/branches', home)).body);
  const writes = [
    [401, { method: 'POST', url: '/api/fleet/cars', body: {} }],
    [401, { method: 'POST', url: '/api/fleet/branches', body: home }],
    [401, { method: 'PATCH', url: '/api/fleet/terms', body: { terms: { pets: { allowed: true, price: 0 } } } }],
    [
      401,
      {
        method: 'POST',
        url: '/api/fleet/places',
        body: { kind: 'area', target_id: 1, price: 0, hours: null, notice_hours: 0 },
      },
    ],
    [404, { method: 'PATCH', url: `/api/fleet/cars/${carId}`, body: { descriptions: { en: 'My own car' } } }],
    [
      401,
      { method: 'PATCH', url: `/api/fleet/branches/${branch.id}`, body: { addresses: { en: '12 Kazbegi Avenue' } } },
    ],
    [
      401,
      {
        method: 'POST',
        url: `/api/fleet/cars/${carId}/blocks`,
        headers: { 'idempotency-key': 'a block of mine' },
        body: { ...someDates, kind: 'owner', note: 'To my mother' },
      },
    ],
    [401, { method: 'PUT', url: `/api/fleet/cars/${carId}/prices`, body: { base: 9_900 } }],
    [401, { method: 'POST', url: `/api/fleet/cars/${carId}/feeds`, body: calendarFile() }],
    [401, { method: 'POST', url: `/api/fleet/cars/${carId}/feeds/export` }],
    [401, { method: 'PATCH', url: '/api/profile', body: { physical_address: '12 Kazbegi Avenue' } }],
  ] as const;
  for (const [status, write] of writes) {
    // As the deletion of an account goes on: it is held, then its cars are taken off the market.
    const leaving = await pool.connect();
    await leaving.query('begin');
    await leaving.query(
      'select from users u join owners o on o.user_id = u.id where o.id = (select owner_id from cars where id = $1) for update',
      [carId],
    );
    await leaving.query('update cars set link = null where id = $1', [carId]);
    const answered = owner.inject(write);
    await untilLockWaits(pool, answered);
    await leaving.query(
      'update users set deleted_at = now() where id = (select user_id from owners where id = (select owner_id from cars where id = $1))',
      [carId],
    );
    await leaving.query('commit');
    leaving.release();
    const answer = await answered;
    assert.equal(answer.status, status, `${write.url}: ${answer.text}`);
    await pool.query('update users set deleted_at = null where deleted_at is not null');
  }
});
