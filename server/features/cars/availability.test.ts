import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { countFailures } from '#server/testing/countFailures.ts';
import { spoilRow } from '#server/testing/spoilRow.ts';
import { testApp } from '#server/testing/testApp.ts';
import { pruneBusyJob } from './pruneBusyJob.ts';

const block = "insert into car_blocks (car_id, kind, period) values (3, 'owner', $1::tstzrange) returning id";

test('the database refuses two blocks of a car that overlap, and takes neighbours', async (t) => {
  const {
    context: { pool },
  } = await testApp(t, { fleet: true });
  await pool.query('delete from car_blocks where car_id = 3');
  await pool.query(block, ['[2027-03-01 10:00+04,2027-03-03 10:00+04)']);
  await pool.query(block, ['[2027-03-03 10:00+04,2027-03-04 10:00+04)']);
  await assert.rejects(
    pool.query(block, ['[2027-03-03 09:59+04,2027-03-03 10:00+04)']),
    (error) =>
      error instanceof pg.DatabaseError && error.code === '23P01' && error.constraint === 'car_blocks_no_overlap',
  );
  for (const period of ['(2027-04-01,2027-04-02)', '[2027-04-01,2027-04-02]', '[2027-04-01,)', 'empty']) {
    await assert.rejects(
      pool.query(block, [period]),
      (error) => error instanceof pg.DatabaseError && error.code === '23514',
      period,
    );
  }
});

test('busy follows the blocks through insert, update and delete, and loses what is over', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const { pool } = context;
  const busy = async (): Promise<string> =>
    (await pool.query<{ busy: string }>('select busy::text from cars where id = 3')).rows[0]?.busy ?? '';
  await pool.query('delete from car_blocks where car_id = 3');
  assert.equal(await busy(), '{}');
  const { rows } = await pool.query<{ id: number }>(block, ['[2027-03-01 00:00+00,2027-03-03 00:00+00)']);
  await pool.query(block, ['[2027-05-01 00:00+00,2027-05-02 00:00+00)']);
  await pool.query("update car_blocks set period = '[2027-03-01 00:00+00,2027-03-02 00:00+00)' where id = $1", [
    rows[0]?.id,
  ]);
  assert.match(await busy(), /^\{\["2027-03-01 00:00:00\+00","2027-03-02 00:00:00\+00"\),\["2027-05-01/);
  await pruneBusyJob.run(undefined, { ...context, clock: () => new Date('2027-04-02T00:00:00Z') });
  assert.match(await busy(), /^\{\["2027-05-01[^{]*\)\}$/);
});

test('a car that is away since before yesterday is not written every night', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const { pool } = context;
  const version = async (): Promise<unknown> =>
    (await pool.query<{ xmin: string }>('select xmin from cars where id = 3')).rows[0]?.xmin;
  await pool.query('delete from car_blocks where car_id = 3');
  await pool.query(block, ['[2027-03-01 00:00+00,2027-05-01 00:00+00)']);
  const before = await version();
  await pruneBusyJob.run(undefined, { ...context, clock: () => new Date('2027-04-02T00:00:00Z') });
  assert.equal(await version(), before);
});

test('a car whose ranges cannot be pruned does not stop the others', async (t) => {
  const { context, inject } = await testApp(t, { fleet: true, config: { logLevel: 'silent' } });
  const { pool } = context;
  const old = "insert into car_blocks (car_id, kind, period) values ($1, 'owner', '[2026-01-01,2026-01-02)')";
  await pool.query('delete from car_blocks where car_id in (3, 4)');
  await pool.query("update busy_horizon set ended_before = '2025-01-01'");
  for (const car of [3, 4]) await pool.query(old, [car]);
  await spoilRow(pool, 'cars', 3);
  await pruneBusyJob.run(undefined, context);
  const { rows } = await pool.query("select id, busy = '{}' as is_free from cars where id in (3, 4) order by id");
  assert.deepEqual(rows, [
    { id: 3, is_free: false },
    { id: 4, is_free: true },
  ]);
  assert.equal(await countFailures({ inject }, 'pruneBusy'), 1);
});

test('the rating follows the reviews', async (t) => {
  const {
    context: { pool },
  } = await testApp(t, { fleet: true });
  const { rows } = await pool.query<{ id: number; car_id: number }>(
    'select id, car_id from reviews order by id limit 1',
  );
  const [review] = rows;
  const isTrue = async (): Promise<boolean> => {
    const answer = await pool.query(
      `select from cars where id = $1 and reviews_count = (select count(*) from reviews where car_id = $1)
        and rating_hundredths = coalesce((select round(avg(rating) * 100) from reviews where car_id = $1), 0)`,
      [review?.car_id],
    );
    return answer.rowCount === 1;
  };
  assert.ok(await isTrue());
  await pool.query('update reviews set rating = 1 where id = $1', [review?.id]);
  assert.ok(await isTrue());
  await pool.query('delete from reviews where car_id = $1', [review?.car_id]);
  assert.ok(await isTrue());
});
