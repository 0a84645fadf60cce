import { z } from 'zod';
import { job } from '#server/jobs/job.ts';
import { deleteOldCodes } from './codes/codeRepository.ts';
import { deleteEndedSessions } from './sessionRepository.ts';

/** Sessions that are over and codes that count for no limit any more leave the database. */
export const forgetSessions = job({
  name: 'forgetSessions',
  payload: z.unknown(),
  cron: '17 * * * *',
  run: async (_payload, { db, clock }) => {
    await deleteEndedSessions(db, clock());
    await deleteOldCodes(db, clock());
  },
});
