import { z } from 'zod';
import { ThreadSide } from '#contract/calls/threads.ts';
import { job } from '#server/platform/jobs/job.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { findUnreadRun } from './threadRepository.ts';

const PATIENCE_MS = 5 * 60_000;

/** When an unread message is mailed. */
export const mailDue = (writtenAt: Date): Date => new Date(writtenAt.getTime() + PATIENCE_MS);

/**
 * Queued for the first message of a run of unread ones, so that a run has one mail; a user who has read it meanwhile gets
 * none. The mail names the car and nothing that the other side could have typed.
 */
export const mailUnread = job({
  name: 'mailUnread',
  payload: z.object({ thread_id: z.number(), side: ThreadSide, message_id: z.number() }),
  run: async ({ thread_id, side, message_id }, { db }) => {
    const run = await findUnreadRun(db, thread_id, side);
    if (run === undefined || run.unread_id !== message_id) return;
    await tell(db, run.user_id, { kind: 'unreadMessage', car: run.car, thread: thread_id }, { push: false });
  },
});
