import { z } from 'zod';
import { job } from '#server/platform/jobs/job.ts';
import { deleteOldCodes } from './codes/codeRepository.ts';
import { deleteEndedSessions } from './sessionRepository.ts';

/** Codes that count for no limit any more leave the database. */
export const forgetCodes = job({
  name: 'forgetCodes',
  isBackground: true,
  payload: z.unknown(),
  cron: '22 * * * *',
  run: (_payload, { db, clock }) => deleteOldCodes(db, clock()),
});

/** Sessions that are over leave the database. */
export const forgetSessions = job({
  name: 'forgetSessions',
  isBackground: true,
  payload: z.unknown(),
  cron: '17 * * * *',
  run: (_payload, { db, clock }) => deleteEndedSessions(db, clock()),
});
