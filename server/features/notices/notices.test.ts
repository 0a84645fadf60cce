import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getNotices } from '#contract/calls/notices.ts';
import { listMessages } from '#contract/calls/threads.ts';
import { exportProfile } from '#contract/calls/profile/profile.ts';
import { goodPassword, logInClient, mailsTo, post } from '#server/testing/people/people.ts';
import { market, ordered } from '#server/testing/people/renters.ts';
import { testApp } from '#server/testing/testApp.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';

type Browser = Pick<TestBrowser, 'inject'>;

const change = (browser: Browser, ...notices: readonly unknown[]) =>
  browser.inject({ method: 'PATCH', url: '/api/profile/notices', body: { notices } });

async function settingsOf(browser: Browser): Promise<Record<string, string>> {
  const { notices } = getNotices.response.parse((await browser.inject('/api/profile/notices')).body);
  const ways = ['mail', 'push', 'message'] as const;
  return Object.fromEntries(
    notices.map((setting) => [
      setting.kind,
      ways
        .filter((way) => setting[way])
        .map((way) => way + (setting.fixed.includes(way) ? '!' : ''))
        .join(' '),
    ]),
  );
}

test('mails and messages are on at first, push is off, and what must arrive cannot be switched', async (t) => {
  const server = await testApp(t);
  await logInClient(server);
  const other = server.visitor();
  await logInClient(server, other, 'other@example.com');
  const first = {
    orders: 'mail message',
    reminders: 'mail message',
    messages: 'mail message!',
    reviews: 'mail',
    saved_searches: 'mail',
    account: 'mail!',
  };
  assert.deepEqual(await settingsOf(server), first);
  const saved = await change(
    server,
    { kind: 'orders', mail: false },
    { kind: 'messages', push: true, message: false },
    { kind: 'account', mail: false, push: true },
  );
  assert.equal(saved.status, 200, saved.text);
  assert.equal((await change(server, { kind: 'orders', push: true })).status, 200);
  assert.deepEqual(await settingsOf(server), {
    ...first,
    orders: 'push message',
    messages: 'mail push message!',
  });
  assert.deepEqual(await settingsOf(other), first);
  for (const wrong of [
    { kind: 'weather', mail: true },
    { kind: 'orders', mail: 1 },
    { kind: 'orders', sms: true },
  ])
    assert.equal((await change(server, wrong)).status, 422);
  assert.equal((await change(server, ...Array.from({ length: 7 }, () => ({ kind: 'orders' })))).status, 422);
});

test('a kind that is switched off is mailed to nobody but the other side; security is mailed anyway', async (t) => {
  const place = await market(t);
  const { client, app } = place;
  const [clientMail, ownerMail] = ['client@access.test', 'physicalOwner@access.test'];
  await change(client, { kind: 'orders', mail: false }, { kind: 'account', mail: false });
  await ordered(place, client);
  const aboutOrders = (mails: readonly { subject: string }[]) => mails.filter(({ subject }) => /GZA-/.test(subject));
  assert.equal(aboutOrders(await mailsTo(app, clientMail)).length, 0);
  assert.equal(aboutOrders(await mailsTo(app, ownerMail)).length, 1);

  await change(client, { kind: 'orders', mail: true });
  await ordered(place, client, { from: '2027-02-10T10:00', to: '2027-02-13T10:00' });
  assert.equal(aboutOrders(await mailsTo(app, clientMail)).length, 1);

  const registered = app.visitor();
  await logInClient(app, registered);
  await change(registered, { kind: 'account', mail: false });
  const body = {
    current_password: goodPassword,
    password: 'nine yellow trams',
    password_confirmation: 'nine yellow trams',
  };
  assert.equal((await post(registered, '/api/profile/password', body)).status, 200);
  const subjects = (await mailsTo(app, 'nino@example.com')).map(({ subject }) => subject);
  assert.ok(
    subjects.some((subject) => /password/i.test(subject)),
    subjects.join(),
  );
});

test('lines about orders are shown to the side that wants them', async (t) => {
  const place = await market(t);
  const { client, owner } = place;
  await ordered(place, client);
  const { rows } = await place.app.context.pool.query<{ id: number }>('select max(id) as id from threads');
  const id = rows[0]?.id ?? 0;
  await post(owner, `/api/threads/${id}/seen`);
  const count = async (browser: Browser) =>
    listMessages.response.parse((await browser.inject(`/api/threads/${id}/messages`)).body).messages.length;
  assert.deepEqual([await count(client), await count(owner)], [1, 1]);
  await change(client, { kind: 'orders', message: false });
  assert.deepEqual([await count(client), await count(owner)], [0, 1]);
  await change(client, { kind: 'orders', message: true }, { kind: 'reminders', message: false });
  assert.deepEqual([await count(client), await count(owner)], [1, 1]);
});

test('what a user has chosen is in their export, and goes with the account', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 1000 } });
  await logInClient(server);
  await change(server, { kind: 'reviews', mail: false });
  const { data } = exportProfile.response.parse((await server.inject('/api/profile/export')).body);
  assert.deepEqual(data['notices'], {
    chosen: [{ kind: 'reviews', mail: false, push: false, message: false }],
    devices: [],
  });
  const left = await server.inject({ method: 'DELETE', url: '/api/profile', body: { current_password: goodPassword } });
  assert.equal(left.status, 200, left.text);
  assert.equal((await server.context.pool.query('select from notice_settings')).rows.length, 0);
});
