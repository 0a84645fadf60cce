import assert from 'node:assert/strict';
import { test } from 'node:test';
import { market } from '#server/testing/people/renters.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';

test('an owner is blocked while their car is being saved: neither waits for the other', async (t) => {
  const { app, admin, carId } = await market(t);
  const { pool } = app.context;
  const { rows } = await pool.query<{ id: number }>(
    'select user_id as id from owners where id = (select owner_id from cars where id = $1)',
    [carId],
  );
  const id = rows[0]?.id;
  // As whoever saves a car does: it is held, then the user is named in the audit log.
  const saving = await pool.connect();
  await saving.query('begin');
  await saving.query('select from cars where id = $1 for update', [carId]);
  const block = admin.inject({
    method: 'PATCH',
    url: `/api/accounts/${id}`,
    body: { is_blocked: true, reason: 'Forged papers' },
  });
  await untilLockWaits(pool, block);
  await saving.query('select from users where id = $1 for key share', [id]);
  await saving.query('commit');
  saving.release();
  const answer = await block;
  assert.equal(answer.status, 200, answer.text);
  const { rows: found } = await pool.query(
    'select (select deadlocks::integer from pg_stat_database where datname = current_database()), (select status from cars where id = $1)',
    [carId],
  );
  assert.deepEqual(found, [{ deadlocks: 0, status: 'inactive' }]);
});
