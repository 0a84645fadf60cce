import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentKinds } from '#contract/domain/documentKinds.ts';
import { listVerificationImages } from '#contract/calls/verification/verification.ts';
import { testClock } from '#server/testing/testClock.ts';
import { checkTimesOf } from './checkTimes.ts';
import { decide, type Person, sendIn, setUp, upload } from './testing/reviewRoom.ts';

const hour = 60;
const upTo = (count: number, step = 1) => Array.from({ length: count }, (_none, index) => (index + 1) * step);

test('half and nine of ten recent checks are said from twenty on, and waits that became longer count', () => {
  assert.equal(checkTimesOf(upTo(19), []), null);
  assert.deepEqual(checkTimesOf(upTo(20), []), { half_minutes: 10, most_minutes: 18 });
  // In any order; at least a minute.
  assert.deepEqual(checkTimesOf(upTo(100, hour).toReversed(), []), {
    half_minutes: 50 * hour,
    most_minutes: 90 * hour,
  });
  assert.deepEqual(
    checkTimesOf(
      Array.from({ length: 20 }, () => 0),
      [],
    ),
    { half_minutes: 1, most_minutes: 1 },
  );
  // Who waits no longer than others did changes nothing; when all stops, nothing short is promised any more.
  assert.deepEqual(checkTimesOf(upTo(20), [1, 5, 18]), { half_minutes: 10, most_minutes: 18 });
  assert.deepEqual(checkTimesOf(upTo(20), [3000, 3000, 4000, 5000]), { half_minutes: 12, most_minutes: 3000 });
});

test('a client reads how long checks take, from the last photograph to the decision, and since when their own waits', async (t) => {
  const clock = testClock('2026-11-20T08:00:00Z');
  const { server, client, other, admin } = await setUp(t, { fleet: true, clock });
  const { pool } = server.context;
  await pool.query("update sessions set expires_at = expires_at + interval '1 year'");
  await pool.query('delete from verifications');
  const read = async ({ send, userId, apiToken }: Person) => {
    const { body } = await send(`${upload}/${userId}?api_token=${apiToken}`);
    const { check_times, submitted_at } = listVerificationImages.response.parse(body);
    return { check_times, submitted_at };
  };
  // Nineteen checks of other people an hour ago, each decided two hours after the last of two photographs.
  await pool.query(`insert into verifications (user_id, status, decided_at)
    select user_id, 'passed', '2026-11-20T07:00:00Z' from clients where user_id <> all ('{${client.userId},${other.userId}}')
    order by id limit 19`);
  await pool.query(`insert into verification_documents
      (user_id, kind, identity_document, status, storage_key, wrapped_key, width, height, uploaded_at, decided_at)
    select user_id, kind, identity, 'approved', 'key/' || user_id || kind, '\\x00', 1, 1, sent::timestamptz, '2026-11-20T07:00:00Z'
    from verifications, (values ('id_front', 'passport', '2026-11-18T05:00:00Z'), ('selfie', null, '2026-11-20T05:00:00Z'))
      as d (kind, identity, sent)`);
  assert.deepEqual(await read(client), { check_times: null, submitted_at: null });

  const documents = [];
  for (const kind of documentKinds) documents.push(await sendIn(client, kind));
  assert.deepEqual(await read(client), { check_times: null, submitted_at: '2026-11-20T08:00:00.000Z' });
  clock.advance(30 * 60_000);
  const verdicts = documents.map(({ id }) => ({ id, is_approved: true as const }));
  assert.equal((await decide(admin, client.userId, verdicts)).status, 200);
  assert.deepEqual(await read(other), { check_times: { half_minutes: 120, most_minutes: 120 }, submitted_at: null });
  // Who is verified waits for nothing.
  assert.deepEqual(await read(client), { check_times: null, submitted_at: null });

  // A changed name is checked from the change on, a month later nothing is known any more.
  await pool.query("update verifications set renewed_at = '2026-11-20T06:59:00Z' where user_id <> $1", [client.userId]);
  clock.advance(11 * 60_000);
  assert.deepEqual((await read(other)).check_times, { half_minutes: 1, most_minutes: 1 });
  clock.advance(31 * 86_400_000);
  assert.equal((await read(other)).check_times, null);
});
