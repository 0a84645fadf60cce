import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifiedHashes } from '#server/testing/cheapHashes.ts';
import { clientForm, countStatuses, goodPassword, post } from '#server/testing/people/people.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';

const known = 'nino@example.com';
const unknown = 'nobody@example.com';

/** The answer without what is different in any two answers. */
async function logIn(server: TestApp, email: string, password: string, remoteAddress?: string) {
  const request = { method: 'POST', url: '/api/login', body: { email, password } } as const;
  const { status, headers, text } = await server
    .visitor()
    .inject(remoteAddress === undefined ? request : { ...request, remoteAddress });
  const { date: _date, 'x-request-id': _id, ...stable } = headers;
  return { status, text, headers: stable };
}

test('an unknown address and a wrong password are answered alike', async (t) => {
  const server = await testApp(t);
  await post(server, '/api/client/register', clientForm(known));
  const answer = await logIn(server, known, 'not this password');
  assert.equal(answer.status, 422);
  assert.deepEqual(JSON.parse(answer.text), { password: 'The e-mail or password is not right.' });
  assert.deepEqual(await logIn(server, unknown, 'not this password'), answer);
});

test('both cost the same work: one comparison with a hash of the same cost', async (t) => {
  const server = await testApp(t);
  await post(server, '/api/client/register', clientForm(known));
  const costsOf = async (email: string) => {
    const before = verifiedHashes.length;
    await logIn(server, email, 'not this password');
    // Kind, version and parameters, without salt and hash.
    return verifiedHashes.slice(before).map((hash) => hash.split('$').slice(0, 4).join('$'));
  };
  const costs = await costsOf(known);
  assert.equal(costs.length, 1);
  assert.deepEqual(await costsOf(unknown), costs);
});

test('capitals and spaces around the address do not matter, those of the password do', async (t) => {
  const server = await testApp(t);
  await post(server, '/api/client/register', clientForm('Nino@Example.com'));
  assert.equal((await logIn(server, ' NINO@example.COM ', goodPassword)).status, 200);
  assert.equal((await logIn(server, known, ` ${goodPassword}`)).status, 422);
  assert.equal((await logIn(server, known, goodPassword.toUpperCase())).status, 422);
});

test('what cannot be logged in with has a message under its field', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 1000 } });
  for (const [body, field] of [
    [{ email: '', password: 'x' }, 'email'],
    [{ email: 'nino', password: 'x' }, 'email'],
    [{ email: known }, 'password'],
    [{ email: known, password: '' }, 'password'],
    [{ email: known, password: 'x'.repeat(10_000) }, 'password'],
    [{ email: known, password: ['x'] }, 'password'],
    [{ email: { a: 1 }, password: 'x' }, 'email'],
    [{ email: known, password: 'x\0y' }, 'password'],
    [{ email: known, password: 'x', roles: ['admin'] }, 'roles'],
  ] as const) {
    const answer = await post(server, '/api/login', body);
    assert.equal(answer.status, 422, JSON.stringify(body).slice(0, 80));
    assert.deepEqual(Object.keys(answer.body as object), [field]);
  }
});

test('ten tries for an address from one network, then it has to wait; the right password, too', async (t) => {
  const clock = testClock('2026-11-20T10:00:00Z');
  const server = await testApp(t, { clock });
  await post(server, '/api/client/register', clientForm(known));
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(server, known, 'not this password')));
  assert.deepEqual(countStatuses(answers), { 422: 10, 429: 2 });
  const refused = await logIn(server, known, goodPassword);
  assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '300']);
  assert.equal((await logIn(server, known, goodPassword, '198.51.100.7')).status, 200);
  clock.advance(300_000);
  assert.equal((await logIn(server, known, goodPassword)).status, 200);
});

test('25 tries for a network; past 25 an hour for an address each network has one in ten minutes', async (t) => {
  const server = await testApp(t, { clock: testClock('2026-11-20T10:00:00Z') });
  const tries = (count: number, attempt: (index: number) => ReturnType<typeof logIn>) =>
    Promise.all(Array.from({ length: count }, (_, index) => attempt(index)));
  const network = await tries(27, (index) => logIn(server, `n${index}@example.com`, 'not this', '198.51.100.7'));
  assert.equal(network.filter(({ status }) => status === 429).length, 2);
  const address = await tries(27, (index) => logIn(server, known, 'not this', `203.0.113.${index}`));
  assert.deepEqual(countStatuses(address), { 422: 27 }, 'a first try of each network');
  const again = await tries(27, (index) => logIn(server, known, 'not this', `203.0.113.${index}`));
  const refused = again.filter(({ status }) => status === 429);
  // Two of these networks had their slow try in the first round, and all others have it now.
  assert.equal(refused.length, 2);
  assert.equal(refused[0]?.headers['retry-after'], '600');
});

test('a blocked user learns it once the password is right', async (t) => {
  const server = await testApp(t);
  await post(server, '/api/client/register', clientForm(known));
  await server.context.db.updateTable('users').set({ blocked_at: new Date(), blocked_reason: 'Fraud' }).execute();
  const fieldsOf = async (password: string) => Object.keys(JSON.parse((await logIn(server, known, password)).text));
  assert.deepEqual(await fieldsOf('not this password'), ['password']);
  assert.deepEqual(await fieldsOf(goodPassword), ['email']);
});

test('a password that changes while it is compared is refused', async (t) => {
  const server = await testApp(t);
  await post(server, '/api/client/register', clientForm(known));
  const { pool, db } = server.context;
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query("update users set password_hash = 'another' where email = $1", [known]);
    const answer = logIn(server, known, goodPassword);
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'update "users"%'`;
    while ((await pool.query(waiting)).rowCount === 0) {
      // Repeated until the login has found the old password right and waits for the account.
    }
    await holder.query('commit');
    assert.equal((await answer).status, 422);
  } finally {
    holder.release();
  }
  assert.deepEqual(await db.selectFrom('sessions').select('id').execute(), []);
});

test('a header that claims another network changes nothing', async (t) => {
  const server = await testApp(t, { clock: testClock('2026-11-20T10:00:00Z') });
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${index}` };
    const body = { email: known, password: 'not this' };
    statuses.push((await server.inject({ method: 'POST', url: '/api/login', body, headers })).status);
  }
  assert.deepEqual(statuses.slice(10), [429, 429]);
});
