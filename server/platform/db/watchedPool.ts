import { AsyncResource } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import pg from 'pg';
import { steadyNow } from '#server/platform/systemClock.ts';
import { type Work, workScope } from '#server/platform/workScope.ts';

/** One statement that has ended, and for whom. */
export interface EndedStatement {
  readonly work: Work;
  /** As it was written: values are not in it. */
  readonly text: string;
  readonly milliseconds: number;
  /** The database's process, as its own log names it. */
  readonly pid: number | null;
  readonly hasFailed: boolean;
}

/** Spans listen to it. */
export const endedStatements = channel('gza:statement');

/** Slower ones are in the log, whatever its level. */
const SLOW_MS = 500;
const LONGEST_TEXT = 2_000;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

/** What waits for a connection goes on in its own scope, not in that of the work that has returned it. */
export class ScopedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect();
    super.connect(AsyncResource.bind(callback));
    return undefined;
  }
}

/**
 * A statement names its work in a comment, so that the database's own log and its list of activities lead to it. Only
 * one that is prepared once for all has none: it is found by the number of the process.
 */
export class WatchedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The library's overloads come down to this.
    const ask = this.query.bind(this) as (...args: unknown[]) => unknown;
    const watched = (asked: unknown, ...rest: unknown[]): unknown => {
      const work = workScope.getStore();
      const text = textOf(asked);
      if (work === undefined || text === null) return ask(asked, ...rest);
      const start = steadyNow();
      const end = (hasFailed: boolean) =>
        report({ work, text, milliseconds: steadyNow() - start, pid: pidOf(this), hasFailed });
      const callback = rest.at(-1);
      if (typeof callback === 'function') {
        const ended = (error: unknown, result: unknown): void => {
          end(error !== null && error !== undefined);
          Reflect.apply(callback, undefined, [error, result]);
        };
        return ask(withId(asked, text, work), ...rest.slice(0, -1), ended);
      }
      const answer = ask(withId(asked, text, work), ...rest);
      if (answer instanceof Promise)
        answer.then(
          () => end(false),
          () => end(true),
        );
      return answer;
    };
    // As above.
    this.query = watched as typeof this.query;
  }
}

const isNamed = (asked: object): boolean => 'name' in asked && asked.name !== undefined;

function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return null;
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : null;
}

function withId(asked: unknown, text: string, { id }: Work): unknown {
  if (typeof asked === 'object' && asked !== null)
    return isNamed(asked) ? asked : { ...asked, text: `${text} /* ${id} */` };
  return `${text} /* ${id} */`;
}

/** The library has it, but not its type. */
const pidOf = (client: pg.Client): number | null =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : null;

function report(statement: EndedStatement): void {
  if (endedStatements.hasSubscribers) endedStatements.publish(statement);
  const { work, text, milliseconds, pid, hasFailed } = statement;
  if (milliseconds < SLOW_MS) return;
  const ms = Math.round(milliseconds);
  // `pid` is that of our own process, which the log adds to each line.
  work.log.warn({ ms, backendPid: pid, hasFailed, statement: text.slice(0, LONGEST_TEXT) }, 'slow statement');
}
