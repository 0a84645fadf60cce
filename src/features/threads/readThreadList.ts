import type { ResponseOf } from '#contract/call.ts';
import type { listThreads, Thread, ThreadFlags } from '#contract/calls/threads.ts';
import { hasShape } from '#src/shared/api/hasShape.ts';
import type { Shape } from '#src/shared/api/hasShape.ts';

type Answer = ResponseOf<typeof listThreads>;

/** The fields of our threads besides the documented flags; not `is_other_side_deleted`, which the version before did not have. */
const ofThread = {
  id: 'number',
  side: 'string',
  name: 'string',
  car: {
    id: 'number',
    slug: 'string',
    brand: 'string',
    model: 'string',
    year: 'number',
    is_active: 'boolean',
    image: 'object?',
  },
  last_message: 'object?',
  seen_id: 'number',
  owner: 'object?',
  order: 'object?',
  at: 'string',
} satisfies Record<Exclude<keyof Thread, keyof ThreadFlags | 'is_other_side_deleted'>, Shape>;

const isWhole = (entry: Thread | ThreadFlags): entry is Thread => hasShape(entry, ofThread);

/** The list in the form of this app: our threads are complete, others have the two documented flags. */
export function readThreadList(answer: Answer): Answer {
  const { threads, next_cursor: next } = answer;
  return {
    status: 'success',
    threads: (Array.isArray(threads) ? threads : []).map((entry) =>
      isWhole(entry) ? entry : { is_seen: entry.is_seen, is_answer: entry.is_answer },
    ),
    next_cursor: typeof next === 'string' ? next : null,
  };
}
