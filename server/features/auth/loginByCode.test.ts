import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import {
  clientForm,
  codeFor,
  countStatuses,
  goodPassword,
  logInClient,
  mailsTo,
  post,
} from '#server/testing/people/people.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';

const known = 'nino@example.com';
const unknown = 'nobody@example.com';
const patient = { limitsFactor: 1000 };
type Browser = Pick<TestApp, 'inject'>;

const wrong = { code: 'This code is not right.' };
const expired = { code: 'This code is no longer valid. Please ask for a new one.' };
const spent = { code: 'Too many wrong codes. Please ask for a new one.' };

const ask = (browser: Browser, email = known) => post(browser, '/api/login/code', { email });
const verify = (browser: Browser, code: string, more: object = {}) =>
  post(browser, '/api/login/code/verify', { email: known, code, ...more });
const otherThan = (code: string, step = 1) => ((Number(code) + step) % 1_000_000).toString().padStart(6, '0');

async function sixDigits(server: TestApp, address = known): Promise<string> {
  const [mail] = await mailsTo(server, address);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function start(t: TestContext) {
  const clock = testClock('2026-11-20T10:00:00Z');
  const server = await testApp(t, { config: patient, clock });
  await post(server, '/api/client/register', clientForm(known));
  return { server, clock };
}

test('a code logs in as the password does: the same answer, a session, and a known browser', async (t) => {
  const { server } = await start(t);
  const byPassword = await post(server.visitor(), '/api/login', { email: known, password: goodPassword });
  assert.deepEqual((await ask(server, 'NINO@example.com')).body, { status: 'success' });
  const [mail] = await mailsTo(server, known);
  assert.equal(mail?.subject, `${await sixDigits(server)} is your Gza code`);
  const code = await sixDigits(server);
  const answer = await verify(server, ` ${code.slice(0, 3)} ${code.slice(3)}`, { email: 'Nino@Example.com' });
  assert.equal(answer.status, 200, answer.text);
  const { apiToken, ...user } = answer.body as { apiToken: string };
  const { apiToken: other, ...same } = byPassword.body as { apiToken: string };
  assert.deepEqual(user, same);
  assert.ok(apiToken.length === other.length && apiToken !== other);
  assert.equal((await server.inject('/api/user')).status, 200);
  assert.match(server.cookies.get('device') ?? '', /^\d+\.\d+\./);
  const last = await server.context.db.selectFrom('users').select('last_login_at').executeTakeFirstOrThrow();
  assert.deepEqual(last.last_login_at, server.context.clock());
});

test('the session that the browser had before ends', async (t) => {
  const { server } = await start(t);
  await post(server, '/api/login', { email: known, password: goodPassword });
  const former = server.visitor();
  former.cookies.set('session', server.cookies.get('session') ?? '');
  await ask(server);
  assert.equal((await verify(server, await sixDigits(server))).status, 200);
  assert.equal((await former.inject('/api/user')).status, 401);
});

test('a code works once, also when it is sent twice at the same moment', async (t) => {
  const { server } = await start(t);
  await ask(server);
  const code = await sixDigits(server);
  const answers = await Promise.all([verify(server.visitor(), code), verify(server.visitor(), code)]);
  assert.deepEqual(countStatuses(answers), { 200: 1, 422: 1 });
  assert.deepEqual((await verify(server, code)).body, expired);
});

test('a code ends after ten minutes, and with a newer one', async (t) => {
  const { server, clock } = await start(t);
  await ask(server);
  const first = await sixDigits(server);
  clock.advance(10 * 60_000);
  assert.deepEqual((await verify(server, first)).body, expired);
  await ask(server);
  const second = await sixDigits(server);
  clock.advance(120_000);
  await ask(server);
  const third = await sixDigits(server);
  assert.notEqual(second, third, 'one in a million');
  assert.deepEqual((await verify(server, second)).body, wrong);
  assert.equal((await verify(server, third)).status, 200);
});

test('of 50 guesses at once five are evaluated, and the right code comes too late', async (t) => {
  const { server } = await start(t);
  await ask(server);
  const code = await sixDigits(server);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_none, index) => verify(server, otherThan(code, index + 1))),
  );
  const count = (body: object) =>
    answers.filter((answer) => JSON.stringify(answer.body) === JSON.stringify(body)).length;
  assert.deepEqual([count(wrong), count(spent)], [5, 45]);
  assert.deepEqual((await verify(server, code)).body, spent);
});

const newPassword = { password: 'nine yellow trams', password_confirmation: 'nine yellow trams' };
const endings: Readonly<Record<string, (server: TestApp) => Promise<{ readonly status: number }>>> = {
  'a new password': (server) =>
    post(server, '/api/profile/password', { current_password: goodPassword, ...newPassword }),
  'the end of other sessions': (server) => server.inject({ method: 'DELETE', url: '/api/profile/sessions' }),
};
for (const [what, end] of Object.entries(endings))
  test(`codes that were sent before ${what} open nothing after it`, async (t) => {
    const { server } = await start(t);
    await post(server, '/api/login', { email: known, password: goodPassword });
    const thief = server.visitor();
    await ask(thief);
    const code = await sixDigits(server);
    await post(thief, '/api/password-restoring/first-step', { address: known });
    const recovery = await codeFor(server, known);
    assert.equal((await end(server)).status, 200);
    assert.deepEqual((await verify(thief, code)).body, expired);
    const reset = await post(thief, '/api/password-reset', { address: known, code: recovery, ...newPassword });
    assert.deepEqual(reset.body, expired);
    assert.equal((await server.inject('/api/user')).status, 200);
  });

test('a code of a login recovers no password, and one of a recovery logs nobody in', async (t) => {
  const { server } = await start(t);
  await post(server, '/api/password-restoring/first-step', { address: known });
  await mailsTo(server, known);
  const form = { address: known, password: 'nine yellow trams', password_confirmation: 'nine yellow trams' };
  assert.deepEqual((await verify(server, '123456')).body, wrong);
  await ask(server);
  const code = await sixDigits(server);
  assert.deepEqual((await post(server, '/api/password-reset', { ...form, code })).body, {
    code: 'The code has four digits.',
  });
});

test('an address without an account is answered alike, gets no mail, and is limited alike', async (t) => {
  const { server, clock } = await start(t);
  const walk = async (email: string) => {
    const seen = [];
    for (let step = 1; step <= 4; step += 1) {
      const asked = await ask(server, email);
      // A second one right away is not sent.
      const again = await ask(server, email);
      const mails = await mailsTo(server, email);
      const guessed = await verify(server, otherThan(/\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '0'), { email });
      seen.push(asked.status, asked.text, asked.headers['retry-after'], again.text, guessed.status, guessed.text);
      clock.advance(120_000);
    }
    return seen;
  };
  const ofKnown = await walk(known);
  assert.deepEqual(ofKnown.slice(0, 2), [200, '{"status":"success"}']);
  assert.deepEqual(ofKnown.slice(18, 19), [429], 'three codes an hour');
  clock.advance(24 * 3_600_000);
  assert.deepEqual(await walk(unknown), ofKnown);
  assert.deepEqual(await mailsTo(server, unknown), []);
  assert.equal((await mailsTo(server, known)).length, 4, 'a welcome and three codes');
});

test('a network asks for twenty codes an hour', async (t) => {
  const server = await testApp(t);
  const statuses = [];
  for (let count = 0; count < 21; count += 1) statuses.push(await ask(server, `visitor${count}@example.com`));
  assert.deepEqual(countStatuses(statuses), { 200: 20, 429: 1 });
});

test('the database has a keyed hash of the code', async (t) => {
  const { server } = await start(t);
  await ask(server);
  const code = await sixDigits(server);
  const row = await server.context.db.selectFrom('codes').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([row.flow, row.code_hash?.length], ['login', 32]);
  assert.equal(JSON.stringify(row).includes(code), false);
});

test('a blocked account is refused as by the login, to who has the code alone', async (t) => {
  const { server } = await start(t);
  await ask(server);
  const code = await sixDigits(server);
  const block = "update users set blocked_at = now(), blocked_reason = 'fraud' where email = $1";
  await server.context.pool.query(block, [known]);
  assert.deepEqual((await verify(server, otherThan(code))).body, wrong);
  assert.deepEqual((await verify(server, code)).body, {
    email: 'This account is blocked. Please contact our support.',
  });
  assert.equal((await server.inject('/api/user')).status, 401);
});

test('a second factor is asked for, too, and a code that waits for it stays good', async (t) => {
  const { server, clock } = await start(t);
  await logInClient(server);
  const begun = await post(server, '/api/profile/second-factor', { current_password: goodPassword });
  const { secret } = begun.body as { secret: string };
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const appCode = () => app.generate({ timestamp: clock().getTime() });
  assert.equal((await post(server, '/api/profile/second-factor/confirm', { code: appCode() })).status, 200);
  clock.advance(60_000);
  const visitor = server.visitor();
  await ask(visitor);
  const code = await sixDigits(server);
  assert.deepEqual((await verify(visitor, code)).body, {
    app_code: 'Enter the code from your authenticator app, or a recovery code.',
  });
  assert.deepEqual((await verify(visitor, otherThan(code), { app_code: appCode() })).body, wrong);
  assert.deepEqual((await verify(visitor, code, { app_code: otherThan(appCode()) })).body, {
    app_code: 'This code is not right, or was already used.',
  });
  assert.equal((await verify(visitor, code, { app_code: appCode() })).status, 200);
});

test('what cannot be a code or an address has a message under its field, and uses no try up', async (t) => {
  const { server } = await start(t);
  assert.deepEqual((await ask(server, 'nino')).body, { email: 'Enter an e-mail address like name@example.com.' });
  await ask(server);
  const code = await sixDigits(server);
  for (const typed of ['', '1234', '12345x', '1234567', '1'.repeat(10_000)])
    assert.deepEqual(Object.keys((await verify(server, typed)).body as object), ['code'], typed.slice(0, 20));
  assert.equal((await verify(server, code)).status, 200);
});
