import { z } from 'zod';
import { countRentalDays, localMomentOf } from '#contract/domain/rentalTime.ts';
import { carPathOf } from '#contract/routes.ts';
import type { Context } from '#server/context.ts';
import { publish } from '#server/platform/events/eventsRepository.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { unsubscribePath } from '../unsubscribe/unsubscribeToken.ts';
import { deletePastWaits, listFreeWaits, markTold } from './waitRepository.ts';

/** How many are read at once. */
const PAGE = 200;

/**
 * Tells who waits for dates that are free, each once. What is free is read from the cars, whatever freed it: an order, a
 * hold that ended, an owner, another calendar.
 */
export async function tellWaiting(context: Context): Promise<void> {
  const { db, clock, config } = context;
  const now = clock();
  await deletePastWaits(db, now);
  const free = readAll((after) => listFreeWaits(db, after, PAGE));
  await forEachRow(context, 'tellWaiting', free, async ({ id, user_id, car, car_id, slug, min_days, from, to }) => {
    // Its owner may have asked for more days since.
    if (countRentalDays({ from, to }) < min_days) return;
    await db.transaction().execute(async (transaction) => {
      if (!(await markTold(transaction, id, now))) return;
      const dates = new URLSearchParams({ from: localMomentOf(from), to: localMomentOf(to) });
      const content = {
        kind: 'carFree' as const,
        car,
        from: from.toISOString(),
        to: to.toISOString(),
        path: `${carPathOf(slug, car_id)}?${dates.toString()}`,
        unsubscribe: unsubscribePath(config.secret, user_id),
      };
      await tell(transaction, user_id, content);
      await publish(transaction, { kind: 'saved_searches', users: [user_id] });
    });
  });
}

export const tellWaitingJob = job({
  name: 'tellWaiting',
  isBackground: true,
  payload: z.unknown(),
  cron: '* * * * *',
  run: (_payload, context) => tellWaiting(context),
});
