import assert from 'node:assert/strict';
import { test } from 'node:test';
import { market } from '#server/testing/people/renters.ts';

test('cars of whom is no owner any more are hidden, and are there again with the role', async (t) => {
  const { app, admin, carId } = await market(t);
  const { pool } = app.context;
  const { rows } = await pool.query<{ id: number }>(
    'select user_id as id from owners where id = (select owner_id from cars where id = $1)',
    [carId],
  );
  const change = async (body: object) => {
    const answer = await admin.inject({ method: 'PATCH', url: `/api/accounts/${rows[0]?.id}`, body });
    assert.equal(answer.status, 200, answer.text);
    return (await app.visitor().inject(`/api/cars/${carId}`)).status;
  };
  assert.equal(await change({ roles: ['support'] }), 404);
  assert.equal(await change({ roles: ['support', 'owner'] }), 200);
  assert.equal(await change({ is_blocked: true, reason: 'Forged papers' }), 404);
  assert.equal(await change({ roles: ['support'] }), 404);
  assert.equal(await change({ is_blocked: false }), 404, 'still no owner');
  assert.equal(await change({ is_blocked: true, reason: 'Forged papers' }), 404);
  assert.equal(await change({ roles: ['owner'] }), 404, 'still blocked');
  assert.equal(await change({ is_blocked: false }), 200);
});
