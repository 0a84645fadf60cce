import { z } from 'zod';
import { localDateOf, startOfDay } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { monthBefore, monthOf } from '../payoutMonth.ts';
import { insertPayout, listOwnersToPay } from './payoutRepository.ts';

/** Reckons the month that ended last up for every owner who has not been yet. */
export async function createPayouts(context: Context): Promise<void> {
  const { db, clock } = context;
  const thisMonth = monthOf(localDateOf(clock()));
  const [month, until] = [monthBefore(thisMonth), startOfDay(`${thisMonth}-01`)];
  const owners = readAll((afterId) => listOwnersToPay(db, { month, until, afterId }));
  await forEachRow(context, 'createPayouts', owners, ({ id }) =>
    db.transaction().execute((transaction) => insertPayout(transaction, id, { month, until, now: clock() })),
  );
}

/** Every day soon after midnight in Georgia, so that no month is missed when a server was down. */
export const createPayoutsJob = job({
  name: 'createPayouts',
  payload: z.unknown(),
  cron: '15 20 * * *',
  run: (_payload, context) => createPayouts(context),
});
