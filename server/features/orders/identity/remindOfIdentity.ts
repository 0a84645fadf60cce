import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { BEFORE_START, listToRemind, markReminded } from './identityRepository.ts';

const HOUR = 3_600_000;
/** A client who books late has just read it on the page of the payment. */
const AFTER_PAYMENT = HOUR;

/** Reminds clients once of missing documents, in time before the hand-over. */
export async function remindOfIdentity(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const before = {
    now,
    startBefore: new Date(now.getTime() + BEFORE_START),
    paidBefore: new Date(now.getTime() - AFTER_PAYMENT),
  };
  const due = readAll((after) => listToRemind(db, before, after));
  await forEachRow(context, 'remindOfIdentity', due, ({ id, from, car, user_id }) =>
    db.transaction().execute(async (transaction) => {
      // Another process may have been faster.
      if (!(await markReminded(transaction, id, now))) return;
      const content = { kind: 'identityMissing' as const, car, at: from.toISOString(), order: id };
      await tell(transaction, user_id, content);
    }),
  );
}

export const remindOfIdentityJob = job({
  name: 'remindOfIdentity',
  payload: z.unknown(),
  cron: '*/10 * * * *',
  run: (_payload, context) => remindOfIdentity(context),
});
