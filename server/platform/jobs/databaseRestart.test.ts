import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { buildApp } from '#server/app.ts';
import { makeContext } from '#server/makeContext.ts';
import { connectPool } from '#server/platform/db/connect.ts';
import { type Engine, ensureDatabase, startEngine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { testBrowser } from '#server/testing/testBrowser.ts';
import { testConfig } from '#server/testing/testConfig.ts';
import { job, queueJob } from './job.ts';
import { type JobRunner, migrateJobs, runJobs } from './runJobs.ts';

const JOBS = 200;
/** The database is stopped while these are worked on. */
const STOPS = [20, 70, 120];

test('no restart of the database ends the process, loses a job or has one done twice', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'gza-restart-'));
  chmodSync(dir, 0o755);
  let engine: Engine = await startEngine({ dir });
  const url = await ensureDatabase(engine, 'gza');
  await migrate(url);
  await migrateJobs(url);
  const pool = connectPool({ url, max: 3 });
  const context = makeContext({ config: testConfig(), pool, databaseUrl: url });
  const app = await buildApp(context);
  const runners: JobRunner[] = [];
  t.after(async () => {
    // Otherwise a test that fails would go on working for ever.
    seen.resolve();
    await Promise.all(runners.map((runner) => runner.stop()));
    await app.close();
    await pool.end();
    await engine.stop();
    rmSync(dir, { recursive: true });
  });
  const { inject } = testBrowser(app);
  const status = async () => (await inject('/api/register/cities')).status;

  const done: number[] = [];
  const stopped = new EventTarget();
  // After a restart the jobs wait until it has been looked at: on a busy machine they would stop the database again before.
  let seen = Promise.withResolvers<void>();
  seen.resolve();
  const count = job({
    name: 'count',
    payload: z.object({ index: z.number() }),
    run: async ({ index }) => {
      await seen.promise;
      await setImmediate();
      done.push(index);
      // At once, with what is under way: what of this job is not written yet, is lost.
      if (!STOPS.includes(done.length)) return;
      seen = Promise.withResolvers();
      process.kill(engine.pid, 'SIGQUIT');
      stopped.dispatchEvent(new Event('stop'));
    },
  });
  for (let index = 0; index < JOBS; index += 1) await queueJob(context.db, count, { index });

  let stop = once(stopped, 'stop');
  const runner = await runJobs(url, [count], context, app.log);
  runners.push(runner);
  for (let round = 0; round < STOPS.length; round += 1) {
    await stop;
    stop = once(stopped, 'stop');
    while ((await status()) === 200) await setImmediate();
    assert.equal(await status(), 503);
    engine = await startEngine({ dir });
    assert.equal(await status(), 200);
    seen.resolve();
  }
  // A locked job without a worker is waited for no longer than the rest.
  const isLeft = async () =>
    (await pool.query('select from graphile_worker.jobs where locked_at is null')).rowCount !== 0;
  while (await isLeft()) await pause(20);
  await runners.pop()?.stop();

  assert.deepEqual(
    done.toSorted((a, b) => a - b),
    Array.from({ length: JOBS }, (_, index) => index),
  );
  const { rows } = await pool.query('select from graphile_worker.jobs');
  assert.equal(rows.length, 0);
});
