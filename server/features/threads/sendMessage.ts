import type { Message } from '#contract/calls/threads.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { sideOf, toMessage } from './threadView.ts';
import { lockThread } from './threadRepository.ts';
import { findMessageRow, findThreadRow } from './threadViewRepository.ts';
import { writeMessage } from './writeMessage.ts';

/** One of the two writes; the same key writes once, however often it is tried. */
export async function sendMessage(
  context: Context,
  actor: Actor,
  { id, text }: { readonly id: number; readonly text: string },
  attempt: Attempt,
): Promise<Message> {
  return context.db.transaction().execute((transaction) =>
    onceForKey(context, transaction, attempt, async () => {
      const thread = await lockThread(transaction, id);
      const author = sideOf(thread, actor);
      // sideOf has refused a missing thread.
      if (thread === undefined) throw new ApiError(404, 'NOT_FOUND');
      const messageId = await writeMessage(context, transaction, thread, { author, text, key: attempt.key });
      const view = await findThreadRow(transaction, id, actor.userId);
      return toMessage(await findMessageRow(transaction, messageId), author, view?.is_open ?? false);
    }),
  );
}
