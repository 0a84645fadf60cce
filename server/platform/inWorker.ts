import { Worker } from 'node:worker_threads';

/** It took longer or more than it may, or ended without an answer. */
export class WorkerLimitError extends Error {}

export interface WorkerLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/**
 * Hands `data` to the program `file` in a thread of its own and gives what it posts. The thread is ended when it takes
 * too long or too much memory: untrusted data does not block other requests.
 */
export async function inWorker<Answer>(file: URL, data: unknown, limits: WorkerLimits): Promise<Answer> {
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  const timer = setTimeout(() => void worker.terminate(), limits.milliseconds);
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      // Out of memory, or ended by the timer.
      worker.once('error', (cause) => reject(new WorkerLimitError('A thread gave up.', { cause })));
      worker.once('exit', () => reject(new WorkerLimitError('A thread was ended.')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
