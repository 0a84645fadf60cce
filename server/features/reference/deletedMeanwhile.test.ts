import assert from 'node:assert/strict';
import { test } from 'node:test';
import { post } from '#server/testing/people/people.ts';
import { market } from '#server/testing/people/renters.ts';
import { refusal } from '#server/testing/rescues.ts';
import type { TestAnswer } from '#server/testing/testBrowser.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';

test('what an admin deletes while others write it down is a conflict, and no mistake of ours', async (t) => {
  const { app, admin, owner, carId } = await market(t);
  const { pool } = app.context;
  const names = { en: 'Kazreti', ka: 'კაზრეთი', ru: 'Казрети' };
  const add = (list: string, more: object = {}) =>
    post(admin, `/api/reference/${list}`, { code: 'kazreti', names, ...more });
  /** The writer looks the value up, which is still there, and then waits for the deletion to end. */
  const whileDeleted = async (list: string, write: () => Promise<TestAnswer>): Promise<TestAnswer> => {
    const deleting = await pool.connect();
    await deleting.query('begin');
    await deleting.query(`delete from ${list} where code = 'kazreti'`);
    const writing = write();
    await untilLockWaits(pool, writing);
    await deleting.query('commit');
    deleting.release();
    return writing;
  };
  for (const [list, field, more] of [
    ['colours', 'colour', {}],
    ['equipment', 'equipment', { icon: 'check' }],
  ] as const) {
    assert.equal((await add(list, more)).status, 201);
    const body = { [field]: field === 'equipment' ? ['kazreti'] : 'kazreti' };
    const save = () => owner.inject({ method: 'PATCH', url: `/api/fleet/cars/${carId}`, body });
    assert.deepEqual(refusal(await whileDeleted(list, save)), [409, 'CONFLICT']);
    // Looked at again, it is not there.
    assert.equal((await save()).status, 422);
  }
  assert.equal((await add('cities')).status, 201);
  const { rows } = await pool.query<{ id: number }>("select id from cities where code = 'kazreti'");
  const open = () =>
    post(owner, '/api/fleet/branches', { name: 'Kazreti', city_id: rows[0]?.id, addresses: { en: '1 Main Street' } });
  assert.deepEqual(refusal(await whileDeleted('cities', open)), [409, 'CONFLICT']);
  assert.deepEqual(Object.keys((await open()).body as object), ['city_id']);
});
