import { Logger, runOnce } from 'graphile-worker';
import { jobs } from '#server/jobs.ts';
import { toTasks } from '#server/platform/jobs/runJobs.ts';
import type { TestApp } from './testApp.ts';

const silent = new Logger(() => () => undefined);

/** Does everything that is queued and due, then returns; what fails stays queued. */
export async function drainJobs({ context }: Pick<TestApp, 'context'>): Promise<void> {
  const taskList = toTasks(jobs, context, () => ({ warn: () => undefined }));
  // One at a time the library does not wait until the end of a job is written.
  const worker = { concurrentJobs: 1, completeJobBatchDelay: 0, failJobBatchDelay: 0 };
  await runOnce({ pgPool: context.pool, taskList, noHandleSignals: true, logger: silent, preset: { worker } });
}
