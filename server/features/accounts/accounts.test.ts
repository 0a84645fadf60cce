import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAccount, listAccounts } from '#contract/calls/accounts.ts';
import { clientForm, goodPassword, post } from '#server/testing/people/people.ts';
import { type TestActor, testClient } from '#server/testing/people/testActors.ts';
import type { TestApp } from '#server/testing/testApp.ts';
import { auditOf, staffRoom, isLoggedIn } from './testing/staff.ts';

test('people are found by a part of their name, address, number or by an order', async (t) => {
  const { server, actors, as } = await staffRoom(t, { fleet: true });
  const admin = as(actors.admin);
  const find = async (q: string, role = 'all') => {
    const { status, body } = await admin('GET', `/api/accounts?q=${encodeURIComponent(q)}&role=${role}`);
    assert.equal(status, 200);
    return listAccounts.response.parse(body);
  };
  const { db } = server.context;
  const client = await db
    .selectFrom('clients')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .innerJoin('orders', 'orders.client_id', 'clients.id')
    .innerJoin('owners', 'owners.id', 'orders.owner_id')
    .select([
      'users.id',
      'users.email',
      'clients.name',
      'clients.surname',
      'clients.phone',
      'orders.number',
      'owners.user_id as owner',
    ])
    .executeTakeFirstOrThrow();
  for (const q of [
    `${client.name.slice(1)} ${client.surname.slice(0, 3)}`.toUpperCase(),
    client.email.slice(0, 12),
    client.phone.slice(4).replace(/(\d{3})/g, '$1 '),
    ` ${client.number.toLowerCase()} `,
  ]) {
    const { accounts, total } = await find(q);
    assert.ok(
      accounts.some(({ id }) => id === client.id),
      q,
    );
    assert.ok(total >= accounts.length);
  }
  assert.deepEqual(
    (await find(client.number)).accounts.map(({ id }) => id),
    [client.id, client.owner].toSorted((a, b) => b - a),
  );
  assert.deepEqual((await find('a')).accounts.length, 20, 'one letter asks for nothing');
  for (const sign of ['%', '%%', '__', '\\', "'", '’’', '％％', '_%_'])
    assert.deepEqual((await find(sign)).accounts, [], `${sign} is only a sign`);
  for (const number of [
    client.number.replace('-', ' '),
    client.number.replace('-', '\u2011'),
    `\u200B${client.number}`,
  ])
    assert.equal((await find(number)).accounts.length, 2, number);

  const everybody = await find('');
  assert.equal(everybody.total, everybody.counts.all);
  assert.ok(everybody.accounts.every(({ id }, place, all) => place === 0 || id < (all[place - 1]?.id ?? 0)));
  const staff = await find('', 'staff');
  assert.ok(staff.accounts.every(({ roles }) => roles.includes('support') || roles.includes('admin')));
  assert.equal(staff.counts.staff, staff.total);
});

test('names are found without their accents and apostrophes, and signs of a pattern are letters', async (t) => {
  const { server, actors, as } = await staffRoom(t);
  const admin = as(actors.admin);
  const rename = (name: string, surname: string, email: string) =>
    server.context.pool.query(
      `with renamed as (update clients set name = $1, surname = $2 where user_id = $3)
       update users set email = $4 where id = $3`,
      [name, surname, actors.client.userId, email],
    );
  const isFound = async (q: string) => {
    const { body } = await admin('GET', `/api/accounts?q=${encodeURIComponent(q)}`);
    return listAccounts.response.parse(body).accounts.some(({ id }) => id === actors.client.userId);
  };
  const names: readonly (readonly [name: string, surname: string, found: readonly string[], not: readonly string[]])[] =
    [
      ['José', 'Muñoz', ['jose mun', 'JOSÉ', 'Jose\u0301', 'muñoz'], ['josa']],
      ['Seán', 'O’Neill', ["o'neill", 'oneill', 'sean o‘neill', 'ONEILL'], ['o neill']],
      ['Anna–Maria', "D'Angelo", ['anna-maria', 'anna maria d', 'dangelo'], ['annamaria']],
      ['Łukasz', 'Ще́рбаков', ['lukasz', 'щербаков'], []],
      ['ნინო', 'ბერიძე', ['ნინო ბერ'], []],
    ];
  for (const [name, surname, found, not] of names) {
    await rename(name, surname, 'x_y%z@example.com');
    for (const q of found) assert.ok(await isFound(q), `${name} ${surname} by ${q}`);
    for (const q of not) assert.ok(!(await isFound(q)), `${name} ${surname} not by ${q}`);
  }
  for (const q of ['x_y', 'y%z', '_y%']) assert.ok(await isFound(q), q);
  for (const q of ['x%z', 'x_z', '_x', 'y_z']) assert.ok(!(await isFound(q)), q);
});

test('a block locks out at once, hides the cars, and its end brings back what it hid', async (t) => {
  const { server, actors, as } = await staffRoom(t, { fleet: true });
  const admin = as(actors.admin);
  const { db } = server.context;
  const owner = await db
    .selectFrom('users')
    .innerJoin('owners', 'owners.user_id', 'users.id')
    .select(['users.id', 'owners.id as owner_id'])
    .where('users.email', '=', 'owner@gza.example')
    .executeTakeFirstOrThrow();
  const browser = server.visitor();
  const logIn = () => post(browser, '/api/login', { email: 'owner@gza.example', password: 'Gza-demo-2026' });
  assert.equal((await logIn()).status, 200);

  const before = getAccount.response.parse((await admin('GET', `/api/accounts/${owner.id}`)).body).account;
  assert.ok(before.active_cars > 1);
  assert.deepEqual([before.block, before.open_sessions.length], [null, 1]);
  const car = await findCar(server, owner.owner_id);
  // Hidden by its owner: a block that ends does not show it.
  const hidden = await findCar(server, owner.owner_id, car);
  await setStatus(server, hidden, 'inactive');

  const empty = await admin('PATCH', `/api/accounts/${owner.id}`, { is_blocked: true, reason: '  ' });
  assert.deepEqual([empty.status, Object.keys(empty.body ?? {})], [422, ['reason']]);
  const { status, body } = await admin('PATCH', `/api/accounts/${owner.id}`, {
    is_blocked: true,
    reason: ' Forged papers ',
  });
  assert.equal(status, 200);
  const { account } = getAccount.response.parse(body);
  assert.deepEqual([account.is_blocked, account.active_cars, account.sessions], [true, 0, 0]);
  assert.deepEqual([account.block?.reason, account.block?.by], ['Forged papers', 'admin@access.test']);
  assert.equal((await browser.inject({ url: '/api/user' })).status, 401);
  assert.equal((await server.inject({ url: `/api/cars/${car}` })).status, 404);

  const refused = await logIn();
  assert.deepEqual([refused.status, Object.keys(refused.body ?? {})], [422, ['email']]);
  const wrong = await post(browser, '/api/login', { email: 'owner@gza.example', password: 'something else' });
  assert.deepEqual(Object.keys(wrong.body ?? {}), ['password'], 'without the password nothing is learned');

  assert.equal((await admin('PATCH', `/api/accounts/${owner.id}`, { is_blocked: false })).status, 200);
  assert.equal((await server.inject({ url: `/api/cars/${car}` })).status, 200);
  assert.equal((await server.inject({ url: `/api/cars/${hidden}` })).status, 404);
  assert.equal((await logIn()).status, 200);
  assert.deepEqual(
    (await auditOf(server, owner.id)).map(({ action, actor_user_id: by }) => [action, by]),
    [
      ['account_blocked', actors.admin.userId],
      ['account_unblocked', actors.admin.userId],
    ],
  );
});

test('a login that is under way while the account is blocked does not begin', async (t) => {
  const { server, actors, as } = await staffRoom(t);
  await post(server, '/api/client/register', clientForm());
  const { id } = await server.context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'nino@example.com')
    .executeTakeFirstOrThrow();
  const block = () => as(actors.admin)('PATCH', `/api/accounts/${id}`, { is_blocked: true, reason: 'Fraud' });
  const logIn = () => post(server.visitor(), '/api/login', { email: 'nino@example.com', password: goodPassword });
  await Promise.all([logIn(), logIn(), block(), logIn(), logIn()]);
  const { count } = await server.context.db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  assert.equal(Number(count), 0);
});

test('roles are set as a whole, need a registration, and a change ends the user’s sessions', async (t) => {
  const { server, actors, as } = await staffRoom(t);
  const admin = as(actors.admin);
  const give = (actor: TestActor, roles: string[]) => admin('PATCH', `/api/accounts/${actor.userId}`, { roles });

  const without = await give(actors.client, ['client', 'owner']);
  assert.deepEqual([without.status, Object.keys(without.body ?? {})], [422, ['roles']]);
  assert.ok(await isLoggedIn(as(actors.client)));
  assert.equal((await give(actors.client, ['client'])).status, 200);
  assert.ok(await isLoggedIn(as(actors.client)), 'nothing changed');

  const { status, body } = await give(actors.client, ['support', 'client']);
  assert.equal(status, 200);
  assert.deepEqual(getAccount.response.parse(body).account.roles, ['client', 'support']);
  assert.ok(!(await isLoggedIn(as(actors.client))));
  assert.deepEqual((await auditOf(server, actors.client.userId)).at(-1)?.details, {
    roles: { before: 'client', after: 'client, support' },
  });
  assert.equal((await give(actors.client, [])).status, 422);

  // Another admin's page is older than that: saving it must not take the role away again.
  const late = (expected_roles: string[]) =>
    admin('PATCH', `/api/accounts/${actors.client.userId}`, { roles: ['client', 'admin'], expected_roles });
  assert.equal((await late(['client'])).status, 409);
  assert.equal((await late(['support', 'client'])).status, 200);
});

test('an owner is verified under the name that was seen, and a new name ends it', async (t) => {
  const { server, actors, as } = await staffRoom(t);
  const admin = as(actors.admin);
  const change = (actor: TestActor, name: string | null) =>
    admin('PATCH', `/api/accounts/${actor.userId}`, { verified_owner: name });
  const read = async () =>
    getAccount.response.parse((await admin('GET', `/api/accounts/${actors.physicalOwner.userId}`)).body).account;
  const { name } = await read();
  assert.ok(name);

  assert.equal((await change(actors.physicalOwner, 'Somebody Else')).status, 409);
  assert.equal((await read()).owner_verified_at, null);
  assert.equal((await change(actors.client, name)).status, 422, 'no owner');
  assert.equal(
    (await as(actors.support)('PATCH', `/api/accounts/${actors.physicalOwner.userId}`, { verified_owner: name }))
      .status,
    403,
  );
  assert.equal((await change(actors.physicalOwner, name)).status, 200);
  assert.equal((await change(actors.physicalOwner, name)).status, 200, 'twice is once');
  assert.ok((await read()).owner_verified_at);

  assert.equal((await as(actors.physicalOwner)('PATCH', '/api/profile', { name: 'Another' })).status, 200);
  assert.equal((await read()).owner_verified_at, null);
  assert.equal((await change(actors.physicalOwner, (await read()).name)).status, 200);
  assert.equal((await change(actors.physicalOwner, null)).status, 200);
  assert.equal((await read()).owner_verified_at, null);
  assert.deepEqual(
    (await auditOf(server, actors.physicalOwner.userId))
      .map(({ action }) => action)
      .filter((action) => action.startsWith('owner_')),
    ['owner_verified', 'owner_verified', 'owner_unverified'],
  );
});

test('admins cannot change themselves, and of two who demote each other one stays', async (t) => {
  const { server, actors, as } = await staffRoom(t);
  const admin = as(actors.admin);
  for (const body of [{ is_blocked: true, reason: 'x' }, { roles: ['support'] }]) {
    const answer = await admin('PATCH', `/api/accounts/${actors.admin.userId}`, body);
    assert.equal(answer.status, 409);
  }
  assert.equal((await admin('DELETE', `/api/accounts/${actors.admin.userId}/sessions`)).status, 409);

  const second = await testClient(server.context, 'second');
  await server.context.db
    .updateTable('users')
    .set({ roles: ['admin'] })
    .where('id', '=', second.userId)
    .execute();
  const answers = await Promise.all([
    admin('PATCH', `/api/accounts/${second.userId}`, { roles: ['support'] }),
    as(second)('PATCH', `/api/accounts/${actors.admin.userId}`, { roles: ['support'] }),
  ]);
  // The second one is logged out, or not an admin any more, when its turn comes.
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const users = await server.context.db.selectFrom('users').select('roles').execute();
  assert.equal(users.filter(({ roles }) => roles.includes('admin')).length, 1);
});

test('an admin ends every session of a user', async (t) => {
  const { server, actors, as } = await staffRoom(t);
  assert.equal((await as(actors.admin)('DELETE', `/api/accounts/${actors.client.userId}/sessions`)).status, 200);
  assert.ok(!(await isLoggedIn(as(actors.client))));
  assert.ok(await isLoggedIn(as(actors.otherClient)));
  assert.deepEqual(
    (await auditOf(server, actors.client.userId)).map(({ action }) => action),
    ['account_sessions_ended'],
  );
});

async function findCar(server: TestApp, ownerId: number, butNot = 0): Promise<number> {
  const { rows } = await server.context.pool.query<{ id: number }>(
    "select id from cars where owner_id = $1 and status = 'active' and id <> $2 order by id limit 1",
    [ownerId, butNot],
  );
  assert.ok(rows[0]);
  return rows[0].id;
}

async function setStatus(server: TestApp, id: number, status: string): Promise<void> {
  await server.context.pool.query('update cars set status = $2 where id = $1', [id, status]);
}
