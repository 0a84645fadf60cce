import { z } from 'zod';
import { job } from '#server/platform/jobs/job.ts';
import { deleteOldOutboxMails } from './outboxRepository.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** The outbox is for looking at what has just been sent, no archive. */
export const forgetMails = job({
  name: 'forgetMails',
  isBackground: true,
  payload: z.unknown(),
  cron: '27 3 * * *',
  run: (_payload, { db, clock }) => deleteOldOutboxMails(db, new Date(clock().getTime() - WEEK_MS)),
});
