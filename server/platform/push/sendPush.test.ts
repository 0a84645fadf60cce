import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import webPush from 'web-push';
import { getNotices, MOST_SUBSCRIPTIONS } from '#contract/calls/notices.ts';
import { goodPassword, logInClient, post } from '#server/testing/people/people.ts';
import { market, ordered } from '#server/testing/people/renters.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';
import { deliverPush, type Post, type PushOrder, sendPush } from './sendPush.ts';

const pair = webPush.generateVAPIDKeys();
const push = { ...pair, subject: 'mailto:no-reply@gza.ge' };
const options = { config: { push, limitsFactor: 1000 } };

interface Device {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
}

function aDevice(name: string): Device {
  const [ecdh, auth] = [createECDH('prime256v1'), randomBytes(16)];
  const p256dh = ecdh.generateKeys().toString('base64url');
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
  return { ecdh, auth, subscription: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } } };
}

/** As a browser does it (RFC 8291). */
function decrypt(body: Buffer, { ecdh, auth }: Device): unknown {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (label: string, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), size));
  const sealed = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
}

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A push service on this machine, and what posts to it in the place of the real one. */
async function pushService(t: TestContext, answers: readonly number[]) {
  const received: Received[] = [];
  const server = createServer((message, response) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('end', () => {
      received.push({ headers: message.headers, body: Buffer.concat(parts) });
      response.writeHead(answers[received.length - 1] ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  // A listening server has an address.
  const { port } = server.address() as AddressInfo;
  const postHere: Post = (_context, url, { headers, body }) =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path: url.pathname, method: 'POST', headers, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on('error', reject)
        .end(body);
    });
  return { received, postHere };
}

const subscribe = (browser: Pick<TestBrowser, 'inject'>, device: Device) =>
  post(browser, '/api/push/subscriptions', device.subscription);

const wantPush = (browser: Pick<TestBrowser, 'inject'>, ...kinds: string[]) =>
  browser.inject({
    method: 'PATCH',
    url: '/api/profile/notices',
    body: { notices: kinds.map((kind) => ({ kind, push: true })) },
  });

/** What waits to be pushed; asking takes it. */
async function queued({ context }: TestApp): Promise<PushOrder[]> {
  const { rows } = await context.pool.query<{ payload: unknown }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'sendPush' returning j.payload`,
  );
  return rows.map(({ payload }) => sendPush.payload.parse(payload));
}

const countOf = async ({ context }: TestApp) =>
  (await context.pool.query<{ count: number }>('select count(*)::int as count from push_subscriptions')).rows[0]?.count;

test('an owner’s device is told of a request, encrypted for it alone, and the one who asked is not', async (t) => {
  const place = await market(t, {}, options);
  const { app, owner, client } = place;
  const { received, postHere } = await pushService(t, [201, 503, 410]);
  const [ofOwner, ofClient] = [aDevice('owner'), aDevice('client')];
  for (const [browser, device] of [
    [owner, ofOwner],
    [client, ofClient],
  ] as const) {
    assert.equal((await subscribe(browser, device)).status, 201);
  }
  await ordered(place, client);
  assert.deepEqual(await queued(app), [], 'off until it is asked for');

  for (const browser of [owner, client]) await wantPush(browser, 'orders', 'messages');
  const { id, number } = await ordered(place, client, { from: '2027-02-10T10:00', to: '2027-02-13T10:00' });
  const [told, ...others] = await queued(app);
  assert.ok(told !== undefined && others.length === 0);
  await deliverPush(app.context, told, postHere);
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received;
  assert.equal(headers['content-encoding'], 'aes128gcm');
  assert.match(headers.authorization ?? '', new RegExp(`^vapid t=.+, k=${pair.publicKey}$`));
  assert.ok(Number(headers['ttl']) > 0 && body.length < 4096);
  const text = decrypt(body, ofOwner) as Record<string, string>;
  assert.deepEqual(Object.keys(text), ['title', 'text', 'path']);
  assert.equal(text['path'], `/admin/orders/${id}`);
  assert.doesNotMatch(JSON.stringify(text), new RegExp(`@|\\+995|${number}`));

  // A service that fails is tried again, a device that is gone is forgotten.
  await assert.rejects(deliverPush(app.context, told, postHere), /503/);
  assert.equal(await countOf(app), 2);
  await deliverPush(app.context, told, postHere);
  assert.equal(await countOf(app), 1);
  await deliverPush(app.context, told, postHere);
  assert.equal(received.length, 3);

  const { rows } = await app.context.pool.query<{ id: number }>('select max(id) as id from threads');
  for (const [text_, key] of [
    ['Hello', 'k1'],
    ['Are you there?', 'k2'],
  ])
    await owner.inject({
      method: 'POST',
      url: `/api/threads/${rows[0]?.id}/messages`,
      body: { text: text_ },
      headers: { 'idempotency-key': key ?? '' },
    });
  const messages = await queued(app);
  assert.deepEqual(
    messages.map(({ content }) => content.kind),
    ['unreadMessage'],
    'one for a run of unread ones, at once, without what was written',
  );
});

test('addresses of browsers are bounded, end with a logout there, and with the account', async (t) => {
  const app = await testApp(t, options);
  await logInClient(app);
  const notices = async (browser: Pick<TestBrowser, 'inject'>) =>
    getNotices.response.parse((await browser.inject('/api/profile/notices')).body);
  assert.deepEqual([(await notices(app)).push_key, (await notices(app)).is_pushed_here], [pair.publicKey, false]);
  const foreign = aDevice('x');
  for (const endpoint of ['https://127.0.0.1/x', 'https://evil.example/x', 'http://fcm.googleapis.com/x']) {
    const answer = await post(app, '/api/push/subscriptions', { ...foreign.subscription, endpoint });
    assert.deepEqual([answer.status, Object.keys(answer.body as object)], [422, ['endpoint']]);
  }
  for (let count = 0; count < 2; count += 1) assert.equal((await subscribe(app, aDevice('first'))).status, 201);
  assert.equal(await countOf(app), 1);
  assert.equal((await notices(app)).is_pushed_here, true);

  const others = Array.from({ length: MOST_SUBSCRIPTIONS + 1 }, () => app.visitor());
  for (const [index, browser] of others.entries()) {
    await post(browser, '/api/login', { email: 'nino@example.com', password: goodPassword });
    await subscribe(browser, aDevice(`of-${index}`));
  }
  assert.equal(await countOf(app), MOST_SUBSCRIPTIONS);
  assert.equal((await notices(app)).is_pushed_here, false, 'the oldest made room');

  const [, second, third] = others;
  assert.ok(second && third);
  // A stranger cannot end what is another's.
  const stranger = app.visitor();
  await logInClient(app, stranger, 'other@example.com');
  const remove = (browser: TestBrowser, { subscription: { endpoint } }: Device) =>
    browser.inject({ method: 'DELETE', url: '/api/push/subscriptions', body: { endpoint } });
  assert.equal((await remove(stranger, aDevice('of-2'))).status, 200);
  assert.equal(await countOf(app), MOST_SUBSCRIPTIONS);
  assert.equal((await remove(third, aDevice('of-2'))).status, 200);
  await post(second, '/api/logout');
  assert.equal(await countOf(app), MOST_SUBSCRIPTIONS - 2);
  const body = { current_password: goodPassword };
  assert.equal((await app.inject({ method: 'DELETE', url: '/api/profile', body })).status, 200);
  assert.equal(await countOf(app), 0);
});

test('a new password, ended sessions and another user of the browser end what devices are told', async (t) => {
  const app = await testApp(t, options);
  await logInClient(app);
  const thief = app.visitor();
  const borrow = async () => {
    await post(thief, '/api/login', { email: 'nino@example.com', password: goodPassword });
    assert.equal((await subscribe(thief, aDevice('thief'))).status, 201);
    assert.equal(await countOf(app), 1);
  };
  await borrow();
  assert.equal((await app.inject({ method: 'DELETE', url: '/api/profile/sessions' })).status, 200);
  assert.equal(await countOf(app), 0);

  // The session is still there: it has ended by the clock for the next user only.
  await borrow();
  await logInClient(app, thief, 'other@example.com');
  assert.equal(await countOf(app), 0);

  await borrow();
  const renewed = { password: 'nine yellow trams', password_confirmation: 'nine yellow trams' };
  const changed = await post(app, '/api/profile/password', { current_password: goodPassword, ...renewed });
  assert.equal(changed.status, 200, changed.text);
  assert.equal(await countOf(app), 0);
});

test('a browser whose session ends while it asks to be told is not told', async (t) => {
  const server = await testApp(t, options);
  const { pool } = server.context;
  await logInClient(server);
  const ending = await pool.connect();
  await ending.query('begin; select from users for update');
  const asking = subscribe(server, aDevice('late'));
  await untilLockWaits(pool, asking);
  await ending.query('delete from sessions; commit');
  ending.release();
  assert.deepEqual([(await asking).status, (await pool.query('select from push_subscriptions')).rowCount], [401, 0]);
});

test('without keys nothing is offered', async (t) => {
  const app = await testApp(t, { config: { limitsFactor: 1000 } });
  await logInClient(app);
  const { push_key } = getNotices.response.parse((await app.inject('/api/profile/notices')).body);
  assert.equal(push_key, null);
  assert.equal((await subscribe(app, aDevice('none'))).status, 404);
});
