import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { countFailures } from '#server/testing/countFailures.ts';
import { testApp } from '#server/testing/testApp.ts';
import { job, queueJob } from './job.ts';
import { runJobs } from './runJobs.ts';

test('a job queued while nobody works is done later, again after a failure, with its payload', async (t) => {
  const { app, context, databaseUrl, inject } = await testApp(t);
  const done = Promise.withResolvers<string>();
  let tries = 0;
  const greet = job({
    name: 'greet',
    payload: z.object({ name: z.string() }),
    run: async ({ name }) => {
      tries += 1;
      if (tries === 1) throw new Error('not today');
      done.resolve(name);
    },
  });
  await queueJob(context.db, greet, { name: 'Nino' });
  const runner = await runJobs(databaseUrl, [greet], context, app.log);
  assert.equal(await done.promise, 'Nino');
  // While its database is still there.
  await runner.stop();
  assert.equal(tries, 2);
  assert.equal(await countFailures({ inject }, 'greet'), 1);
});

test('a job exists only when the transaction that queued it does', async (t) => {
  const { context } = await testApp(t);
  const note = job({ name: 'note', payload: z.object({}), run: async () => undefined });
  const rolledBack = context.db.transaction().execute(async (transaction) => {
    await queueJob(transaction, note, {});
    throw new Error('changed my mind');
  });
  await assert.rejects(rolledBack, /changed my mind/);
  await context.db.transaction().execute((transaction) => queueJob(transaction, note, {}, { key: 'once' }));
  await queueJob(context.db, note, {}, { key: 'once' });
  const { rows } = await context.pool.query("select from graphile_worker.jobs where task_identifier = 'note'");
  assert.equal(rows.length, 1);
});
