import { z } from 'zod';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { forgetPicture, listOldPictures } from './documentRepository.ts';

const DAY = 24 * 3_600_000;
const AT_ONCE = 500;

/** Pictures are needed until they are decided about, and a while longer for questions. What was decided stays. */
export const forgetDocuments = job({
  name: 'forgetDocuments',
  isBackground: true,
  payload: z.unknown(),
  cron: '20 2 * * *',
  run: async (_payload, context) => {
    const { config, db, clock } = context;
    const now = clock();
    const decidedBefore = new Date(now.getTime() - config.documentDays * DAY);
    const old = readAll((after) => listOldPictures(db, decidedBefore, after, AT_ONCE));
    await forEachRow(context, 'forgetDocuments', old, ({ id, user_id, kind }) =>
      db.transaction().execute(async (transaction) => {
        await forgetPicture(transaction, id);
        await recordAudit(transaction, {
          at: now,
          actorUserId: null,
          action: 'verification_image_expired',
          subjectUserId: user_id,
          details: { id, kind },
        });
      }),
    );
  },
});
