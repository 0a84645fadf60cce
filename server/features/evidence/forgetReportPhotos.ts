import { z } from 'zod';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { forgetFiles, listRested } from './photoRepository.ts';

const DAY = 24 * 3_600_000;
const AT_ONCE = 500;

/** Photographs are stored for as long as they may be needed as evidence. Signed statements stay. */
export const forgetReportPhotos = job({
  name: 'forgetReportPhotos',
  isBackground: true,
  payload: z.unknown(),
  cron: '10 2 * * *',
  run: async (_payload, context) => {
    const { config, db, clock } = context;
    const now = clock();
    const before = new Date(now.getTime() - config.evidenceDays * DAY);
    const rested = readAll((after) => listRested(db, before, after, AT_ONCE));
    await forEachRow(context, 'forgetReportPhotos', rested, ({ id, order_id, client_user_id }) =>
      db.transaction().execute(async (transaction) => {
        await forgetFiles(transaction, id, now);
        await recordAudit(transaction, {
          at: now,
          actorUserId: null,
          action: 'report_photos_expired',
          subjectUserId: client_user_id,
          details: { report: id, order_id },
        });
      }),
    );
  },
});
