import assert from 'node:assert/strict';
import { test } from 'node:test';
import { market } from '#server/testing/people/renters.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';
import { opened } from './testing/parties.ts';
import { threadsPersonalData } from './threadsPersonalData.ts';

test('nothing is written by whoever leaves meanwhile', async (t) => {
  const market_ = await market(t);
  const { app, client } = market_;
  const id = await opened(market_, 'I am Nino');
  const { pool, db } = app.context;
  const { rows } = await pool.query<{ userId: number; clientId: number }>(
    `select u.id as "userId", c.id as "clientId" from users u join clients c on c.user_id = u.id
     where u.email = 'client@access.test'`,
  );
  assert.ok(rows[0]);
  const { userId, clientId } = rows[0];
  const actor = {
    userId,
    clientId,
    ownerId: null,
    roles: [],
    sessionId: 0,
    viewerId: null,
    mustSetUpSecondFactor: false,
  };
  const sent = await db.transaction().execute(async (transaction) => {
    // As the deletion of an account goes on: it is held, then its messages are taken along.
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    await threadsPersonalData.forget?.(transaction, actor);
    const answer = client.inject({
      method: 'POST',
      url: `/api/threads/${id}/messages`,
      body: { text: 'I live at 12 Rustaveli' },
      headers: { 'idempotency-key': 'key-1' },
    });
    await untilLockWaits(pool, answer);
    await transaction.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', userId).execute();
    return { answer };
  });
  assert.equal((await sent.answer).status, 401);
  const kept = await pool.query<{ text: string }>('select text from messages where thread_id = $1', [id]);
  assert.deepEqual(
    kept.rows.map(({ text }) => text),
    ['…'],
  );
});
