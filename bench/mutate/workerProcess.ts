import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { findMemory } from '../../server/testing/findMemory.ts';
import type { Begun, Broken, Done, Prepare, Prepared, Run } from './messages.ts';
import { root } from './mutatedModules.ts';

type Answer = Prepared | Done | Broken;

/** One process that runs tests. */
export interface WorkerProcess {
  /** Waits so long for an answer, or for what it says of the next step. */
  request(message: Prepare | Run, milliseconds: number): Promise<Answer | 'too long'>;
  stop(): void;
}

export function workerProcess(): WorkerProcess {
  const memory = findMemory();
  const child = fork(join(import.meta.dirname, 'worker.ts'), {
    cwd: root,
    env: {
      ...process.env,
      // What comes compiled out of a cache is not counted.
      NODE_DISABLE_COMPILE_CACHE: '1',
      ...(memory === undefined ? {} : { TMPDIR: memory }),
    },
    // What a broken product writes is no part of the report.
    stdio: ['ignore', 'ignore', process.env['VERBOSE'] === undefined ? 'ignore' : 'inherit', 'ipc'],
  });
  return {
    request: (message, milliseconds) => ask(child, message, milliseconds),
    stop: () => void child.kill('SIGKILL'),
  };
}

function ask(child: ChildProcess, message: Prepare | Run, milliseconds: number): Promise<Answer | 'too long'> {
  return new Promise((resolve) => {
    const settle = (answer: Answer | 'too long') => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      resolve(answer);
    };
    const waitFor = (limit: number) => setTimeout(() => settle('too long'), limit);
    const onMessage = (message: unknown) => {
      // Our own worker sends nothing else.
      const answer = message as Answer | Begun;
      if (answer.kind !== 'begun') return settle(answer);
      clearTimeout(timer);
      timer = waitFor(answer.endsWithin);
    };
    const onExit = () => settle({ kind: 'broken', message: 'the process ended' });
    let timer = waitFor(milliseconds);
    child.on('message', onMessage).on('exit', onExit);
    child.send(message);
  });
}
