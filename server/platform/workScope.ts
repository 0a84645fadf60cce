import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { FastifyBaseLogger } from 'fastify';

/** What is being worked on: a request, or one run of a job. */
export interface Work {
  /** In the answer, in each line of the log, in the statements it makes, and the number of its spans' trace. */
  readonly id: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** How it went. */
export interface EndedWork {
  readonly work: Work;
  /** The method and the pattern of the route, or the job. */
  readonly name: string;
  /** Of the answer; null where nobody waits for one. */
  readonly status: number | null;
  readonly hasFailed: boolean;
}

/** Whose work this is, for what is too deep to be told. */
export const workScope = new AsyncLocalStorage<Work>();

/** Spans listen to them; messages are `Work` and `EndedWork`. */
export const begunWork = channel('gza:begun-work');
export const endedWork = channel('gza:ended-work');

/** 128 bits in hexadecimal, as OpenTelemetry numbers traces. */
export const newWorkId = (): string => randomBytes(16).toString('hex');

/** Runs a job in a scope of its own. */
export function scopeJob<Result>(
  name: string,
  logOf: (id: string) => Work['log'],
  run: () => Promise<Result>,
): Promise<Result> {
  const id = newWorkId();
  const work: Work = { id, log: logOf(id) };
  return workScope.run(work, async () => {
    begunWork.publish(work);
    let hasFailed = true;
    try {
      const result = await run();
      hasFailed = false;
      return result;
    } finally {
      endedWork.publish({ work, name, status: null, hasFailed } satisfies EndedWork);
    }
  });
}
