import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { listToAsk, markAsked } from './reviewsRepository.ts';

const DAY = 86_400_000;
/** The client is at home, and still knows how it was. */
const AFTER_RETURN = DAY;
/** Nobody is asked about a rental of long ago. */
const AT_MOST = 5 * DAY;

/** Asks clients once for a review of a car, a day after its return, unless they have written one. */
export async function askForReviews(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const returned = { after: new Date(now.getTime() - AT_MOST), before: new Date(now.getTime() - AFTER_RETURN) };
  const due = readAll((after) => listToAsk(db, returned, after));
  await forEachRow(context, 'askForReviews', due, ({ id, car, user_id }) =>
    db.transaction().execute(async (transaction) => {
      // Another process may have been faster.
      if (await markAsked(transaction, id, now))
        await tell(transaction, user_id, { kind: 'reviewWanted', car, order: id });
    }),
  );
}

export const askForReviewsJob = job({
  name: 'askForReviews',
  isBackground: true,
  payload: z.unknown(),
  cron: '*/30 * * * *',
  run: (_payload, context) => askForReviews(context),
});
