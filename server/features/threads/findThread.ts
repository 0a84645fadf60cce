import type { Thread } from '#contract/calls/threads.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { sideOf, toThread } from './threadView.ts';
import { findThreadRow } from './threadViewRepository.ts';

/** A thread as its list shows it, for one of its two sides. */
export async function findThread({ db }: Pick<Context, 'db'>, actor: Actor, id: number): Promise<Thread> {
  const thread = await findThreadRow(db, id, actor.userId);
  const side = sideOf(thread, actor);
  // sideOf has refused a missing thread.
  if (thread === undefined) throw new ApiError(404, 'NOT_FOUND');
  return toThread(thread, side);
}
