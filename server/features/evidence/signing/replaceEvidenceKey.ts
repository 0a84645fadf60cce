import { z } from 'zod';
import { job } from '#server/platform/jobs/job.ts';
import { replaceKey } from './signingRepository.ts';
import { makeKey } from './signingKey.ts';

const YEAR = 365 * 24 * 3_600_000;

/** A new key each year. The private half of the old one is deleted: should it leak later, nothing older can be forged. */
export const replaceEvidenceKey = job({
  name: 'replaceEvidenceKey',
  payload: z.unknown(),
  cron: '40 3 1 * *',
  run: async (_payload, context) => {
    const { db, clock } = context;
    const now = clock();
    await db.transaction().execute(async (transaction) => {
      const isOld = await replaceKey(transaction, new Date(now.getTime() - YEAR), now);
      if (isOld) await makeKey(context, transaction);
    });
  },
});
