import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectDatabase, connectPool } from '#server/platform/db/connect.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { testApp } from '#server/testing/testApp.ts';
import { forEachRow, readAll } from './forEachRow.ts';

const rows = [1, 2, 3].map((id) => ({ id }));

test('a row that fails stops no other, and is logged and counted', async (t) => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { context, inject } = await testApp(t, { config: { logLevel: 'error' }, logStream });
  const done: number[] = [];
  await forEachRow(context, 'sweep', rows, async ({ id }) => {
    if (id === 1) throw new Error('a bad row');
    // A lock held too long: the trouble of one row, though the database answers so when it is overloaded, too.
    if (id === 2) throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
    done.push(id);
  });
  assert.deepEqual(done, [3]);
  assert.equal(await countFailures({ inject }, 'sweep'), 2);
  const logged = lines.map((line): unknown => JSON.parse(line)) as { task: string; id: number; msg: string }[];
  assert.deepEqual(
    logged.map(({ task, id, msg }) => [task, id, msg]),
    [
      ['sweep', 1, 'failed'],
      ['sweep', 2, 'failed'],
    ],
  );
});

test('an error that passes several handlers is reported once, at the first', async (t) => {
  const { context, inject } = await testApp(t, { config: { logLevel: 'silent' } });
  await forEachRow(context, 'outer', rows.slice(0, 1), () => {
    const error = new Error('known');
    context.failures.report('inner', error);
    throw error;
  });
  assert.deepEqual([await countFailures({ inject }, 'inner'), await countFailures({ inject }, 'outer')], [1, 0]);
});

test('without a database the others are not tried', async (t) => {
  const { context, databaseUrl } = await testApp(t, { config: { logLevel: 'silent' } });
  const gone = connectPool({ url: databaseUrl, max: 1 });
  await gone.end();
  const tried: number[] = [];
  await assert.rejects(
    forEachRow({ ...context, db: connectDatabase(gone) }, 'sweep', rows, async ({ id }) => {
      tried.push(id);
      throw new Error('Connection terminated unexpectedly');
    }),
  );
  assert.deepEqual(tried, [1]);
});

test('a list is read to its end, also when its rows stay on it', async () => {
  const cursors: number[] = [];
  const seen: number[] = [];
  const list = async (after: number) => {
    cursors.push(after);
    return rows.filter(({ id }) => id > after).slice(0, 2);
  };
  for await (const { id } of readAll(list)) seen.push(id);
  assert.deepEqual(
    [seen, cursors],
    [
      [1, 2, 3],
      [0, 2, 3],
    ],
  );
});
