import { z } from 'zod';
import { job } from '#server/platform/jobs/job.ts';
import { deleteOldCodes } from './codeRepository.ts';

/** Codes that count for no limit any more leave the database. */
export const forgetCodes = job({
  name: 'forgetCodes',
  isBackground: true,
  payload: z.unknown(),
  cron: '22 * * * *',
  run: (_payload, { db, clock }) => deleteOldCodes(db, clock()),
});
