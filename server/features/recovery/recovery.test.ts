import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clientForm,
  codeFor,
  countStatuses,
  goodPassword,
  logInClient,
  mailsTo,
  otherCode,
  post,
} from '#server/testing/people/people.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';

const known = 'nino@example.com';
const unknown = 'nobody@example.com';
const newPassword = 'nine yellow trams';

const ask = (server: TestApp, address: string) => post(server, '/api/password-restoring/first-step', { address });
const reset = (server: Pick<TestApp, 'inject'>, address: string, code: string, password = newPassword) =>
  post(server, '/api/password-reset', { address, code, password, password_confirmation: password });

test('a reset with the code: 204, the new password works, every session is over, the address is informed', async (t) => {
  const clock = testClock('2026-11-20T10:00:00Z');
  const server = await testApp(t, { config: { limitsFactor: 1000 }, clock });
  await logInClient(server);
  const thief = server.visitor();
  await post(thief, '/api/login', { email: known, password: goodPassword });
  await post(thief, '/api/login/code', { email: known });
  const half = /\b\d{6}\b/.exec((await mailsTo(server, known))[0]?.text ?? '')?.[0];
  assert.deepEqual((await ask(server, 'NINO@example.com')).body, { status: 'success' });
  const answer = await reset(server, 'Nino@Example.com', await codeFor(server, known));
  assert.deepEqual([answer.status, answer.text], [204, '']);
  assert.match(String(answer.headers['set-cookie']), /^device=/, 'no session');

  for (const browser of [server, thief]) assert.equal((await browser.inject('/api/user')).status, 401);
  assert.equal((await post(thief, '/api/login/code/verify', { email: known, code: half })).status, 422);
  assert.equal((await post(server, '/api/login', { email: known, password: goodPassword })).status, 422);
  assert.equal((await post(server, '/api/login', { email: known, password: newPassword })).status, 200);

  const [mail] = await mailsTo(server, known);
  assert.equal(mail?.subject, 'Your Gza password was changed');
  assert.match(mail?.text ?? '', /20 Nov 2026, 14:00 \(Tbilisi time\)/);
  for (const secret of [goodPassword, newPassword]) assert.equal(`${mail?.text} ${mail?.html}`.includes(secret), false);
});

test('the news of a new password is in the language of the account, whoever asked for it', async (t) => {
  const server = await testApp(t);
  await logInClient(server);
  await server.context.pool.query("update users set language = 'ka'");
  await ask(server, known);
  assert.equal((await reset(server.visitor(), known, await codeFor(server, known))).status, 204);
  assert.equal((await mailsTo(server, known))[0]?.subject, 'თქვენი Gza-ს პაროლი შეიცვალა');
});

test('the first step always answers the same 200: account, none, too soon, too often', async (t) => {
  const clock = testClock('2026-11-20T10:00:00Z');
  const server = await testApp(t, { config: { limitsFactor: 1000 }, clock });
  await post(server, '/api/client/register', clientForm(known));
  for (let index = 0; index < 5; index += 1) {
    for (const address of [known, unknown]) {
      const { status, text } = await ask(server, address);
      assert.deepEqual([status, text], [200, '{"status":"success"}']);
      await mailsTo(server, address);
    }
    clock.advance(index === 0 ? 1000 : 120_000);
  }
  assert.deepEqual(await mailsTo(server, unknown), []);
  const subjects = (await mailsTo(server, known)).map(({ subject }) => subject.replace(/^\d{4}/, '1234'));
  assert.deepEqual(subjects, [...Array<string>(3).fill('1234 is your Gza code'), 'Welcome to Gza']);
});

test('the same is written for an address with an account and one without', async (t) => {
  const server = await testApp(t);
  await post(server, '/api/client/register', clientForm(known));
  await mailsTo(server, known);
  const traces = async (address: string) => {
    await ask(server, address);
    const { rows } = await server.context.pool.query(
      'select task_identifier, attempts from graphile_worker.jobs order by id desc limit 1',
    );
    await mailsTo(server, address);
    const code = await server.context.db
      .selectFrom('codes')
      .select(['flow', 'tries', 'used_at', 'code_hash'])
      .where('address', '=', address)
      .executeTakeFirstOrThrow();
    return { rows, ...code, code_hash: code.code_hash?.length };
  };
  assert.deepEqual(await traces(unknown), await traces(known));
});

test('a reset answers alike for both, down to the sixth try', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 1000 } });
  await post(server, '/api/client/register', clientForm(known));
  const answers = async (address: string, code: string) => {
    const seen = [];
    for (let step = 1; step <= 6; step += 1) {
      const { status, text } = await reset(server, address, otherCode(code, step));
      seen.push({ status, text });
    }
    return seen;
  };
  assert.deepEqual(await answers(unknown, '0000'), await answers(known, '0000'));
  for (const address of [known, unknown]) await ask(server, address);
  const code = await codeFor(server, known);
  const right = await answers(known, code);
  assert.deepEqual(await answers(unknown, code), right);
  assert.deepEqual(JSON.parse(right[5]?.text ?? ''), { code: 'Too many wrong codes. Please ask for a new one.' });
});

test('a code resets once', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 1000 } });
  await post(server, '/api/client/register', clientForm(known));
  await ask(server, known);
  const code = await codeFor(server, known);
  const answers = await Promise.all(
    ['one more password', 'two more passwords'].map((each) => reset(server, known, code, each)),
  );
  assert.deepEqual(countStatuses(answers), { 204: 1, 422: 1 });
  assert.deepEqual((await reset(server, known, code)).body, {
    code: 'This code is no longer valid. Please ask for a new one.',
  });
});

test('a weak or mistyped password uses no try up', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 1000 } });
  await post(server, '/api/client/register', clientForm(known));
  await ask(server, known);
  const code = await codeFor(server, known);
  for (let index = 0; index < 6; index += 1) {
    const body = { address: known, code, password: 'password1', password_confirmation: 'password2' };
    const answer = await post(server, '/api/password-reset', body);
    assert.deepEqual(Object.keys(answer.body as object).sort(), ['password', 'password_confirmation']);
  }
  assert.equal((await reset(server, known, code)).status, 204);
});
