import type { Transaction } from 'kysely';
import type { ThreadSide, Message } from '#contract/calls/threads.ts';
import type { Context, Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { FieldError, ApiError } from '#server/platform/http/apiError.ts';
import { publish } from '#server/platform/events/eventsRepository.ts';
import { onceForKey } from '#server/platform/http/idempotent.ts';
import type { Attempt } from '#server/platform/http/idempotent.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { mailDue, mailUnread } from './mailUnread.ts';
import {
  findMessageByKey,
  findUnreadRun,
  type HeldThread,
  holdAccounts,
  insertMessage,
  noteWritten,
  lockThread,
} from './threadRepository.ts';
import { sideOf, toMessage } from './threadView.ts';
import { findMessageRow, findThreadRow } from './threadViewRepository.ts';

interface Draft {
  readonly author: ThreadSide;
  readonly text: string;
  readonly key: string | null;
}

/**
 * Writes a message into a held thread and gives its id; both sides hear of it once it is there. A key that was used in
 * it before, however long ago, has its message: a phone may come back days later and not know that it was heard.
 */
export async function writeMessage(
  { clock }: Pick<Context, 'clock'>,
  transaction: Transaction<Database>,
  thread: HeldThread,
  { author, text, key }: Draft,
): Promise<number> {
  const accounts = await holdAccounts(transaction, thread);
  // The session ended with the account while this waited.
  if (!accounts.has(thread[`${author}_user_id`])) throw new ApiError(401, 'NOT_LOGGED_IN');
  const stored = key === null ? undefined : await findMessageByKey(transaction, thread.id, author, key);
  if (stored !== undefined) {
    if (stored.text !== text) throw new FieldError({ 'idempotency-key': 'keyReused' });
    return stored.id;
  }
  const side = author === 'client' ? 'owner' : 'client';
  // A 409 would be tried again, and hold up what is written to others.
  if (!accounts.has(thread[`${side}_user_id`])) throw new FieldError({ text: 'accountDeleted' });
  const at = clock();
  const id = await insertMessage(transaction, { thread_id: thread.id, author, text, key, created_at: at });
  const isNewRun = await noteWritten(transaction, thread.id, { id, author, at });
  if (isNewRun) {
    await pushMessage(transaction, thread.id, side);
    await queueJob(transaction, mailUnread, { thread_id: thread.id, side, message_id: id }, { runAt: mailDue(at) });
  }
  await publish(transaction, {
    kind: 'thread',
    thread: thread.id,
    users: [thread.client_user_id, thread.owner_user_id],
  });
  return id;
}

/** A device says at once that a message has come, once for a run of unread ones; the mail waits for who does not look. */
async function pushMessage(transaction: Transaction<Database>, threadId: number, side: ThreadSide): Promise<void> {
  const run = await findUnreadRun(transaction, threadId, side);
  if (run === undefined) return;
  await tell(transaction, run.user_id, { kind: 'unreadMessage', car: run.car, thread: threadId }, { mail: false });
}

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
