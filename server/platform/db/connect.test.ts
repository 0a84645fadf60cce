import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';
import { connectPool } from './connect.ts';

test('values arrive as the code expects them', async (t) => {
  const { context } = await testApp(t);
  const { rows } = await context.pool.query(
    "select 12::bigint as big, 1.25::numeric as fraction, date '2026-03-29' as day, timestamptz '2026-03-29 02:30+04' as moment, null::date as nothing",
  );
  assert.deepEqual(rows, [
    { big: 12, fraction: 1.25, day: '2026-03-29', moment: new Date('2026-03-28T22:30:00Z'), nothing: null },
  ]);
});

test('every connection has its limits', async (t) => {
  const { databaseUrl } = await testApp(t);
  const pool = connectPool({ url: databaseUrl, max: 1 });
  t.after(() => pool.end());
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name",
  );
  assert.deepEqual(
    rows.map(({ setting }) => setting),
    ['10000', '2000', '5000'],
  );
  // What a connection collects in the server's memory goes when it ends.
  assert.equal(pool.options.maxLifetimeSeconds, 900);
});

test('a connection lost inside a transaction is an error of the next statement, not the end of the process', async (t) => {
  const { context } = await testApp(t);
  const client = await context.pool.connect();
  await client.query('begin');
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await context.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await lost;
  await assert.rejects(client.query('select 1'));
  client.release(true);
  const { rows: next } = await context.pool.query('select 1 as one');
  assert.deepEqual(next, [{ one: 1 }]);
});

test('some connections stay open however long they are idle', async (t) => {
  const { databaseUrl } = await testApp(t);
  const pool = connectPool({ url: databaseUrl, max: 6 });
  t.mock.timers.enable({ apis: ['setTimeout'] });
  t.after(() => pool.end());
  const clients = await Promise.all(Array.from({ length: 6 }, () => pool.connect()));
  for (const client of clients) client.release();
  assert.equal(pool.totalCount, 6);
  t.mock.timers.tick(60_000);
  // Before another pool is used: what began with the true timers is not ended by these.
  t.mock.timers.reset();
  assert.equal(pool.totalCount, 4);
});
