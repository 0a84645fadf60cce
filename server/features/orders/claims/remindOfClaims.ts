import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { marketplace, applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { listUnpaid, markReminded } from './claimRepository.ts';

/** Reminds clients once of claims that they have not paid in time, and informs the owners. Also of times that passed while no server ran. */
export async function remindOfClaims(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const due = readAll((after) => listUnpaid(db, now, after));
  await forEachRow(context, 'remindOfClaims', due, ({ id, order_id: orderId }) =>
    orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      // It may have been paid since it was listed.
      if (order === undefined || !(await markReminded(transaction, id, clock()))) return;
      await applyOrderEvent(context, transaction, order, 'remind_claim', marketplace);
    }),
  );
}
