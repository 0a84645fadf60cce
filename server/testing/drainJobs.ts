import { Logger, runOnce } from 'graphile-worker';
import pg from 'pg';
import { jobs } from '#server/jobs/jobs.ts';
import type { TestApp } from './testApp.ts';

const silent = new Logger(() => () => undefined);

/** Does everything that is queued and due, then returns; what fails stays queued. */
export async function drainJobs({ context, databaseUrl }: Pick<TestApp, 'context' | 'databaseUrl'>): Promise<void> {
  const taskList = Object.fromEntries(
    jobs.map((job) => [job.name, async (payload: unknown) => job.run(job.payload.parse(payload), context)]),
  );
  // A pool of the runner's own may still be closing when the test drops its database.
  const pgPool = new pg.Pool({ connectionString: databaseUrl });
  // What breaks while something is done fails there; an idle connection may break unnoticed.
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    await runOnce({ pgPool, taskList, noHandleSignals: true, logger: silent, concurrency: 1 });
  } finally {
    await pgPool.end();
  }
}
