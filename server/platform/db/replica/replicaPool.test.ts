import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import pg from 'pg';
import { connectPool } from '#server/platform/db/connect.ts';
import { withinTime } from '#server/platform/db/withinTime.ts';
import { cloneDatabase } from '#server/testing/testDatabase.ts';
import { testEngine } from '#server/testing/testEngine.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';
import { readFresh } from './readFresh.ts';
import { connectReplica } from './replicaPool.ts';

/** A primary and what stands in for its replica: two databases of one engine, which share a log. */
async function twoDatabases(t: TestContext) {
  const engine = await testEngine();
  const [primary, replica] = [await cloneDatabase(engine, false), await cloneDatabase(engine, false)];
  const main = connectPool({ url: primary.url, max: 3 });
  const time = { now: 0 };
  const options = {
    url: replica.url,
    max: 3,
    lagMs: 5_000,
    checkMs: 50,
    clock: () => new Date(time.now),
    patience: 60,
  };
  const pool = connectReplica(options, main);
  const holder = new pg.Pool({ connectionString: replica.url, max: 1 });
  holder.on('error', () => undefined);
  const maintenance = new pg.Pool({ connectionString: engine.url('postgres'), max: 1 });
  t.after(async () => {
    await pool.end();
    await main.end();
    await holder.end();
    await maintenance.end();
    await primary.drop();
    await replica.drop();
  });
  const nameOf = (url: string) => new URL(url).pathname.slice(1);
  return {
    pool,
    main,
    holder,
    time,
    maintain: (text: string) =>
      maintenance.query(text.replaceAll('REPLICA', nameOf(replica.url)).replaceAll('PRIMARY', nameOf(primary.url))),
    asked: async () => {
      const { rows } = await pool.query<{ name: string }>('select current_database() as name');
      return rows[0]?.name === nameOf(replica.url) ? 'replica' : 'primary';
    },
  };
}

test('the replica answers once it is known to be near; who must read fresh is answered by the primary', async (t) => {
  const { pool, asked } = await twoDatabases(t);
  assert.equal(await asked(), 'primary');
  await pool.look();
  assert.equal(await asked(), 'replica');
  assert.equal(await readFresh(asked), 'primary');
  assert.equal(await asked(), 'replica');
});

test('a replica that has not reached the position of the primary is not asked', async (t) => {
  const { pool, main, time, maintain, asked } = await twoDatabases(t);
  await pool.look();
  assert.equal(await asked(), 'replica');
  await main.query(`create schema ahead;
    create function ahead.pg_current_wal_lsn() returns pg_lsn language sql as $$select 'FFFFFFFF/0'::pg_lsn$$`);
  await maintain('alter database "PRIMARY" set search_path = ahead, pg_catalog, public');
  await maintain(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'PRIMARY'`);
  time.now = 10_000;
  await pool.look().catch(() => undefined);
  await pool.look();
  assert.equal(await asked(), 'primary');
  await pool.look();
  assert.equal(await asked(), 'primary');
});

test('a replica that goes away costs no reader an answer, and is asked again when it is back', async (t) => {
  const { pool, maintain, asked } = await twoDatabases(t);
  await pool.look();
  assert.equal(await asked(), 'replica');
  const away = `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'REPLICA'`;
  await maintain('alter database "REPLICA" allow_connections false');
  await maintain(away);
  assert.deepEqual(await Promise.all([asked(), asked(), asked(), asked()]), Array(4).fill('primary'));
  await pool.look();
  assert.equal(await asked(), 'primary');
  await maintain('alter database "REPLICA" allow_connections true');
  await pool.look();
  assert.equal(await asked(), 'replica');
});

test('a read under way on a replica that goes away is done by the primary', async (t) => {
  const { pool, maintain, holder } = await twoDatabases(t);
  await pool.look();
  // A lock of the replica's database alone: who reads there waits, and the primary answers at once.
  await holder.query('select pg_advisory_lock(1)');
  const name = 'select current_database() as name, pg_advisory_xact_lock_shared(1)';
  const alone = pool.query<{ name: string }>(name);
  const timed = withinTime(pool, 60_000, (connection) => connection.query<{ name: string }>(name));
  await untilLockWaits(holder, Promise.all([alone, timed]), 2);
  const { rows } = await maintain(
    `select datname, pg_terminate_backend(pid) from pg_stat_activity where datname = 'REPLICA' and wait_event_type = 'Lock'`,
  );
  assert.equal(rows.length, 2);
  assert.notEqual((await alone).rows[0]?.name, rows[0]?.datname);
  assert.notEqual((await timed)?.rows[0]?.name, rows[0]?.datname);
});

test('an error of the reader is no fault of the replica', async (t) => {
  const { pool, asked } = await twoDatabases(t);
  await pool.look();
  await assert.rejects(pool.query('select 1 / 0'), { code: '22012' });
  assert.equal(await asked(), 'replica');
});
