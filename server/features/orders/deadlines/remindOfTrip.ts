import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { applyOrderEvent, marketplace } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { listReturns, listPickUps } from './tripRemindersRepository.ts';

const reminders = [
  ['remind_pick_up', listPickUps],
  ['remind_drop_off', listReturns],
] as const;

/**
 * Reminds both sides, once, a day before the car is picked up and two hours before it is due back. Dates that were
 * changed afterwards are reminded of anew.
 */
export async function remindOfTrip(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  for (const [event, list] of reminders) {
    const due = readAll((after) => list(db, now, after));
    await forEachRow(context, 'remindOfTrip', due, ({ id }) =>
      orderTransaction(context, async (transaction) => {
        const order = await lockOrder(transaction, id);
        // It may have been cancelled, or reminded of by another process, since it was listed.
        const [still] = await list(transaction, now, id - 1);
        if (order === undefined || still?.id !== id) return;
        await applyOrderEvent(context, transaction, order, event, marketplace);
      }),
    );
  }
}

export const remindOfTripJob = job({
  name: 'remindOfTrip',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: (_payload, context) => remindOfTrip(context),
});
