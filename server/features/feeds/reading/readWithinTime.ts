import { inTurns } from '#server/platform/inTurns.ts';
import { inWorker, WorkerLimitError } from '#server/platform/inWorker.ts';
import { type FeedEvent, ReadError, type ReadProblem } from './feedEvent.ts';
import type { Span } from './readEvents.ts';

type Answer = { readonly events: FeedEvent[] } | { readonly problem: ReadProblem };

const LONGEST_MS = 8_000;
const MEGABYTES = 128;
/** Of all owners together, whose calendars may take all of that: others wait for a thread, and not for long. */
const turn = inTurns(2, 10);
const WORKER = new URL('./eventsWorker.ts', import.meta.url);

/** Reads an untrusted calendar in a thread of its own. */
export async function readWithinTime(text: string, period: Span, milliseconds = LONGEST_MS): Promise<FeedEvent[]> {
  const answer = await read(text, period, milliseconds);
  if ('problem' in answer) throw new ReadError(answer.problem);
  return answer.events;
}

async function read(text: string, period: Span, milliseconds: number): Promise<Answer> {
  try {
    return await turn(() => inWorker<Answer>(WORKER, { text, period }, { milliseconds, megabytes: MEGABYTES }));
  } catch (error) {
    if (error instanceof WorkerLimitError) throw new ReadError('too_complex');
    throw error;
  }
}
