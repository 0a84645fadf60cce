import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { blankMessages } from '#server/features/threads/threadsPersonalDataRepository.ts';
import { post } from '#server/testing/people/people.ts';
import { market, ordered } from '#server/testing/people/renters.ts';
import { listMessageHashes } from './messageHashRepository.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('what was deleted with its author is not vouched for as something else', async (t) => {
  const place = await market(t);
  const { db, pool } = place.app.context;
  const { id } = await ordered(place, place.client);
  const { rows } = await pool.query<{ id: number; client_id: number; user_id: number }>(
    'select t.id, t.client_id, c.user_id from threads t join clients c on c.id = t.client_id order by t.id desc limit 1',
  );
  const [thread] = rows;
  assert.ok(thread);
  for (const [browser, text] of [
    [place.client, 'There is a scratch.'],
    [place.owner, 'ვიცი'],
  ] as const)
    assert.equal((await post(browser, `/api/threads/${thread.id}/messages`, { text })).status, 201);
  const hashes = async () => (await listMessageHashes(db, id, 10)).map((message) => message.sha256);
  assert.deepEqual(await hashes(), [sha256('There is a scratch.'), sha256('ვიცი')]);

  const { client_id: clientId, user_id: userId } = thread;
  const gone = {
    userId,
    roles: [],
    clientId,
    ownerId: null,
    sessionId: 0,
    viewerId: null,
    mustSetUpSecondFactor: false,
  };
  await blankMessages(db, gone);
  await pool.query('update users set deleted_at = now() where id = $1', [userId]);
  assert.deepEqual(await hashes(), [null, sha256('ვიცი')]);
});
