import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAccountOrders } from '#contract/calls/accounts.ts';
import { listAudit } from '#contract/calls/audit.ts';
import { SessionUser } from '#contract/calls/auth/session.ts';
import { getProfile } from '#contract/calls/profile/profile.ts';
import { logInClient } from '#server/testing/people/people.ts';
import { auditOf, staffRoom } from './testing/staff.ts';

test('an admin views an account read-only and without its documents, and comes back', async (t) => {
  const { server, actors, as } = await staffRoom(t, { fleet: true });
  const admin = as(actors.admin);
  const { id } = await server.context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'client@gza.example')
    .executeTakeFirstOrThrow();
  const start = await admin('POST', `/api/accounts/${id}/view`, {});
  assert.equal(start.status, 200);
  const viewed = SessionUser.parse(start.body);
  assert.deepEqual([viewed.user_id, viewed.roles, viewed.viewed_by], [id, ['client'], 'admin@access.test']);

  const user = await admin('GET', '/api/user');
  assert.deepEqual(
    [Reflect.get(user.body ?? {}, 'user_id'), Reflect.get(user.body ?? {}, 'viewed_by')],
    [id, 'admin@access.test'],
  );
  assert.equal((await admin('GET', '/api/orders')).status, 200);
  assert.equal((await admin('GET', '/api/accounts')).status, 403, 'a client sees no accounts');
  for (const [method, url] of [
    ['PUT', '/api/favourites/1'],
    ['POST', '/api/threads'],
    ['PATCH', '/api/profile'],
    ['DELETE', '/api/profile/sessions'],
    ['POST', '/api/orders/1/cancel'],
    ['GET', '/api/profile/export'],
    ['GET', '/api/verifications/images/1'],
    ['GET', '/api/orders/1/calendar.ics'],
    ['GET', '/api/operations.csv'],
  ] as const) {
    const { status, body } = await admin(method, url, ...(method === 'GET' ? [] : [{}]));
    assert.deepEqual([status, Reflect.get(body ?? {}, 'code')], [403, 'READ_ONLY'], `${method} ${url}`);
  }
  // The token of the admin's own answer is worth nothing now.
  const stale = `/api/threads/list?client=${viewed.client?.id}&api_token=${actors.admin.apiToken}`;
  assert.equal((await admin('GET', stale)).status, 401);

  const stop = await admin('DELETE', '/api/accounts/view');
  assert.deepEqual([stop.status, SessionUser.parse(stop.body).user_id], [200, actors.admin.userId]);
  assert.equal((await admin('GET', '/api/accounts')).status, 200);
  assert.equal((await admin('DELETE', '/api/accounts/view')).status, 404);
  assert.deepEqual(
    (await auditOf(server, id)).map(({ action, actor_user_id: by }) => [action, by]),
    [
      ['account_view_started', actors.admin.userId],
      ['account_view_ended', actors.admin.userId],
    ],
  );
  assert.equal((await admin('POST', `/api/accounts/${actors.support.userId}/view`, {})).status, 409);
});

test('an admin who views an account sees that its numbers are there, and not which', async (t) => {
  const { actors, as } = await staffRoom(t);
  const { userId } = actors.physicalOwner;
  const numbers = (body: unknown) => {
    const { identity_number, iban, vat_number } = getProfile.response.parse(body).profile;
    return { identity_number, iban, vat_number };
  };
  const own = numbers((await as(actors.physicalOwner)('GET', '/api/profile')).body);
  assert.match(own.iban ?? '', /^GE\d{2}/);
  assert.equal((await as(actors.admin)('POST', `/api/accounts/${userId}/view`, {})).status, 200);
  const viewed = numbers((await as(actors.admin)('GET', '/api/profile')).body);
  assert.equal(viewed.iban, `${'•'.repeat(20)}${own.iban?.slice(-2)}`);
  assert.equal(viewed.identity_number, `${'•'.repeat(9)}${own.identity_number?.slice(-2)}`);
  assert.equal(viewed.vat_number, null);
});

test('whoever views an account that becomes one of staff is logged out, as its user is', async (t) => {
  const { server, actors, as } = await staffRoom(t);
  const { userId } = actors.otherClient;
  assert.equal((await as(actors.admin)('POST', `/api/accounts/${userId}/view`, {})).status, 200);
  await server.context.pool.query("update users set roles = '{admin}' where id = $1", [actors.support.userId]);
  const roles = ['client', 'support'];
  assert.equal((await as(actors.support)('PATCH', `/api/accounts/${userId}`, { roles })).status, 200);
  assert.equal((await as(actors.admin)('GET', '/api/accounts')).status, 401);
});

test('support sees the orders of a user without sums', async (t) => {
  const { server, actors, as } = await staffRoom(t, { fleet: true });
  const { id } = await server.context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'client@gza.example')
    .executeTakeFirstOrThrow();
  const { status, body } = await as(actors.support)('GET', `/api/accounts/${id}/orders`);
  assert.equal(status, 200);
  const { orders, total } = listAccountOrders.response.parse(body);
  assert.ok(orders.length > 0 && total >= orders.length);
  assert.deepEqual([...new Set(orders.flatMap((order) => Object.keys(order)))].sort(), [
    'car',
    'client',
    'from',
    'id',
    'number',
    'owner',
    'status',
    'to',
  ]);
});

test('the log is read by who, what and whose, page by page, and names people as long as they are there', async (t) => {
  const { server, actors, as } = await staffRoom(t);
  const admin = as(actors.admin);
  await logInClient(server);
  for (let round = 0; round < 60; round += 1) await admin('DELETE', `/api/accounts/${actors.client.userId}/sessions`);
  await admin('PATCH', `/api/accounts/${actors.otherClient.userId}`, { is_blocked: true, reason: 'Fraud' });
  const read = async (query: string) => listAudit.response.parse((await admin('GET', `/api/audit?${query}`)).body);

  const first = await read('');
  assert.equal(first.entries.length, 50);
  assert.deepEqual(
    [first.entries[0]?.action, first.entries[0]?.subject?.name, first.entries[0]?.actor?.email],
    ['account_blocked', 'Nino Beridze', 'admin@access.test'],
  );
  const second = await read(`cursor=${first.next_cursor}`);
  assert.deepEqual([second.entries.length, second.next_cursor], [11, null]);
  assert.equal((await read('action=account_blocked')).entries.length, 1);
  assert.equal((await read(`subject=${actors.otherClient.userId}`)).entries.length, 1);
  assert.equal((await read(`actor=${actors.client.userId}`)).entries.length, 0);
});
