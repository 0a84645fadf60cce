import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import { calls } from '#contract/calls.ts';
import { demoAccounts } from '#server/demo/fleet/demoAccounts.ts';
import { countStatuses, goodPassword, logInClient, mailsTo, post } from '#server/testing/people/people.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';

const email = 'nino@example.com';
const DAY = 24 * 3_600_000;
type Browser = Pick<TestApp, 'inject'>;

function codeAt(secret: string, now: Date, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });
}

const logIn = (browser: Browser, code?: string) =>
  post(browser, '/api/login', { email, password: goodPassword, ...(code === undefined ? {} : { code }) });
const fieldsOf = ({ body }: { body: unknown }) => Object.keys(body as object);

/** A client with a second factor, at the moment of the clock. */
async function withFactor(server: TestApp) {
  await logInClient(server);
  const started = await post(server, '/api/profile/second-factor', { current_password: goodPassword });
  assert.equal(started.status, 201, started.text);
  const { secret, url } = started.body as { secret: string; url: string };
  const confirmed = await post(server, '/api/profile/second-factor/confirm', {
    code: codeAt(secret, server.context.clock()),
  });
  assert.equal(confirmed.status, 200, confirmed.text);
  return { secret, url, recoveryCodes: (confirmed.body as { recovery_codes: string[] }).recovery_codes };
}

test('a second factor is set up with a code, required at every login, and no code works twice', async (t) => {
  const clock = testClock('2026-11-20T10:00:00Z');
  const server = await testApp(t, { clock, config: { limitsFactor: 1000 } });
  await logInClient(server);
  assert.deepEqual(fieldsOf(await post(server, '/api/profile/second-factor', { current_password: 'wrong one' })), [
    'current_password',
  ]);
  await post(server, '/api/profile/second-factor', { current_password: goodPassword });
  assert.equal((await logIn(server.visitor())).status, 200, 'what is not confirmed asks for nothing');
  const { secret, url } = await withFactor(server);
  assert.match(url, new RegExp(`^otpauth://totp/Gza:nino%40example\\.com\\?.*secret=${secret}`));
  const stored = (await server.context.pool.query('select secret_encrypted from second_factors')).rows[0]
    .secret_encrypted;
  assert.equal(stored.includes(secret) || stored.toString('utf8').includes(secret), false);
  assert.match((await mailsTo(server, email))[0]?.subject ?? '', /^Two-factor authentication is on/);

  const missing = await logIn(server.visitor());
  assert.equal(missing.status, 422);
  assert.deepEqual(missing.body, { code: 'Enter the code from your authenticator app, or a recovery code.' });
  const wrongPassword = { email, password: 'not this one', code: codeAt(secret, clock(), 1) };
  assert.deepEqual(fieldsOf(await post(server.visitor(), '/api/login', wrongPassword)), ['password']);
  assert.deepEqual(
    fieldsOf(await logIn(server.visitor(), codeAt(secret, clock()))),
    ['code'],
    'it confirmed the set-up',
  );
  assert.equal((await logIn(server.visitor(), codeAt(secret, clock(), 1))).status, 200);
  assert.equal((await logIn(server.visitor(), codeAt(secret, clock(), 1))).status, 422, 'a replay');
  clock.advance(60_000);
  const same = codeAt(secret, clock());
  const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(server.visitor(), same)));
  assert.deepEqual(countStatuses(answers), { 200: 1, 422: 7 });
  assert.equal((await logIn(server.visitor(), codeAt(secret, clock(), 3))).status, 422, 'from the future');
});

test('other sessions end once codes are required', async (t) => {
  const config = { limitsFactor: 1000, staffSecondFactor: 'required' } as const;
  const server = await testApp(t, { fleet: true, config });
  const { email: address, password } = demoAccounts.admin;
  const thief = server.visitor();
  for (const browser of [thief, server]) await post(browser, '/api/login', { email: address, password });
  assert.equal((await thief.inject('/api/user')).status, 200);
  const { secret } = (await post(server, '/api/profile/second-factor', { current_password: password })).body as {
    secret: string;
  };
  const code = codeAt(secret, server.context.clock());
  assert.equal((await post(server, '/api/profile/second-factor/confirm', { code })).status, 200);
  assert.deepEqual(
    [(await server.inject('/api/orders')).status, (await thief.inject('/api/orders')).status],
    [200, 401],
  );
});

for (const way of ['password', 'code'] as const)
  for (const isLast of [false, true])
    test(`a login by ${way} that began before codes were required and ends ${isLast ? 'after' : 'before'} it is no way around them`, async (t) => {
      const server = await testApp(t, { config: { limitsFactor: 1000 } });
      const { pool, clock } = server.context;
      await logInClient(server);
      const thief = server.visitor();
      if (way === 'code') await post(thief, '/api/login/code', { email });
      const code = /\b\d{6}\b/.exec((await mailsTo(server, email))[0]?.text ?? '')?.[0];
      const started = await post(server, '/api/profile/second-factor', { current_password: goodPassword });
      const { secret } = started.body as { secret: string };
      const holder = await pool.connect();
      await holder.query('begin');
      await holder.query('select from users for update');
      const login = () => (way === 'code' ? post(thief, '/api/login/code/verify', { email, code }) : logIn(thief));
      const confirm = () => post(server, '/api/profile/second-factor/confirm', { code: codeAt(secret, clock()) });
      // Who waits first goes first.
      const [first, second] = isLast ? [confirm, login] : [login, confirm];
      const one = first();
      await untilLockWaits(pool, one);
      const other = second();
      await untilLockWaits(pool, other, 2);
      await holder.query('commit');
      holder.release();
      const [{ status: confirmed }, { status: loggedIn }] = isLast
        ? [await one, await other]
        : [await other, await one];
      assert.deepEqual([confirmed, (await server.inject('/api/profile')).status], [200, 200]);
      assert.equal(loggedIn, isLast ? 422 : 200);
      assert.equal((await thief.inject('/api/profile')).status, 401);
    });

test('whose session ends meanwhile switches nothing on', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 1000 } });
  const { pool, clock } = server.context;
  await logInClient(server);
  const started = await post(server, '/api/profile/second-factor', { current_password: goodPassword });
  const { secret } = started.body as { secret: string };
  const holder = await pool.connect();
  await holder.query('begin; select from users for update');
  const confirmed = post(server, '/api/profile/second-factor/confirm', { code: codeAt(secret, clock()) });
  await untilLockWaits(pool, confirmed);
  await holder.query('delete from sessions; commit');
  holder.release();
  assert.equal((await confirmed).status, 401);
  assert.equal((await logIn(server.visitor())).status, 200);
});

test('of any number of guesses at once twenty a day are evaluated; a recovery code still opens, once', async (t) => {
  const clock = testClock('2026-11-20T10:00:00Z');
  const server = await testApp(t, { clock, config: { limitsFactor: 1000 } });
  const { secret, recoveryCodes } = await withFactor(server);
  clock.advance(60_000);
  const right = codeAt(secret, clock());
  const wrong = right === '000000' ? '000001' : '000000';
  await Promise.all(Array.from({ length: 30 }, () => logIn(server.visitor(), wrong)));
  const { rows } = await server.context.pool.query('select tries from second_factors');
  assert.equal(rows[0].tries, 20);
  assert.match((await logIn(server.visitor(), right)).text, /Too many wrong codes/);
  assert.equal(recoveryCodes.length, 10);
  const [first = '', second = ''] = recoveryCodes;
  assert.equal((await logIn(server.visitor(), first.toLowerCase().replaceAll('-', ' '))).status, 200);
  assert.equal((await logIn(server.visitor(), first)).status, 422);
  assert.equal((await logIn(server.visitor(), 'AAAA-AAAA-AAAA-AAAA')).status, 422);
  const both = await Promise.all([logIn(server.visitor(), second), logIn(server.visitor(), second)]);
  assert.deepEqual(countStatuses(both), { 200: 1, 422: 1 });
  clock.advance(DAY);
  assert.equal((await logIn(server.visitor(), codeAt(secret, clock()))).status, 200);
});

test('it is switched off with password and code, and a new password does not switch it off', async (t) => {
  const clock = testClock('2026-11-20T10:00:00Z');
  const server = await testApp(t, { clock, config: { limitsFactor: 1000 } });
  const { secret, recoveryCodes } = await withFactor(server);
  const off = (body: object) => server.inject({ method: 'DELETE', url: '/api/profile/second-factor', body });
  const again = await post(server, '/api/profile/second-factor', { current_password: goodPassword });
  assert.equal(again.status, 409, 'a secret that counts is never replaced');
  clock.advance(30_000);
  assert.deepEqual(fieldsOf(await off({ current_password: 'not this one', code: codeAt(secret, clock()) })), [
    'current_password',
  ]);
  assert.deepEqual(fieldsOf(await off({ current_password: goodPassword, code: '' })), ['code']);
  assert.equal((await off({ current_password: goodPassword, code: recoveryCodes[0] })).status, 200);
  assert.equal((await logIn(server.visitor())).status, 200);
  const { rows } = await server.context.pool.query(
    'select (select count(*) from second_factors) + (select count(*) from recovery_codes) as left',
  );
  assert.equal(rows[0].left, 0);
});

test('staff without it can do nothing but set it up, where it is required', async (t) => {
  const config = { limitsFactor: 1000, staffSecondFactor: 'required' } as const;
  const server = await testApp(t, { fleet: true, config });
  const { email: address, password } = demoAccounts.admin;
  assert.equal((await post(server, '/api/login', { email: address, password })).status, 200);
  const open: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    // A phone that sends documents has a key of its own.
    if (call.access === 'anyone' || call.access === 'phone') continue;
    const url = call.path.replaceAll(/:\w+/g, '1');
    const answer = await server.inject({ method: call.method, url, ...(call.method === 'GET' ? {} : { body: {} }) });
    const isRefused = answer.status === 403 && (answer.body as { code: string }).code === 'SECOND_FACTOR_REQUIRED';
    if (!isRefused) open.push(name);
  }
  assert.deepEqual(open.sort(), ['confirmSecondFactor', 'getSecondFactor', 'getUser', 'startSecondFactor']);
  const { secret } = (await post(server, '/api/profile/second-factor', { current_password: password })).body as {
    secret: string;
  };
  const file = await server.inject('/api/orders/1/calendar.ics');
  assert.deepEqual([file.status, (file.body as { code: string }).code], [403, 'SECOND_FACTOR_REQUIRED']);
  await post(server, '/api/profile/second-factor/confirm', { code: codeAt(secret, server.context.clock()) });
  assert.equal((await server.inject('/api/profile')).status, 200);
  assert.equal((await server.inject('/api/orders/1/calendar.ics')).status, 200);
  const client = server.visitor();
  await post(client, '/api/login', { email: demoAccounts.client.email, password: demoAccounts.client.password });
  assert.equal((await client.inject('/api/profile')).status, 200, 'no other user needs one');
});
