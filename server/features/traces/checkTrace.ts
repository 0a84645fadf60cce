import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { inWorker, WorkerLimitError } from '#server/platform/inWorker.ts';
import type { FieldTextKey } from '#server/platform/texts/en.ts';

const WORKER = new URL('./checkWorker.ts', import.meta.url);
/** Most of it is the start of the thread, which a busy machine draws out; what takes a processor is bounded by the schema. */
const LONGEST_MS = 10_000;
const MEGABYTES = 128;
/** Of all senders together: visitors may send, and each check takes a processor. */
const MOST_AT_ONCE = 2;
let underWay = 0;

/** Checks that a file is redacted as its sender says, in a thread apart from other requests. */
export async function checkTrace(text: string, milliseconds = LONGEST_MS): Promise<void> {
  if (underWay >= MOST_AT_ONCE) throw new ApiError(503, 'UNAVAILABLE', { 'retry-after': '5' });
  underWay += 1;
  try {
    const problem = await inWorker<FieldTextKey | null>(WORKER, text, { milliseconds, megabytes: MEGABYTES });
    if (problem !== null) throw new FieldError({ trace: problem });
  } catch (error) {
    if (error instanceof WorkerLimitError) throw new FieldError({ trace: 'traceTooMuch' });
    throw error;
  } finally {
    underWay -= 1;
  }
}
