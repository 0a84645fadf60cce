import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, parseCronItem, run, runMigrations } from 'graphile-worker';
import type { ParsedCronItem, RunnerOptions, TaskList, WorkerEvents } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '#server/context.ts';
import { connectJobPool } from '#server/platform/db/connect.ts';
import { isDatabaseOutage } from '#server/platform/http/failures/databaseOutage.ts';
import { scopeJob, type Work } from '#server/platform/workScope.ts';
import type { Job } from './job.ts';
import { settleJobs } from './jobRepository.ts';

export interface JobRunner {
  /** Lets the jobs under way finish. */
  stop(): Promise<void>;
}

/** The queue's own tables. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: silent });
}

/** The jobs as the queue calls them. A failure is reported, and thrown for the queue to try again. */
export function toTasks(jobs: readonly Job[], context: Context, logOf: (workId: string) => Work['log']): TaskList {
  const toTask = (job: Job) => (payload: unknown) =>
    scopeJob(job.name, logOf, async () => {
      try {
        await job.run(job.payload.parse(payload), context);
      } catch (error) {
        context.failures.report(job.name, error);
        throw error;
      }
    });
  return Object.fromEntries(jobs.map((job) => [job.name, toTask(job)]));
}

/** Works on the queue in this process until stopped, through any number of restarts of the database. */
export async function runJobs(
  url: string,
  jobs: readonly Job[],
  context: Context,
  log: FastifyBaseLogger,
): Promise<JobRunner> {
  const background = jobs.filter(({ isBackground }) => isBackground);
  const others = jobs.filter(({ isBackground }) => !isBackground);
  const first = await beginRunner(url, others, context, log);
  try {
    const second = await beginRunner(url, background, context, log);
    return { stop: async () => void (await Promise.all([first.stop(), second.stop()])) };
  } catch (error) {
    await first.stop();
    throw error;
  }
}

async function beginRunner(
  url: string,
  jobs: readonly Job[],
  context: Context,
  log: FastifyBaseLogger,
): Promise<JobRunner> {
  // The runner does not wait for the end of a pool that it has made itself.
  const pgPool = connectJobPool(url);
  const options: RunnerOptions = {
    pgPool,
    noHandleSignals: true,
    taskList: toTasks(jobs, context, (reqId) => log.child({ reqId })),
    parsedCronItems: cronItemsOf(jobs),
    logger: loggerFor(log),
    preset: {
      worker: {
        concurrentJobs: 2,
        // New jobs wake the runner at once; this finds those that were waiting for their time.
        pollInterval: 2_000,
        // One at a time the library waits for neither, and a lost connection would be a rejection that nothing handles.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  };
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  const patiently = makeRetry(stopping.signal, log);

  const work = async (first: Shift): Promise<void> => {
    for (let shift: Shift | null = first; shift !== null;) {
      await Promise.race([shift.ended, stopped]);
      await shift.end();
      const { workerId, done } = shift;
      await patiently(() => settleJobs(context.db, { workerId, done }));
      if (stopping.signal.aborted) return;
      log.warn('the job runner begins again after it has lost the database');
      shift = await patiently(() => beginShift(options));
    }
  };
  const first = await beginShift(options).catch(async (error: unknown) => {
    await pgPool.end();
    throw error;
  });
  const worked = work(first);
  return {
    stop: async () => {
      stopping.abort();
      await worked;
      await pgPool.end();
    },
  };
}

/** The library's runner from a start to the next loss of the database, after which it has left jobs in an unknown state. */
interface Shift {
  /** Under which name it has locked jobs. */
  readonly workerId: string;
  /** The last jobs that were done: whether the database knows is uncertain. */
  readonly done: readonly string[];
  readonly ended: Promise<void>;
  /** Lets the jobs under way finish. */
  end(): Promise<void>;
}

/** Far more than can be done while one connection is lost. */
const MOST_UNCERTAIN = 1_000;

async function beginShift(options: RunnerOptions): Promise<Shift> {
  const emitter = new EventEmitter();
  // Of Node's emitter the library's type only knows the names of events.
  const events = emitter as WorkerEvents;
  const done: string[] = [];
  let workerId = '';
  events.on('pool:create', ({ workerPool }) => (workerId = workerPool.id));
  events.on('job:success', ({ job }) => {
    done.push(job.id);
    if (done.length > MOST_UNCERTAIN) done.shift();
  });
  // Once it could not write how a job ended, the library (0.18.0) may miscount what is being written, and its own end
  // never comes. Its workers have ended by then, and what is not written is settled after the shift.
  const endedUnwritten = Promise.all([
    once(emitter, 'pool:fatalError'),
    Promise.race([once(emitter, 'pool:gracefulShutdown:complete'), once(emitter, 'pool:gracefulShutdown:error')]),
  ]);
  const runner = await run({ ...options, events });
  const ended = Promise.race([runner.promise.catch(() => undefined), endedUnwritten]).then(() => undefined);
  const end = async (): Promise<void> => {
    // It refuses a second stop, and its promise may never settle: `ended` resolves with either.
    void runner.stop().catch(() => undefined);
    await ended;
  };
  // It may have been given a job of which the answer was lost. Only after the worker has noticed: then it ends in order.
  events.on('worker:getJob:error', ({ error }) => void (isDatabaseOutage(error) && setImmediate(() => void end())));
  return { workerId, done, ended, end };
}

const RETRY_MS = 500;

/** Tries until it succeeds; once it is stopped, one last time. Null when that failed too. */
function makeRetry(signal: AbortSignal, log: FastifyBaseLogger) {
  return async <Result>(attempt: () => Promise<Result>): Promise<Result | null> => {
    for (;;) {
      const isLast = signal.aborted;
      try {
        return await attempt();
      } catch (error) {
        log.error({ err: error }, 'job runner failed');
      }
      if (isLast) return null;
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  };
}

/** Minutes that pass while the database is away are made up for. */
const BACKFILL_MS = 5 * 60_000;

const cronItemsOf = (jobs: readonly Job[]): ParsedCronItem[] =>
  jobs.flatMap(({ name, cron }) =>
    cron === undefined ? [] : [parseCronItem({ task: name, match: cron, options: { backfillPeriod: BACKFILL_MS } })],
  );

const silent = new Logger(() => () => undefined);

function loggerFor(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
