import { Logger, parseCronItem, run, runMigrations, type TaskList } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '#server/context.ts';
import { connectJobPool } from '#server/db/connect.ts';
import type { Job } from './job.ts';

export interface JobRunner {
  /** Lets the jobs under way finish. */
  stop(): Promise<void>;
}

/** The queue's own tables. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: silent });
}

/** The jobs as the queue calls them. A failure is reported, and thrown for the queue to try again. */
export function toTasks(jobs: readonly Job[], context: Context): TaskList {
  const toTask = (job: Job) => async (payload: unknown) => {
    try {
      await job.run(job.payload.parse(payload), context);
    } catch (error) {
      context.failures.report(job.name, error);
      throw error;
    }
  };
  return Object.fromEntries(jobs.map((job) => [job.name, toTask(job)]));
}

/** Works on the queue in this process until stopped. */
export async function runJobs(
  url: string,
  jobs: readonly Job[],
  context: Context,
  log: FastifyBaseLogger,
): Promise<JobRunner> {
  const cron = jobs.flatMap(({ name, cron }) =>
    cron === undefined ? [] : [parseCronItem({ task: name, match: cron })],
  );
  // The runner does not wait for the end of a pool that it has made itself.
  const pgPool = connectJobPool(url);
  const runner = await run({
    pgPool,
    concurrency: 2,
    // New jobs wake the runner at once; this finds those that were waiting for their time.
    pollInterval: 2_000,
    noHandleSignals: true,
    taskList: toTasks(jobs, context),
    parsedCronItems: cron,
    logger: loggerFor(log),
  });
  // It ends by itself only through stop(), or when it has given up; then the log says why.
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'job runner failed'));
  return {
    stop: async () => {
      try {
        await runner.stop();
      } finally {
        await pgPool.end();
      }
    },
  };
}

const silent = new Logger(() => () => undefined);

function loggerFor(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
