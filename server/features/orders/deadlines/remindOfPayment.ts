import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { listHalfOverChanges } from '../change/dueChangesRepository.ts';
import { marketplace, applyOrderEvent } from '../applyOrderEvent.ts';
import { listHalfOver, lockOrder } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';

const reminders = [
  ['remind_pay', listHalfOver],
  ['remind_change', listHalfOverChanges],
] as const;

/** Reminds clients, once, that half of the time to pay what an owner has agreed to is over: an order, or a change of one. */
export async function remindOfPayment(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  for (const [event, list] of reminders) {
    const due = readAll((after) => list(db, now, after));
    await forEachRow(context, 'remindOfPayment', due, ({ id }) =>
      orderTransaction(context, async (transaction) => {
        const order = await lockOrder(transaction, id);
        // It may have been paid, or reminded by another process, since it was listed.
        const [still] = await list(transaction, now, id - 1);
        if (order === undefined || still?.id !== id) return;
        await applyOrderEvent(context, transaction, order, event, marketplace);
      }),
    );
  }
}

export const remindOfPaymentJob = job({
  name: 'remindOfPayment',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (_payload, context) => remindOfPayment(context),
});
