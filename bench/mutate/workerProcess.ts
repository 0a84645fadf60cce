import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { findMemory } from '../../server/testing/findMemory.ts';
import type { Broken, Done, Prepare, Prepared, Run } from './messages.ts';
import { root } from './mutatedModules.ts';

type Answer = Prepared | Done | Broken;

/** One process that runs tests; a request that takes too long ends it. */
export interface WorkerProcess {
  request(message: Prepare | Run, milliseconds: number): Promise<Answer | 'too long'>;
  stop(): void;
}

export function workerProcess(): WorkerProcess {
  const memory = findMemory();
  const child = fork(join(import.meta.dirname, 'worker.ts'), {
    cwd: root,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(root, '.cache/node'),
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
    // Our own worker sends nothing else.
    const onMessage = (answer: unknown) => settle(answer as Answer);
    const onExit = () => settle({ kind: 'broken', message: 'the process ended' });
    const timer = setTimeout(() => settle('too long'), milliseconds);
    child.on('message', onMessage).on('exit', onExit);
    child.send(message);
  });
}
