import { Logger, parseCronItem, run, runMigrations, type TaskList } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Job } from './job.ts';

export interface JobRunner {
  /** Lets the jobs under way finish. */
  stop(): Promise<void>;
}

/** The queue's own tables. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: silent });
}

/** Works on the queue in this process until stopped. */
export async function runJobs(
  url: string,
  jobs: readonly Job[],
  context: Context,
  log: FastifyBaseLogger,
): Promise<JobRunner> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [job.name, async (payload: unknown) => job.run(job.payload.parse(payload), context)]),
  );
  const cron = jobs.flatMap(({ name, cron }) =>
    cron === undefined ? [] : [parseCronItem({ task: name, match: cron })],
  );
  const runner = await run({
    connectionString: url,
    concurrency: 2,
    maxPoolSize: 4,
    // New jobs wake the runner at once; this finds those that were waiting for their time.
    pollInterval: 2_000,
    noHandleSignals: true,
    taskList,
    parsedCronItems: cron,
    logger: loggerFor(log),
  });
  // It ends by itself only through stop(), or when it has given up; then the log says why.
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'job runner failed'));
  return { stop: () => runner.stop() };
}

const silent = new Logger(() => () => undefined);

function loggerFor(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
