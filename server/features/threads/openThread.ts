import type { Thread } from '#contract/calls/threads.ts';
import type { Actor, Context } from '#server/context.ts';
import { requireClient } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { toThread, sideOf } from './threadView.ts';
import { ensureThread, findCarOwner, lockThread } from './threadRepository.ts';
import { findThreadRow } from './threadViewRepository.ts';
import { writeMessage } from './writeMessage.ts';

interface Body {
  readonly car_id: number;
  readonly text: string;
}

/** A client writes to a car's owner, before any order; in the thread of the two about this car if there is one. */
export async function openThread(
  context: Context,
  actor: Actor,
  { car_id, text }: Body,
  attempt: Attempt,
): Promise<Thread> {
  const clientId = requireClient(actor);
  return context.db.transaction().execute((transaction) =>
    onceForKey(context, transaction, attempt, async () => {
      const ownerId = await findCarOwner(transaction, car_id);
      if (ownerId === undefined) throw new ApiError(404, 'NOT_FOUND');
      if (ownerId === actor.ownerId) throw new ApiError(403, 'NOT_ALLOWED');
      const id = await ensureThread(transaction, { clientId, ownerId, carId: car_id }, context.clock());
      const thread = await lockThread(transaction, id);
      if (thread === undefined) throw new Error('A thread that was just made is not there.');
      await writeMessage(context, transaction, thread, { author: 'client', text, key: attempt.key });
      const row = await findThreadRow(transaction, id, actor.userId);
      if (row === undefined) throw new Error('A thread that is held is not there.');
      return toThread(row, 'client');
    }),
  );
}

/** A thread as its list shows it, for one of its two sides. */
export async function findThread({ db }: Pick<Context, 'db'>, actor: Actor, id: number): Promise<Thread> {
  const thread = await findThreadRow(db, id, actor.userId);
  const side = sideOf(thread, actor);
  // sideOf has refused a missing thread.
  if (thread === undefined) throw new ApiError(404, 'NOT_FOUND');
  return toThread(thread, side);
}
