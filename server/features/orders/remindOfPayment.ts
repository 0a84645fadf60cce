import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/jobs/forEachRow.ts';
import { job } from '#server/jobs/job.ts';
import { marketplace, moveOrder } from './moveOrder.ts';
import { listHalfOver, lockOrder } from './orderRepository.ts';
import { orderTransaction } from './orderTransaction.ts';

/** Reminds clients, once, that half of the time to pay what an owner has agreed to is over. */
export async function remindOfPayment(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const due = readAll((after) => listHalfOver(db, now, after));
  await forEachRow(context, 'remindOfPayment', due, ({ id }) =>
    orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, id);
      // It may have been paid, or told by another process, since it was listed.
      const [still] = await listHalfOver(transaction, now, id - 1);
      if (order === undefined || still?.id !== id) return;
      await moveOrder(context, transaction, order, 'remind_pay', marketplace);
    }),
  );
}

export const remindOfPaymentJob = job({
  name: 'remindOfPayment',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (_payload, context) => remindOfPayment(context),
});
