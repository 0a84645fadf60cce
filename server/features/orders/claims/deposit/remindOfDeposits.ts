import { REMIND_OF_DEPOSIT_AFTER } from '#contract/domain/claims/claimBounds.ts';
import { findOrderTransition } from '#contract/domain/orders/orderMachine.ts';
import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { marketplace, applyOrderEvent } from '../../applyOrderEvent.ts';
import { lockOrder } from '../../orderRepository.ts';
import { factsOf } from '../../orderRow.ts';
import { orderTransaction } from '../../orderTransaction.ts';
import { listInHand } from './inHandRepository.ts';

/** Reminds owners, once, of a deposit that they took and neither gave back nor kept. Also what passed while no server ran. */
export async function remindOfDeposits(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const quietSince = new Date(now.getTime() - REMIND_OF_DEPOSIT_AFTER);
  const due = readAll((after) => listInHand(db, { quietSince, now }, after));
  await forEachRow(context, 'remindOfDeposits', due, ({ id }) =>
    orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, id);
      // The owner may have counted it since it was listed.
      const isLeft = order && findOrderTransition(factsOf(order, clock(), false), 'remind_deposit', marketplace.actor);
      if (isLeft) await applyOrderEvent(context, transaction, order, 'remind_deposit', marketplace);
    }),
  );
}
