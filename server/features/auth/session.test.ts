import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { API_TOKEN_HEADER } from '#contract/apiTokenHeader.ts';
import { getUser, SessionUser } from '#contract/calls/auth/session.ts';
import { goodPassword, logInClient, post } from '#server/testing/people/people.ts';
import { testClient } from '#server/testing/people/testActors.ts';
import { testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';

const MINUTE = 60_000;
const generous = { config: { limitsFactor: 1000 } };

test('a login answers the documented user and a cookie no script can read', async (t) => {
  const server = await testApp(t, { ...generous, clock: testClock('2026-11-20T10:00:30Z') });
  const answer = await logInClient(server);
  assert.equal(answer.status, 200);
  const user = SessionUser.parse(answer.body);
  assert.deepEqual(Object.keys(answer.body as object).sort(), [
    'apiToken',
    'client',
    'expireMinutes',
    'owner',
    'roles',
    'user_id',
  ]);
  assert.deepEqual([user.roles, user.client?.name, user.owner], [['client'], 'Nino', null]);
  assert.equal(user.expireMinutes, Date.parse('2026-11-20T12:00:00Z') / MINUTE);
  const [session = '', device = ''] = [answer.headers['set-cookie']].flat();
  assert.match(session, /^session=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.match(device, /^device=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.equal(answer.headers['cache-control'], 'no-store');

  const check = await server.inject('/api/user');
  const { apiToken, ...rest } = user;
  assert.deepEqual(getUser.response.parse(check.body), { ...rest, picture: null });
  // Only where a script has to ask for it, and in no answer that the client stores.
  assert.equal(check.text.includes(apiToken), false);
  assert.equal(check.headers[API_TOKEN_HEADER], apiToken);
});

test('behind https the cookie is bound to the host and secure', async (t) => {
  const server = await testApp(t, { config: { isSecure: true, publicUrl: 'https://gza.example' } });
  const answer = await logInClient(server);
  for (const [index, name] of ['session', 'device'].entries()) {
    const cookie = [answer.headers['set-cookie']].flat()[index] ?? '';
    assert.match(cookie, new RegExp(`^__Host-${name}=.*; Path=/; HttpOnly; Secure; SameSite=Lax$`));
  }
  assert.equal((await server.inject('/api/user')).status, 200);
});

test('neither secret of a session is in the database', async (t) => {
  const server = await testApp(t);
  const { apiToken } = SessionUser.parse((await logInClient(server)).body);
  const rows = JSON.stringify(await server.context.db.selectFrom('sessions').selectAll().execute());
  const hex = (text: string) => Buffer.from(text).toString('hex');
  for (const secret of [apiToken, server.cookies.get('session') ?? '']) {
    assert.ok(secret.length >= 43);
    assert.equal(rows.includes(secret) || rows.includes(hex(secret)), false);
  }
});

test('a session ends 120 minutes after the login, however busy it was', async (t) => {
  const clock = testClock('2026-11-20T10:00:30Z');
  const server = await testApp(t, { ...generous, clock });
  await logInClient(server);
  for (let minute = 0; minute < 119; minute += 17) {
    clock.set(new Date(Date.parse('2026-11-20T10:00:30Z') + minute * MINUTE));
    assert.equal((await server.inject('/api/user')).status, 200);
  }
  clock.set(new Date('2026-11-20T12:00:29Z'));
  assert.equal((await server.inject('/api/user')).status, 200);
  clock.set(new Date('2026-11-20T12:00:30Z'));
  const answer = await server.inject('/api/user');
  assert.equal(answer.status, 401);
  assert.deepEqual(answer.body, { message: 'Please log in first.', code: 'NOT_LOGGED_IN' });
});

test('a login never reuses the cookie it came with, and ends its session', async (t) => {
  const server = await testApp(t, generous);
  server.cookies.set('session', 'chosen-by-an-attacker-chosen-by-an-attacker');
  await logInClient(server);
  const first = server.cookies.get('session') ?? '';
  assert.notEqual(first, 'chosen-by-an-attacker-chosen-by-an-attacker');
  await post(server, '/api/login', { email: 'nino@example.com', password: goodPassword });
  assert.notEqual(server.cookies.get('session'), first);
  const old = server.visitor();
  old.cookies.set('session', first);
  assert.equal((await old.inject('/api/user')).status, 401);
  assert.equal((await server.inject('/api/user')).status, 200);
});

test('a logout ends the session for good, works twice and without one, and leaves others alone', async (t) => {
  const server = await testApp(t, generous);
  await logInClient(server);
  const oldCookie = server.cookies.get('session') ?? '';
  const phone = server.visitor();
  await post(phone, '/api/login', { email: 'nino@example.com', password: goodPassword });

  const answer = await post(server, '/api/logout');
  assert.deepEqual([answer.status, answer.body], [200, { status: 'success' }]);
  assert.equal(server.cookies.has('session'), false);
  assert.equal((await post(server, '/api/logout')).status, 200);

  const replay = server.visitor();
  replay.cookies.set('session', oldCookie);
  assert.equal((await replay.inject('/api/user')).status, 401);
  assert.equal((await phone.inject('/api/user')).status, 200);
});

test('the API token accompanies its own session, and is worth nothing alone', async (t) => {
  const server = await testApp(t, generous);
  const user = SessionUser.parse((await logInClient(server)).body);
  const other = server.visitor();
  const foreign = SessionUser.parse((await logInClient(server, other, 'ana@example.com')).body);
  const urls = [
    `/api/threads/list?client=${user.client?.id}`,
    `/api/client/user_verification_images/${user.user_id}?from=spa`,
  ];
  for (const url of urls) {
    const ask = async (browser: typeof other, token: string) =>
      (await browser.inject(`${url}&api_token=${token}`)).status;
    assert.notEqual(await ask(server, user.apiToken), 401);
    assert.equal(await ask(server, foreign.apiToken), 401);
    assert.equal(await ask(server, ''), 401);
    assert.equal(await ask(server, `${user.apiToken}&api_token=${user.apiToken}`), 401);
    assert.equal(await ask(server.visitor(), user.apiToken), 401);
  }
  assert.equal((await server.visitor().inject(`/api/user?api_token=${user.apiToken}`)).status, 401);
});

test('a private file needs the session, as calls do; a page makes no query', async (t) => {
  const server = await testApp(t, generous);
  await logInClient(server);
  const file = '/api/operations.csv';
  assert.deepEqual([(await server.visitor().inject(file)).status, (await server.inject(file)).status], [401, 403]);
  await server.context.pool.query('alter table sessions rename to no_sessions');
  assert.equal((await server.inject('/no-such-page')).status, 404);
  assert.equal((await server.inject(file)).status, 500);
});

test('a session answers in its own language, which the language call changes', async (t) => {
  const server = await testApp(t, generous);
  await server.inject('/api/language/ka');
  await logInClient(server);
  server.cookies.delete('lang');
  const wrong = { email: 'nino@example.com', password: 'not this one' };
  assert.deepEqual((await post(server, '/api/login', wrong)).body, { password: 'ელფოსტა ან პაროლი არასწორია.' });
  await server.inject('/api/language/ru');
  server.cookies.delete('lang');
  assert.deepEqual((await post(server, '/api/login', wrong)).body, { password: 'Неверная почта или пароль.' });
});

test('whoever is logged out while a request arrives does nothing by it', async (t) => {
  const { app, context } = await testApp(t, generous);
  const { cookie } = await testClient(context, 'slow');
  const send = async (arrive: () => Promise<unknown>) => {
    async function* body() {
      yield '{"from":"2099-01-01T10:00",';
      await arrive();
      yield '"to":"2099-01-03T10:00"}';
    }
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/cars/1/waiting',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
        cookie: `session=${cookie}`,
      },
      payload: Readable.from(body()),
    });
    return answer.statusCode;
  };
  assert.notEqual(await send(async () => undefined), 401);
  assert.equal(await send(() => context.db.deleteFrom('sessions').execute()), 401);
});
