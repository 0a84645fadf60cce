import { Worker } from 'node:worker_threads';
import { type FeedEvent, ReadError, type ReadProblem } from './feedEvent.ts';
import type { Span } from './readEvents.ts';

type Answer = { readonly events: FeedEvent[] } | { readonly problem: ReadProblem };

const LONGEST_MS = 8_000;
const MEGABYTES = 128;

/**
 * Reads somebody else's calendar in a thread of its own, which is ended when it takes long or much: whatever is in the
 * file, nobody else waits for it.
 */
export async function readWithinTime(text: string, asked: Span, milliseconds = LONGEST_MS): Promise<FeedEvent[]> {
  const worker = new Worker(new URL('./eventsWorker.ts', import.meta.url), {
    workerData: { text, asked },
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  const timer = setTimeout(() => void worker.terminate(), milliseconds);
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      // Out of memory, or ended by the timer.
      worker.once('error', () => reject(new ReadError('too_complex')));
      worker.once('exit', () => reject(new ReadError('too_complex')));
    });
    if ('problem' in answer) throw new ReadError(answer.problem);
    return answer.events;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
