import { z } from 'zod';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { job } from '#server/jobs/job.ts';
import { forgetPictures } from './documentRepository.ts';

const DAY = 24 * 3_600_000;

/** Pictures are needed until they are decided about, and a while longer for questions. What was decided stays. */
export const forgetDocuments = job({
  name: 'forgetDocuments',
  payload: z.unknown(),
  cron: '20 2 * * *',
  run: async (_payload, { config, db, clock }) => {
    const now = clock();
    await db.transaction().execute(async (transaction) => {
      const gone = await forgetPictures(transaction, new Date(now.getTime() - config.documentDays * DAY));
      for (const { id, user_id, kind } of gone) {
        await recordAudit(transaction, {
          at: now,
          actorUserId: null,
          action: 'verification_image_expired',
          subjectUserId: user_id,
          details: { id, kind },
        });
      }
    });
  },
});
