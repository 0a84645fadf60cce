import type { Begun, Broken, Done, Prepare, Prepared, Run } from './messages.ts';

/** Answers the messages to a worker; an uncaught error counts as a failure, as in any test runner. */
export function answer(
  prepare: (message: Prepare) => Promise<Prepared>,
  run: (message: Run, announce: (endsWithin: number) => void) => Promise<string | null>,
): void {
  let isRunning = false;
  const send = (message: Prepared | Begun | Done | Broken) => process.send?.(message);
  const finish = (killedBy: string | null, isSpoilt: boolean) => {
    if (!isRunning) return;
    isRunning = false;
    send({ kind: 'done', killedBy, isSpoilt, megabytes: Math.round(process.memoryUsage().rss / 1_000_000) });
  };
  const onUncaught = (error: unknown) => finish(`nobody caught: ${String(error)}`, true);
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
  // The parent process has gone.
  process.on('disconnect', () => process.exit());

  process.on('message', (message: Prepare | Run) => {
    if (message.kind === 'prepare') {
      prepare(message).then(send, (error: unknown) => send({ kind: 'broken', message: describe(error) }));
      return;
    }
    isRunning = true;
    run(message, (endsWithin) => send({ kind: 'begun', endsWithin })).then(
      (killedBy) => finish(killedBy, false),
      onUncaught,
    );
  });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${describe(error.cause)}`;
}
