import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { publish } from '#server/platform/events/eventsRepository.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { mailDue, mailUnread } from './mailUnread.ts';
import { sideOf } from './threadView.ts';
import { lockThread, noteSeen } from './threadRepository.ts';

/** One side has read up to a message; null is everything. A repetition sends no event. */
export async function markSeen({ db }: Context, actor: Actor, id: number, upTo: number | null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const thread = await lockThread(transaction, id);
    const side = sideOf(thread, actor);
    // sideOf has refused a missing thread.
    if (thread === undefined) throw new ApiError(404, 'NOT_FOUND');
    const noted = await noteSeen(transaction, id, side, upTo);
    if (noted === false) return;
    const { unread } = noted;
    // What came while the rest was read begins a run of its own.
    if (unread !== null)
      await queueJob(
        transaction,
        mailUnread,
        { thread_id: id, side, message_id: unread.id },
        { runAt: mailDue(unread.created_at) },
      );
    await publish(transaction, { kind: 'thread', thread: id, users: [thread.client_user_id, thread.owner_user_id] });
  });
}
