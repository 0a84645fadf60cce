import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { countFailures } from '#server/testing/countFailures.ts';
import { testApp } from '#server/testing/testApp.ts';
import { job, queueJob } from './job.ts';
import { runJobs } from './runJobs.ts';

test('a job queued without a worker is done later, again after a failure, with its payload', async (t) => {
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

test('background jobs that take long hold up no other', async (t) => {
  const { app, context, databaseUrl } = await testApp(t);
  const [held, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const payload = z.object({});
  const search = job({ name: 'search', isBackground: true, payload, run: () => held.promise });
  const code = job({ name: 'code', payload, run: async () => sent.resolve() });
  for (let count = 0; count < 10; count += 1) await queueJob(context.db, search, {});
  await queueJob(context.db, code, {});
  const runner = await runJobs(databaseUrl, [search, code], context, app.log);
  await sent.promise;
  held.resolve();
  await runner.stop();
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

test('jobs go on when those of a moment could be neither marked as done nor taken', async (t) => {
  const { app, context, databaseUrl } = await testApp(t);
  // The first is marked too late and not at all, the second later still; meanwhile the third cannot be taken. Each once.
  await context.pool.query(`
    create sequence graphile_worker.first_marks;
    create sequence graphile_worker.third_takes;
    create function graphile_worker.mark_slowly() returns trigger language plpgsql as $$ begin
      if old.payload->>'name' = 'first' and nextval('graphile_worker.first_marks') = 1 then
        perform pg_sleep(0.1);
        raise 'not marked';
      end if;
      if old.payload->>'name' = 'second' then perform pg_sleep(0.3); end if;
      return old;
    end $$;
    create function graphile_worker.take_slowly() returns trigger language plpgsql as $$ begin
      if new.payload->>'name' = 'third' and new.locked_by is not null and nextval('graphile_worker.third_takes') = 1 then
        perform pg_sleep(0.9);
        raise 'not taken';
      end if;
      return new;
    end $$;
    create trigger mark_slowly before delete on graphile_worker._private_jobs
      for each row execute function graphile_worker.mark_slowly();
    create trigger take_slowly before update on graphile_worker._private_jobs
      for each row execute function graphile_worker.take_slowly();`);
  const third = Promise.withResolvers<void>();
  const done: string[] = [];
  const note = job({
    name: 'note',
    payload: z.object({ name: z.string() }),
    run: async ({ name }) => {
      // So that it is not marked together with the first.
      if (name === 'second') await pause(20);
      done.push(name);
      if (name === 'third') third.resolve();
    },
  });
  for (const name of ['first', 'second', 'third']) await queueJob(context.db, note, { name });
  const runner = await runJobs(databaseUrl, [note], context, app.log);
  await third.promise;
  await runner.stop();
  assert.deepEqual(done, ['first', 'second', 'third']);
  const { rows } = await context.pool.query('select from graphile_worker.jobs');
  assert.equal(rows.length, 0);
});
