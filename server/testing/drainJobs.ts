import { Logger, runOnce } from 'graphile-worker';
import { connectPool } from '#server/platform/db/connect.ts';
import { jobs } from '#server/jobs.ts';
import { toTasks } from '#server/platform/jobs/runJobs.ts';
import type { TestApp } from './testApp.ts';

const silent = new Logger(() => () => undefined);

/** Does everything that is queued and due, then returns; what fails stays queued. */
export async function drainJobs({ context, databaseUrl }: Pick<TestApp, 'context' | 'databaseUrl'>): Promise<void> {
  // A pool of the runner's own may still be closing when the test drops its database.
  const pgPool = connectPool({ url: databaseUrl, max: 5 });
  try {
    const taskList = toTasks(jobs, context, () => ({ warn: () => undefined }));
    await runOnce({ pgPool, taskList, noHandleSignals: true, logger: silent, concurrency: 1 });
  } finally {
    await pgPool.end();
  }
}
