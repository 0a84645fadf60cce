import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import type { CreationOptions, Passkey, RequestOptions } from '#contract/calls/auth/passkeys.ts';
import { type Flaw, SoftAuthenticator } from '#server/testing/people/softAuthenticator.ts';
import { clientForm, countStatuses, goodPassword, logInClient, mailsTo, post } from '#server/testing/people/people.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';
import { drawChallenge } from './challenges.ts';

const email = 'nino@example.com';
type Browser = Pick<TestApp, 'inject'>;
const refused = { credential: 'This passkey did not work. Try again, or log in another way.' };

async function start(t: TestContext) {
  const clock = testClock('2026-11-20T10:00:00Z');
  const server = await testApp(t, { config: { limitsFactor: 1000 }, clock });
  const login = await logInClient(server);
  return { server, clock, login, device: new SoftAuthenticator(server.context.config.publicUrl) };
}

async function creationOptions(browser: Browser, typed: object = {}): Promise<CreationOptions> {
  const answer = await post(browser, '/api/passkeys/registration-options', typed);
  assert.equal(answer.status, 200, answer.text);
  return (answer.body as { options: CreationOptions }).options;
}

async function add(browser: Browser, device: SoftAuthenticator, flaw?: Flaw) {
  return post(browser, '/api/passkeys', { credential: device.create(await creationOptions(browser), flaw) });
}

async function requestOptions(browser: Browser): Promise<RequestOptions> {
  const answer = await post(browser, '/api/passkeys/login-options');
  return (answer.body as { options: RequestOptions }).options;
}

async function logIn(browser: Browser, device: SoftAuthenticator, flaw?: Flaw) {
  return post(browser, '/api/passkeys/login', { credential: device.get(await requestOptions(browser), flaw) });
}

const list = async (browser: Browser) =>
  ((await browser.inject('/api/passkeys')).body as { passkeys: Passkey[] }).passkeys;

test('a passkey is added, mailed about, listed, and logs in as the password does', async (t) => {
  const { server, login, device } = await start(t);
  const options = await creationOptions(server);
  assert.deepEqual(
    [options.rp, options.user.name, options.excludeCredentials, options.authenticatorSelection.userVerification],
    [{ id: new URL(server.context.config.publicUrl).hostname, name: 'Gza' }, email, [], 'required'],
  );
  const added = await post(server, '/api/passkeys', { credential: device.create(options) });
  assert.equal(added.status, 201, added.text);
  assert.equal((await mailsTo(server, email))[0]?.subject, 'A passkey was added to your Gza account');
  const visitor = server.visitor();
  const former = server.visitor();
  await post(former, '/api/login', { email, password: goodPassword });
  visitor.cookies.set('session', former.cookies.get('session') ?? '');
  const answer = await logIn(visitor, device);
  assert.equal(answer.status, 200, answer.text);
  assert.equal((await former.inject('/api/user')).status, 401, 'the session that the browser had before');
  const { apiToken: _one, ...user } = answer.body as { apiToken: string };
  const { apiToken: _other, ...same } = login.body as { apiToken: string };
  assert.deepEqual(user, same);
  assert.equal((await visitor.inject('/api/user')).status, 200);
  assert.match(visitor.cookies.get('device') ?? '', /^\d+\.\d+\./, 'a known browser');
  const [passkey, ...others] = await list(server);
  assert.deepEqual(others, []);
  assert.equal(passkey?.last_used_at, server.context.clock().toISOString());
  assert.equal((await creationOptions(server)).excludeCredentials.length, 1);
});

test('ten minutes after the login the password is needed, and the code of a second factor, which a passkey stands for', async (t) => {
  const { server, clock, device } = await start(t);
  const options = '/api/passkeys/registration-options';
  const begun = await post(server, '/api/profile/second-factor', { current_password: goodPassword });
  const app = new TOTP({ secret: Secret.fromBase32((begun.body as { secret: string }).secret) });
  const code = () => app.generate({ timestamp: clock().getTime() });
  assert.equal((await post(server, '/api/profile/second-factor/confirm', { code: code() })).status, 200);
  clock.advance(10 * 60_000 - 1);
  assert.equal((await post(server, options)).status, 200);
  clock.advance(1);
  assert.deepEqual((await post(server, options)).body, {
    current_password: 'Enter your current password to change this.',
  });
  assert.deepEqual((await post(server, options, { current_password: 'not this one' })).body, {
    current_password: 'The current password is not right.',
  });
  assert.deepEqual((await post(server, options, { code: code() })).status, 422, 'the code alone');
  const missing = await post(server, options, { current_password: goodPassword });
  assert.deepEqual(missing.body, { code: 'Enter the code from your authenticator app, or a recovery code.' });
  const typed = { current_password: goodPassword, code: code() };
  const made = await post(server, '/api/passkeys', { credential: device.create(await creationOptions(server, typed)) });
  assert.equal(made.status, 201, made.text);
  const visitor = server.visitor();
  assert.deepEqual(Object.keys((await post(visitor, '/api/login', { email, password: goodPassword })).body as object), [
    'code',
  ]);
  assert.deepEqual((await logIn(visitor, device, { isVerified: false })).body, refused, 'possession alone');
  assert.equal((await logIn(visitor, device)).status, 200);
});

test('staff without a second factor set it up first, and a passkey does not stand in for that', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 1000, staffSecondFactor: 'required' } });
  await logInClient(server);
  const device = new SoftAuthenticator(server.context.config.publicUrl);
  assert.equal((await add(server, device)).status, 201);
  await server.context.pool.query("update users set roles = '{support}' where email = $1", [email]);
  const visitor = server.visitor();
  assert.equal((await logIn(visitor, device)).status, 200);
  for (const path of ['/api/passkeys', '/api/traces'])
    assert.equal(((await visitor.inject(path)).body as { code: string }).code, 'SECOND_FACTOR_REQUIRED');
});

const flaws: Readonly<Record<string, Flaw>> = {
  'another site': { origin: 'https://gza.example.org' },
  'another name': { rpId: 'example.org' },
  'another challenge': { challenge: 'c29tZXRoaW5nIGVsc2U' },
  'a user who was not verified': { isVerified: false },
};

for (const [what, flaw] of Object.entries(flaws))
  test(`refused, both when it is added and when it logs in: ${what}`, async (t) => {
    const { server, device } = await start(t);
    const made = await add(server, device, flaw);
    assert.deepEqual([made.status, made.body], [422, refused]);
    assert.deepEqual(await list(server), []);
    assert.equal((await add(server, device)).status, 201);
    const used = await logIn(server.visitor(), device, flaw);
    assert.deepEqual([used.status, used.body], [422, refused]);
  });

test('refused: a count that went back, another account, an unknown passkey, nonsense', async (t) => {
  const { server, device } = await start(t);
  await add(server, device, { counter: 7 });
  assert.equal((await logIn(server.visitor(), device, { counter: 9 })).status, 200);
  for (const flaw of [{ counter: 9 }, { counter: 3 }, { counter: 0 }, { counter: 20, userHandle: 'dXNlciA5OTk' }])
    assert.deepEqual((await logIn(server.visitor(), device, flaw)).body, refused, JSON.stringify(flaw));
  assert.equal((await logIn(server.visitor(), device, { counter: 10 })).status, 200);
  const stranger = new SoftAuthenticator(server.context.config.publicUrl);
  assert.deepEqual((await logIn(server.visitor(), stranger)).body, refused);
  const visitor = server.visitor();
  const credential = device.get(await requestOptions(visitor), { counter: 11 });
  const nonsense = { ...credential, response: { ...credential.response, authenticatorData: '~', signature: '' } };
  assert.deepEqual((await post(visitor, '/api/passkeys/login', { credential: nonsense })).body, refused);
});

test('a challenge is of one session or browser, works once and for five minutes, and not for the other purpose', async (t) => {
  const { server, clock, device } = await start(t);
  await add(server, device);
  const [first, second] = [server.visitor(), server.visitor()];
  const ofFirst = await requestOptions(first);
  await requestOptions(second);
  const tryLogin = async (browser: Browser, options: { challenge: string }) =>
    (await post(browser, '/api/passkeys/login', { credential: device.get(options) })).status;
  assert.equal(await tryLogin(second, ofFirst), 422, 'another browser');
  assert.equal(await tryLogin(server.visitor(), ofFirst), 422, 'no browser');
  assert.equal(await tryLogin(first, ofFirst), 200);
  assert.equal(await tryLogin(first, ofFirst), 422, 'a second time');
  const late = await requestOptions(first);
  clock.advance(300_000);
  assert.equal(await tryLogin(first, late), 422, 'late');

  const other = server.visitor();
  await post(other, '/api/login', { email, password: goodPassword });
  const options = await creationOptions(server);
  const device2 = new SoftAuthenticator(server.context.config.publicUrl);
  assert.equal((await post(other, '/api/passkeys', { credential: device2.create(options) })).status, 422);
  assert.equal((await post(server, '/api/passkeys', { credential: device2.create(options) })).status, 201);
  assert.equal((await post(server, '/api/passkeys', { credential: device2.create(options) })).status, 422);
  const { rows } = await server.context.pool.query('select place from passkey_challenges');
  assert.deepEqual(rows, [], 'what was taken or has ended is gone');
});

test('of the challenges only the newest stay', async (t) => {
  const { server, clock } = await start(t);
  for (const place of ['a', 'b', 'c', 'd']) {
    await drawChallenge(server.context, place, null, 2);
    clock.advance(1000);
  }
  const { rows } = await server.context.pool.query('select place from passkey_challenges order by place');
  assert.deepEqual(rows, [{ place: 'c' }, { place: 'd' }]);
});

test('the statement of a vendor is neither needed nor looked at', async (t) => {
  const { server, device } = await start(t);
  const made = await add(server, device, { statement: 'packed' });
  assert.equal(made.status, 201, made.text);
  assert.equal((await logIn(server.visitor(), device)).status, 200);
});

test('one request of two at once takes the challenge', async (t) => {
  const { server, device } = await start(t);
  await add(server, device);
  const visitor = server.visitor();
  const options = await requestOptions(visitor);
  const answers = await Promise.all(
    [device.get(options), device.get(options)].map((credential) =>
      post(visitor, '/api/passkeys/login', { credential }),
    ),
  );
  assert.deepEqual(countStatuses(answers), { 200: 1, 422: 1 });
});

test('ten for an account, also when they are added at once; a passkey of another account is refused', async (t) => {
  const { server, device } = await start(t);
  const { publicUrl } = server.context.config;
  assert.equal((await add(server, device)).status, 201);
  for (let count = 2; count <= 9; count += 1)
    assert.equal((await add(server, new SoftAuthenticator(publicUrl))).status, 201);
  const browsers = [server.visitor(), server.visitor()];
  const credentials: object[] = [];
  for (const browser of browsers) {
    await post(browser, '/api/login', { email, password: goodPassword });
    credentials.push(new SoftAuthenticator(publicUrl).create(await creationOptions(browser)));
  }
  const answers = await Promise.all(
    browsers.map((browser, index) => post(browser, '/api/passkeys', { credential: credentials[index] })),
  );
  assert.deepEqual(countStatuses(answers), { 201: 1, 409: 1 });
  const more = await post(server, '/api/passkeys/registration-options');
  assert.deepEqual([more.status, (more.body as { code: string }).code], [409, 'LIMIT_REACHED']);

  const other = server.visitor();
  await post(other, '/api/client/register', clientForm('ana@example.com'));
  await post(other, '/api/login', { email: 'ana@example.com', password: goodPassword });
  assert.deepEqual((await add(other, device)).body, refused);
});

test('a removed passkey is mailed about and logs in no more; another account cannot remove it', async (t) => {
  const { server, device } = await start(t);
  await add(server, device);
  const [passkey] = await list(server);
  const remove = (browser: Browser) => browser.inject({ method: 'DELETE', url: `/api/passkeys/${passkey?.id}` });
  const other = server.visitor();
  await post(other, '/api/client/register', clientForm('ana@example.com'));
  await post(other, '/api/login', { email: 'ana@example.com', password: goodPassword });
  assert.equal((await remove(other)).status, 404);
  assert.equal((await remove(server)).status, 200);
  assert.equal((await remove(server)).status, 404);
  const removals = (await mailsTo(server, email)).filter(({ subject }) => subject.endsWith('was removed'));
  assert.equal(removals.length, 1);
  assert.deepEqual((await logIn(server.visitor(), device)).body, refused);
});

test('a blocked account is refused, and a deleted one has none', async (t) => {
  const { server, device } = await start(t);
  await add(server, device);
  const exported = await server.inject('/api/profile/export');
  assert.equal((exported.body as { data: { passkeys: unknown[] } }).data.passkeys.length, 1);
  await server.context.pool.query("update users set blocked_at = now(), blocked_reason = 'fraud'");
  assert.deepEqual((await logIn(server.visitor(), device)).body, {
    email: 'This account is blocked. Please contact our support.',
  });
  await server.context.pool.query('update users set blocked_at = null, blocked_reason = null');
  const body = { current_password: goodPassword };
  assert.equal((await server.inject({ method: 'DELETE', url: '/api/profile', body })).status, 200);
  assert.deepEqual((await server.context.pool.query('select id from passkeys')).rows, []);
  assert.deepEqual((await logIn(server.visitor(), device)).body, refused);
});

test('twenty-five logins in five minutes begin from a network', async (t) => {
  const server = await testApp(t);
  const statuses = [];
  for (let count = 0; count < 26; count += 1)
    statuses.push(await post(server.visitor(), '/api/passkeys/login-options'));
  assert.deepEqual(countStatuses(statuses), { 200: 25, 429: 1 });
});

test('a passkey that was added while its account was being deleted is not kept, and would log nobody in', async (t) => {
  const { server, device } = await start(t);
  const { pool } = server.context;
  assert.equal((await add(server, device)).status, 201);
  const another = new SoftAuthenticator(server.context.config.publicUrl);
  const credential = another.create(await creationOptions(server));
  const leaving = await pool.connect();
  await leaving.query('begin');
  await leaving.query('select from users where email = $1 for update', [email]);
  const adding = post(server, '/api/passkeys', { credential });
  await untilLockWaits(pool, adding);
  await leaving.query('update users set deleted_at = now() where email = $1', [email]);
  await leaving.query('commit');
  leaving.release();
  assert.equal((await adding).status, 401);
  assert.deepEqual((await logIn(server.visitor(), device)).body, refused);
});

test('what a request began before its session ended stores no passkey', async (t) => {
  const { server, device } = await start(t);
  const { pool } = server.context;
  const credential = device.create(await creationOptions(server));
  const ending = await pool.connect();
  await ending.query('begin; select from users for update');
  const adding = post(server, '/api/passkeys', { credential });
  await untilLockWaits(pool, adding);
  await ending.query('delete from sessions');
  await ending.query('commit');
  ending.release();
  assert.deepEqual([(await adding).status, (await pool.query('select from passkeys')).rowCount], [401, 0]);
});
