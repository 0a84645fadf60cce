import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { codeFor, clientForm, countStatuses, goodPassword, logInClient, post } from '#server/testing/people/people.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { type TestClock, testClock } from '#server/testing/testClock.ts';

const email = 'nino@example.com';
const newPassword = 'nine yellow trams';

async function start(t: TestContext): Promise<{ server: TestApp; clock: TestClock }> {
  const clock = testClock('2026-11-20T10:00:00Z');
  const server = await testApp(t, { clock });
  await logInClient(server);
  return { server, clock };
}

const tryPassword = async (
  browser: Pick<TestBrowser, 'inject'>,
  password = goodPassword,
  remoteAddress = '192.0.2.1',
) => (await browser.inject({ method: 'POST', url: '/api/login', body: { email, password }, remoteAddress })).status;

/** Ten wrong tries from the network of all these tests: no new browser gets in from there. */
async function attack(server: TestApp, password = goodPassword): Promise<void> {
  for (let count = 0; count < 10; count += 1) await tryPassword(server.visitor(), 'not this password');
  assert.equal(await tryPassword(server.visitor(), password), 429, 'the right password of an unknown browser');
}

/** Another browser of the same person. */
async function secondBrowser(server: TestApp): Promise<TestBrowser> {
  const browser = server.visitor();
  assert.equal(await tryPassword(browser, goodPassword, '198.51.100.9'), 200);
  return browser;
}

test('a browser that was logged in gets in with the right password, whatever others try', async (t) => {
  const { server } = await start(t);
  await post(server, '/api/logout');
  await attack(server);
  const strangers = Array.from({ length: 30 }, (_, index) =>
    tryPassword(server.visitor(), 'not this password', `203.0.113.${index}`),
  );
  await Promise.all(strangers);
  await server.context.pool.query("update rate_limits set used = 100000 where key like 'login:%'");
  assert.equal(await tryPassword(server.visitor(), goodPassword, '198.51.100.7'), 429, 'a thousand tries of one day');
  assert.equal(await tryPassword(server), 200);
});

test('a new browser gets in while many networks try: one try of each network in ten minutes', async (t) => {
  const { server, clock } = await start(t);
  const attempt = (password: string, ip: string) => tryPassword(server.visitor(), password, ip);
  await Promise.all(Array.from({ length: 30 }, (_, index) => attempt('not this password', `203.0.113.${index}`)));
  assert.deepEqual(
    [await attempt('not this one', '198.51.100.7'), await attempt(goodPassword, '198.51.100.7')],
    [422, 429],
  );
  assert.equal(await attempt(goodPassword, '198.51.100.8'), 200);
  clock.advance(600_000);
  assert.equal(await attempt(goodPassword, '198.51.100.7'), 200);
});

test('a known browser has ten tries in five minutes of its own, then it is one of many', async (t) => {
  const { server, clock } = await start(t);
  const statuses = [];
  // Ten of its own, and ten of its network.
  for (let count = 0; count < 22; count += 1) statuses.push({ status: await tryPassword(server, 'not this password') });
  assert.deepEqual(countStatuses(statuses), { 422: 20, 429: 2 });
  clock.advance(300_000);
  assert.equal(await tryPassword(server), 200);
});

test('a mark is good for its own account, unchanged, and for 400 days', async (t) => {
  const { server, clock } = await start(t);
  await post(server, '/api/client/register', clientForm('other@example.com'));
  const other = server.visitor();
  await post(other, '/api/login', { email: 'other@example.com', password: goodPassword });
  const mark = server.cookies.get('device') ?? '';
  const others = other.cookies.get('device') ?? '';
  const [id = '', minute = '', random = '', signature = ''] = mark.split('.');
  const tryWith = (device: string) => {
    const browser = server.visitor();
    browser.cookies.set('device', device);
    return tryPassword(browser);
  };
  await attack(server);
  for (const forged of [
    others,
    [id, ...others.split('.').slice(1)].join('.'),
    [id, minute, random, ''].join('.'),
    [id, minute, random, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))].join('.'),
    [id, Number(minute) + 1, random, signature].join('.'),
    [id, minute, `${random}A`, signature].join('.'),
    [`${id}0`, minute, random, signature].join('.'),
    '~~~',
    'x'.repeat(3000),
  ])
    assert.equal(await tryWith(forged), 429, forged.slice(0, 100));
  assert.equal(await tryWith(`${others}~${mark}`), 200, 'a browser of two people');
  clock.advance(399 * 24 * 3_600_000);
  await attack(server);
  assert.equal(await tryWith(mark), 200);
  clock.advance(24 * 3_600_000);
  await attack(server);
  assert.equal(await tryWith(mark), 429);
});

test('a browser of several people is known to each of them, to four at most', async (t) => {
  const { server } = await start(t);
  const first = (server.cookies.get('device') ?? '').split('.')[0];
  const ids = () => (server.cookies.get('device') ?? '').split('~').map((mark) => mark.split('.')[0]);
  for (const name of ['a', 'b', 'c']) {
    await post(server, '/api/client/register', clientForm(`${name}@example.com`));
    await post(server, '/api/login', { email: `${name}@example.com`, password: goodPassword });
  }
  assert.equal(ids()[3], first);
  await tryPassword(server);
  assert.deepEqual([ids()[0], new Set(ids()).size], [first, 4], 'anew, in the place of its former');
  await post(server, '/api/client/register', clientForm('d@example.com'));
  await post(server, '/api/login', { email: 'd@example.com', password: goodPassword });
  assert.equal(ids().length, 4);
});

test('a new password is known to the browser that set it and to no other', async (t) => {
  const { server } = await start(t);
  const second = await secondBrowser(server);
  const body = { current_password: goodPassword, password: newPassword, password_confirmation: newPassword };
  assert.equal((await post(server, '/api/profile/password', body)).status, 200);
  await attack(server, newPassword);
  assert.deepEqual([await tryPassword(second, newPassword), await tryPassword(server, newPassword)], [429, 200]);
});

test('a user who has recovered the password logs in with it at once', async (t) => {
  const { server } = await start(t);
  const second = server.visitor();
  await attack(server);
  await post(second, '/api/password-restoring/first-step', { address: email });
  const code = await codeFor(server, email);
  const reset = { address: email, code, password: newPassword, password_confirmation: newPassword };
  assert.equal((await post(second, '/api/password-reset', reset)).status, 204);
  assert.equal((await second.inject('/api/user')).status, 401, 'without a session');
  assert.deepEqual([await tryPassword(server, newPassword), await tryPassword(second, newPassword)], [429, 200]);
});
