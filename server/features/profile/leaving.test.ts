import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { CLAIM_WITHIN, HOUR } from '#contract/domain/claims/claimBounds.ts';
import { demoAccounts } from '#server/demo/fleet/demoAccounts.ts';
import { countStatuses, goodPassword, logInClient, mailsTo, post } from '#server/testing/people/people.ts';
import { market, ordered } from '#server/testing/people/renters.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';
import { fileOf, noise } from '#server/testing/pictureCorpus.ts';
import { testClient } from '#server/testing/people/testActors.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { deviceName } from '#server/features/auth/deviceName.ts';
import { savePicture } from './picture.ts';

const generous = { config: { limitsFactor: 1000 } };
type Browser = Pick<TestApp, 'inject'>;

const deleteAs = (browser: Browser, current_password: string) =>
  browser.inject({ method: 'DELETE', url: '/api/profile', body: { current_password } });
const logIn = (browser: Browser, password: string, email: string) => post(browser, '/api/login', { email, password });

test('an export holds everything, and nothing of others', async (t) => {
  const server = await testApp(t, { fleet: true, ...generous });
  const { email: address, password } = demoAccounts.client;
  assert.equal((await logIn(server, password, address)).status, 200);
  await server.inject({ method: 'PUT', url: '/api/favourites/1' });
  const answer = await server.inject('/api/profile/export');
  assert.equal(answer.status, 200, answer.text);
  assert.match(String(answer.headers['content-disposition']), /attachment/);
  assert.match(String(answer.headers['cache-control']), /no-store/);
  const { data } = answer.body as { data: Record<string, unknown> };
  assert.deepEqual((data['profile'] as { email: string }).email, address);
  assert.ok((data['orders'] as unknown[]).length > 0);
  assert.equal((data['favourites'] as { car_id: number }[])[0]?.car_id, 1);
  assert.ok((data['reviews'] as { written: unknown[] }).written.length > 0);
  const { rows } = await server.context.pool.query<{ count: number }>(
    'select count(*) as count from orders o join clients c on c.id = o.client_id join users u on u.id = c.user_id where u.email = $1',
    [address],
  );
  assert.equal((data['orders'] as unknown[]).length, rows[0]?.count);
});

test('an export, which is held in memory whole, is made ten times an hour', async (t) => {
  const server = await testApp(t);
  await logInClient(server);
  const asked = await Promise.all(Array.from({ length: 11 }, () => server.inject('/api/profile/export')));
  assert.deepEqual(countStatuses(asked), { 200: 10, 429: 1 });
});

test('an export shows no more of the other side than the screens do', async (t) => {
  const place = await market(t);
  const { client, owner, carId } = place;
  const texts = ['Call me: +995 555 12 34 56', 'Or write to owner@cars.example'];
  const opened = await post(client, '/api/threads', { car_id: carId, text: texts[0] });
  const { id } = (opened.body as { thread: { id: number } }).thread;
  await post(owner, `/api/threads/${id}/messages`, { text: texts[1] });
  await ordered(place, client);
  const exportOf = async (browser: Browser) => {
    const { data } = (await browser.inject('/api/profile/export')).body as {
      data: {
        threads: { messages: { text: string }[] }[];
        orders: { commission: number | null; items: { code: string }[] }[];
      };
    };
    return {
      texts: data.threads[0]?.messages.map(({ text }) => text).filter((text) => text !== ''),
      commission: data.orders[0]?.commission,
      codes: data.orders[0]?.items.map(({ code }) => code),
    };
  };
  assert.deepEqual(await exportOf(client), {
    texts: [texts[0], 'Or write to •••'],
    commission: null,
    codes: ['day'],
  });
  assert.deepEqual(await exportOf(owner), {
    texts: ['Call me: •••', texts[1]],
    commission: 4_500,
    codes: ['day', 'commission'],
  });
});

test('an account is deleted when nothing is open: no name is left, and the address is free', async (t) => {
  const server = await testApp(t, { fleet: true, ...generous });
  const { pool } = server.context;
  const { email: address, password } = demoAccounts.client;
  await logIn(server, password, address);
  const { user_id, client } = (await server.inject('/api/user')).body as { user_id: number; client: { id: number } };
  const erase = (current_password: string) => deleteAs(server, current_password);
  const openOrder = `update orders set status = $1 where id = (select max(id) from orders where client_id = ${client.id})`;
  assert.equal((await erase('not this one')).status, 422);
  await pool.query(`update orders set status = 'completed' where client_id = ${client.id}`);
  await pool.query(openOrder, ['active']);
  assert.deepEqual(
    [(await erase(password)).status, ((await erase(password)).body as { code: string }).code],
    [409, 'ACCOUNT_HAS_ORDERS'],
  );
  await pool.query(openOrder, ['completed']);
  // The rest in cash that the owner has not confirmed keeps the client for as long as the owner can still claim.
  const { rows: due } = await pool.query<{ id: number }>(
    `update orders set payment_way = 'part', prepaid = 1, rest_paid_at = null
     where id = (select max(id) from orders where client_id = ${client.id} and total > 1) returning id`,
  );
  const returned = async (hoursAgo: number) => {
    await pool.query("delete from order_events where order_id = $1 and event = 'finish'", [due[0]?.id]);
    await pool.query(
      `insert into order_events (order_id, event, actor, status, at)
       values ($1, 'finish', 'owner', 'completed', $2::timestamptz - make_interval(hours => $3))`,
      [due[0]?.id, server.context.clock(), hoursAgo],
    );
  };
  await returned(1);
  assert.equal(((await erase(password)).body as { code: string }).code, 'ACCOUNT_HAS_MONEY');
  assert.equal((await server.inject('/api/user')).status, 200, 'a refusal changes nothing');
  await returned(CLAIM_WITHIN / HOUR + 1);
  const { rows: before } = await pool.query<{ count: number }>('select count(*) as count from orders');
  const { rows: named } = await pool.query<{ name: string; phone: string }>(
    `select name, phone from clients where id = ${client.id}`,
  );

  const answer = await erase(password);
  assert.equal(answer.status, 200, answer.text);
  assert.equal((await server.inject('/api/user')).status, 401);
  const { rows } = await pool.query<{ user_text: string; client_text: string }>(
    `select row_to_json(u)::text as user_text, row_to_json(c)::text as client_text from users u join clients c on c.user_id = u.id where u.id = ${user_id}`,
  );
  const left = `${rows[0]?.user_text} ${rows[0]?.client_text}`;
  for (const text of [address, named[0]?.phone ?? '-', `"${named[0]?.name}"`, 'argon2'])
    assert.equal(left.includes(text), false, text);
  assert.deepEqual((await pool.query('select count(*) as count from orders')).rows, before, 'the books stay');
  const { rows: bought } = await pool.query(
    `select distinct buyer_name from orders where client_id = ${client.id} and paid_at is not null`,
  );
  assert.deepEqual(bought, [{ buyer_name: 'N. N.' }]);
  const [mail] = await mailsTo(server, address);
  assert.match(mail?.subject ?? '', /was deleted/);
  assert.equal((await logIn(server, password, address)).status, 422);
  assert.equal((await logIn(server, password, `deleted:${user_id}`)).status, 422);
  await logInClient(server, server, address);
  assert.equal((await server.inject('/api/user')).status, 200, 'the address can register again');
});

test('a mail that waits goes to the address that its account has by then, and to nobody when it is deleted', async (t) => {
  const server = await testApp(t);
  const { db } = server.context;
  await logInClient(server);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'nino@example.com')
    .executeTakeFirstOrThrow();
  const subjectsTo = async (address: string) => (await mailsTo(server, address)).map(({ subject }) => subject);
  const about = (car: string) => tell(db, id, { kind: 'reviewWanted', car, order: 1 });
  const before = await subjectsTo('nino@example.com');
  await about('Kia Rio');
  await db.updateTable('users').set({ email: 'nino.new@example.com' }).where('id', '=', id).execute();
  assert.deepEqual(await subjectsTo('nino@example.com'), before);
  assert.equal((await subjectsTo('nino.new@example.com')).length, 1);
  await about('Kia Ceed');
  assert.equal((await deleteAs(server, goodPassword)).status, 200);
  assert.deepEqual(await subjectsTo('nino.new@example.com'), ['Your Gza account was deleted']);
});

test('a picture that was still arriving when the account was deleted is not stored', async (t) => {
  const server = await testApp(t);
  const { userId, clientId } = await testClient(server.context, 'nino');
  await server.context.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', userId).execute();
  // The session was there when the request began.
  const actor = {
    userId,
    clientId,
    ownerId: null,
    roles: [],
    sessionId: 1,
    mustSetUpSecondFactor: false,
    viewerId: null,
  };
  const sent = savePicture(server.context, actor, fileOf(await noise(80, 80).jpeg().toBuffer()));
  await assert.rejects(sent, { code: 'NOT_LOGGED_IN' });
  const { picture_key } = (await server.context.pool.query('select picture_key from users')).rows[0];
  assert.equal(picture_key, null);
  assert.deepEqual(await readdir(join(server.context.config.dataDir, 'files', 'profiles')), []);
});

test('with an owner go the cars from the search; staff are not deleted here', async (t) => {
  const server = await testApp(t, { fleet: true, ...generous });
  const { pool } = server.context;
  const { email: address, password } = demoAccounts.legalOwner;
  await logIn(server, password, address);
  const { owner } = (await server.inject('/api/user')).body as { owner: { id: number } };
  await pool.query(`update orders set status = 'completed', payment_way = 'full' where owner_id = ${owner.id}`);
  await pool.query(
    `update orders o set vat_percent = 18, vat_number_encrypted = w.vat_number_encrypted
     from owners w where w.id = o.owner_id and o.paid_at is not null and w.id = ${owner.id}`,
  );
  assert.equal((await deleteAs(server, password)).status, 200);
  const { rows: vat } = await pool.query(
    `select distinct o.vat_percent, o.vat_number_encrypted as sold_under, w.vat_number_encrypted as number
     from orders o join owners w on w.id = o.owner_id where o.paid_at is not null and w.id = ${owner.id}`,
  );
  assert.deepEqual(vat, [{ vat_percent: 18, sold_under: null, number: null }]);
  const { rows: sold } = await pool.query(
    `select distinct seller_name, seller_address, seller_code_encrypted as code from orders
     where owner_id = ${owner.id} and paid_at is not null`,
  );
  assert.deepEqual(sold, [{ seller_name: 'N. N.', seller_address: '', code: null }]);
  const { rows } = await pool.query(
    `select distinct c.status, o.name from cars c join owners o on o.id = c.owner_id where o.id = ${owner.id}`,
  );
  assert.deepEqual(rows, [{ status: 'inactive', name: 'N. N.' }]);
  const admin = server.visitor();
  await logIn(admin, demoAccounts.admin.password, demoAccounts.admin.email);
  assert.equal((await deleteAs(admin, demoAccounts.admin.password)).status, 403);
  assert.equal(((await admin.inject('/api/profile')).body as { profile: { kind: string } }).profile.kind, 'staff');

  const promoted = server.visitor();
  await logInClient(server, promoted, 'promoted@example.com');
  await pool.query("update users set roles = '{client,admin}' where email = 'promoted@example.com'");
  assert.equal((await deleteAs(promoted, goodPassword)).status, 403, 'the last admin may have registered as a client');
  assert.equal((await promoted.inject('/api/user')).status, 200);
});

test('open sessions are listed and ended, one or all others, never another user’s', async (t) => {
  const server = await testApp(t, generous);
  await logInClient(server);
  const phone = server.visitor();
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
  await phone.inject({
    method: 'POST',
    url: '/api/login',
    body: { email: 'nino@example.com', password: goodPassword },
    headers: { 'user-agent': agent },
    remoteAddress: '203.0.113.77',
  });
  const tablet = server.visitor();
  await logIn(tablet, goodPassword, 'nino@example.com');
  const list = async (browser: Browser) =>
    ((await browser.inject('/api/profile/sessions')).body as { sessions: { id: number; is_current: boolean }[] })
      .sessions;
  const [first, ...others] = await list(phone);
  const { id: _id, started_at: _at, ...shown } = first as { id: number; is_current: boolean; started_at: string };
  assert.deepEqual(shown, { browser: 'Safari', system: 'iPhone', network: '203.0.113.x', is_current: true });
  assert.equal(others.length, 2);

  const stranger = server.visitor();
  await logInClient(server, stranger, 'other@example.com');
  const end = (browser: Browser, path: string) =>
    browser.inject({ method: 'DELETE', url: `/api/profile/sessions${path}` });
  assert.equal((await end(stranger, `/${first?.id}`)).status, 404);
  assert.equal((await end(server, `/${first?.id}`)).status, 200);
  assert.equal((await phone.inject('/api/user')).status, 401);
  assert.equal((await end(server, '')).status, 200);
  assert.equal((await tablet.inject('/api/user')).status, 401);
  assert.equal((await list(server)).length, 1);
  assert.equal((await stranger.inject('/api/user')).status, 200);
});

test('browsers that claim to be each other are distinguished', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  assert.deepEqual(deviceName(chrome), { browser: 'Chrome', system: 'Windows' });
  assert.deepEqual(deviceName(`${chrome} Edg/140.0`), { browser: 'Edge', system: 'Windows' });
  assert.deepEqual(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'), {
    browser: 'Firefox',
    system: 'Linux',
  });
  assert.deepEqual(
    deviceName(
      'Mozilla/5.0 (Linux; Android 16; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    ),
    { browser: 'Samsung Internet', system: 'Android' },
  );
  assert.deepEqual(deviceName('curl/8.9'), { browser: null, system: null });
});
