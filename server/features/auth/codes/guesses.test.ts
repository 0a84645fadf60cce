import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildApp } from '#server/app.ts';
import { codeFor, countStatuses, otherCode, physicalOwnerForm, post } from '#server/testing/people/people.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';
import { testBrowser } from '#server/testing/testBrowser.ts';
import { testClock } from '#server/testing/testClock.ts';

const email = 'giorgi@example.com';
const minute = 60_000;
const patient = { limitsFactor: 1000 };

const wrong = { code: 'This code is not right.' };
const spent = { code: 'Too many wrong codes. Please ask for a new one.' };
const frozen = { code: 'Too many wrong codes today. Please try again tomorrow.' };
const expired = { code: 'This code is no longer valid. Please ask for a new one.' };

async function startedRegistration(t: Parameters<typeof testApp>[0]) {
  const clock = testClock('2026-11-20T10:00:00Z');
  const server = await testApp(t, { config: patient, clock });
  assert.equal((await post(server, '/api/physical_owner/first_step', physicalOwnerForm(email))).status, 200);
  return { server, clock, code: await codeFor(server, email) };
}

const guess = (server: Pick<TestApp, 'inject'>, code: string) =>
  post(server, '/api/register/physical_owner', { ...physicalOwnerForm(email), code });

const triesOf = (server: TestApp) => server.context.db.selectFrom('codes').select(['tries', 'used_at']).execute();

test('of 200 guesses at once exactly five are evaluated, and the right code comes too late', async (t) => {
  const { server, code } = await startedRegistration(t);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => guess(server, otherCode(code, index + 1))),
  );
  assert.equal(answers.filter(({ status }) => status !== 422).length, 0);
  const count = (body: object) =>
    answers.filter((answer) => JSON.stringify(answer.body) === JSON.stringify(body)).length;
  assert.deepEqual([count(wrong), count(spent)], [5, 195]);
  assert.deepEqual(await triesOf(server), [{ tries: 5, used_at: null }]);
  assert.deepEqual((await guess(server, code)).body, spent);
  assert.equal(await server.context.db.selectFrom('users').select('id').executeTakeFirst(), undefined);
});

test('the count survives a restart of the server', async (t) => {
  const { server, code } = await startedRegistration(t);
  for (let step = 1; step <= 4; step += 1) assert.deepEqual((await guess(server, otherCode(code, step))).body, wrong);
  const restarted = await buildApp(server.context);
  t.after(() => restarted.close());
  const browser = testBrowser(restarted);
  assert.deepEqual((await guess(browser, otherCode(code, 5))).body, wrong);
  assert.deepEqual((await guess(browser, code)).body, spent);
});

test('the fifth try may be the right one, and a code works once', async (t) => {
  const { server, code } = await startedRegistration(t);
  for (let step = 1; step <= 4; step += 1) await guess(server, otherCode(code, step));
  const answers = await Promise.all([guess(server, code), guess(server, code)]);
  assert.deepEqual(countStatuses(answers), { 201: 1, 422: 1 });
});

test('a code lives ten minutes', async (t) => {
  const { server, clock, code } = await startedRegistration(t);
  clock.advance(10 * minute - 1);
  assert.deepEqual((await guess(server, otherCode(code))).body, wrong);
  clock.advance(1);
  assert.deepEqual((await guess(server, code)).body, expired);
  assert.equal((await triesOf(server))[0]?.tries, 1);
});

test('a new code makes the one before worthless', async (t) => {
  const { server, clock, code } = await startedRegistration(t);
  clock.advance(2 * minute);
  assert.equal((await post(server, '/api/first-step/send-code', { address: email })).status, 200);
  const next = await codeFor(server, email);
  if (next !== code) assert.deepEqual((await guess(server, code)).body, wrong);
  assert.equal((await guess(server, next)).status, 201);
});

test('after 20 wrong codes in a day no code of the address is evaluated until tomorrow', async (t) => {
  const { server, clock, code } = await startedRegistration(t);
  let latest = code;
  for (let sent = 1; sent <= 4; sent += 1) {
    for (let step = 1; step <= 5; step += 1)
      assert.deepEqual((await guess(server, otherCode(latest, step))).body, wrong);
    clock.advance(21 * minute);
    assert.equal((await post(server, '/api/first-step/send-code', { address: email })).status, 200);
    latest = await codeFor(server, email);
  }
  assert.deepEqual((await guess(server, latest)).body, frozen);
  clock.advance(25 * 60 * minute);
  assert.equal((await post(server, '/api/first-step/send-code', { address: email })).status, 200);
  assert.equal((await guess(server, await codeFor(server, email))).status, 201);
});

test('a code of one flow, or of another address, opens nothing', async (t) => {
  const { server, code } = await startedRegistration(t);
  const reset = { address: email, code, password: 'seven green buses', password_confirmation: 'seven green buses' };
  assert.deepEqual((await post(server, '/api/password-reset', reset)).body, wrong);
  const other = { ...physicalOwnerForm('other@example.com'), code };
  assert.deepEqual((await post(server, '/api/register/physical_owner', other)).body, wrong);
});

test('codes are never stored readable', async (t) => {
  const { server, code } = await startedRegistration(t);
  const codes = await server.context.db.selectFrom('codes').selectAll().execute();
  assert.equal(codes[0]?.code_hash?.length, 32);
  assert.equal(JSON.stringify({ ...codes[0], code_hash: null, asked_at: 0, expires_at: 0 }).includes(code), false);
  const { rows } = await server.context.pool.query('select payload::text from graphile_worker._private_jobs');
  assert.equal(JSON.stringify(rows).includes(code), false);
});
