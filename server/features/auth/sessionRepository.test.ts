import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';
import {
  deleteEndedSessions,
  deleteOtherSessions,
  deleteSessionByToken,
  deleteSessionsOf,
  findSession,
  findSessionEnd,
  viewInSession,
} from './sessionRepository.ts';
import { hashSecret } from './sessionSecrets.ts';
import { startSession } from './startSession.ts';

const now = new Date('2026-11-20T10:00:00Z');
const end = new Date('2026-11-20T12:00:00Z');
const beforeEnd = new Date(end.getTime() - 1);

/** Two users, the first of whom is a client and an owner and has a second factor. */
async function stage(t: TestContext) {
  const { pool, db } = (await testApp(t)).context;
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, password_hash, roles, created_at)
     select name || '@example.com', 'none', '{client}', now() from unnest('{nino,other}'::text[]) name returning id`,
  );
  const [nino = 0, other = 0] = rows.map(({ id }) => id);
  await pool.query(
    "insert into second_factors (user_id, secret_encrypted, tries_since, confirmed_at) values ($1, 'x', $2, $2)",
    [nino, now],
  );
  const device = { userAgent: `Fire\u0000fox ${'x'.repeat(300)}`, ip: '203.0.113.7' };
  const start = async (userId: number) => {
    const { token, apiToken } = await startSession(db, { userId, language: 'ka', device, now, end });
    const session = await findSession(pool, hashSecret(token), now);
    assert.ok(session);
    return { token, apiToken, session };
  };
  const left = async () => (await db.selectFrom('sessions').select('id').orderBy('id').execute()).map(({ id }) => id);
  return { db, pool, nino, other, start, left };
}

test('a session is found by its token until its end, with the user it acts as', async (t) => {
  const { db, pool, nino, other, start } = await stage(t);
  const { token, apiToken, session } = await start(nino);
  const { id } = session;
  assert.notEqual(token, apiToken);
  assert.deepEqual(session, {
    id,
    user_id: nino,
    holder_id: nino,
    api_token_hash: hashSecret(apiToken),
    language: 'ka',
    roles: ['client'],
    picture_key: null,
    client_id: null,
    client_name: null,
    owner_id: null,
    owner_name: null,
    second_factor_since: now,
    expires_at: end,
  });
  const second = await start(other);
  assert.deepEqual([second.session.user_id, second.session.second_factor_since], [other, null]);
  assert.equal((await findSession(pool, hashSecret(token), beforeEnd))?.id, id);
  assert.equal(await findSession(pool, hashSecret(token), end), undefined);
  assert.equal(await findSession(pool, hashSecret(apiToken), now), undefined);
  assert.deepEqual([await findSessionEnd(db, id), await findSessionEnd(db, id + 99)], [end, undefined]);
  const stored = await db
    .selectFrom('sessions')
    .select(['user_agent', 'network', 'created_at'])
    .where('id', '=', id)
    .execute();
  assert.deepEqual(stored, [{ user_agent: `Firefox ${'x'.repeat(292)}`, network: '203.0.113.x', created_at: now }]);
});

test('a session acts as another account while its holder views it, and no other session does', async (t) => {
  const { db, pool, nino, other, start } = await stage(t);
  const [admin, bystander] = [await start(nino), await start(nino)];
  const view = (viewed_user_id: number | null) =>
    viewInSession(db, admin.session.id, { viewed_user_id, api_token_hash: hashSecret('new') });
  await view(other);
  const seen = await findSession(pool, hashSecret(admin.token), now);
  assert.deepEqual([seen?.user_id, seen?.holder_id, seen?.api_token_hash], [other, nino, hashSecret('new')]);
  assert.equal((await findSession(pool, hashSecret(bystander.token), now))?.user_id, nino);
  await view(null);
  assert.equal((await findSession(pool, hashSecret(admin.token), now))?.user_id, nino);
});

test('sessions end by their token, with their user, beside the one that asks, and by their time', async (t) => {
  const { db, pool, nino, other, start, left } = await stage(t);
  const [first, second, third, others] = [await start(nino), await start(nino), await start(nino), await start(other)];
  await deleteSessionByToken(db, hashSecret(first.token));
  assert.deepEqual(await left(), [second.session.id, third.session.id, others.session.id]);
  const actor = {
    userId: nino,
    roles: [],
    clientId: null,
    ownerId: null,
    sessionId: third.session.id,
    viewerId: null,
    mustSetUpSecondFactor: false,
  };
  await deleteOtherSessions(db, actor, now);
  assert.deepEqual(await left(), [third.session.id, others.session.id]);
  await deleteSessionsOf(db, nino, now);
  assert.deepEqual(await left(), [others.session.id]);

  const last = await start(other);
  await pool.query('update sessions set expires_at = $1 where id = $2', [beforeEnd, others.session.id]);
  await deleteEndedSessions(db, new Date(beforeEnd.getTime() - 1));
  assert.equal((await left()).length, 2);
  await deleteEndedSessions(db, beforeEnd);
  assert.deepEqual(await left(), [last.session.id]);
});
