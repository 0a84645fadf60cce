import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';
import { workScope } from '#server/platform/workScope.ts';
import { type EndedStatement, endedStatements } from './watchedPool.ts';

const mine = 'select query from pg_stat_activity where pid = pg_backend_pid()';

/** Work whose log is a list. */
function work(id: string) {
  const lines: object[] = [];
  return { id, lines, log: { warn: (line: object) => void lines.push(line) } };
}

test('a statement names its work to the database, and only a prepared one has no comment', async (t) => {
  const { context } = await testApp(t);
  const { pool, db } = context;
  const read = async (query: string | { name: string; text: string }) =>
    (await pool.query<{ query: string }>(query as string)).rows[0]?.query;
  await workScope.run(work('a1'), async () => {
    assert.equal(await read(mine), `${mine} /* a1 */`);
    assert.equal(await read({ name: 'mine', text: mine }), mine);
    const ofKysely = await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('users').select('id').limit(1).execute();
      return read(`select string_agg(query, ' ') as query from pg_stat_activity where state like 'idle in%'`);
    });
    assert.match(ofKysely ?? '', /"users".*\/\* a1 \*\//);
  });
  // The same prepared statement serves the next one.
  await workScope.run(work('a2'), async () => assert.equal(await read({ name: 'mine', text: mine }), mine));
  assert.equal(await read(mine), mine);
});

test('work that waits for a connection is not taken for that which returns it', async (t) => {
  const { context } = await testApp(t);
  const ids = Array.from({ length: 30 }, (_, index) => `work-${index}`);
  const told: string[] = [];
  const listen = (message: unknown) => void told.push((message as EndedStatement).work.id);
  endedStatements.subscribe(listen);
  t.after(() => endedStatements.unsubscribe(listen));
  const queries = await Promise.all(
    ids.map((id) =>
      workScope.run(work(id), async () => (await context.pool.query<{ query: string }>(mine)).rows[0]?.query),
    ),
  );
  assert.deepEqual(
    queries,
    ids.map((id) => `${mine} /* ${id} */`),
  );
  assert.deepEqual(told.sort(), [...ids].sort());
});

test('a slow statement is logged with its work, its time and the process of the database', async (t) => {
  const { context } = await testApp(t);
  const slow = work('b1');
  const pid = await workScope.run(slow, async () => {
    await context.pool.query('select 1');
    const { rows } = await context.pool.query<{ pid: number }>(
      'select pg_backend_pid() as pid, pg_sleep(0.6), $1::text',
      ['secret'],
    );
    await assert.rejects(context.pool.query('select pg_sleep(0.6), 1 / 0'));
    return rows[0]?.pid;
  });
  const [line] = slow.lines as { ms: number; backendPid: number; hasFailed: boolean; statement: string }[];
  assert.equal(slow.lines.length, 1, 'what fails before it is slow has no line of its own');
  assert.deepEqual(
    { ...line, ms: line!.ms >= 600 },
    {
      ms: true,
      backendPid: pid,
      hasFailed: false,
      statement: 'select pg_backend_pid() as pid, pg_sleep(0.6), $1::text',
    },
  );
});
