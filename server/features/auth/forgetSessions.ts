import { z } from 'zod';
import { job } from '#server/platform/jobs/job.ts';
import { deleteEndedSessions } from './sessionRepository.ts';

/** Sessions that are over leave the database. */
export const forgetSessions = job({
  name: 'forgetSessions',
  isBackground: true,
  payload: z.unknown(),
  cron: '17 * * * *',
  run: (_payload, { db, clock }) => deleteEndedSessions(db, clock()),
});
