import { CLAIM_WITHIN, HOLD_FOR } from '#contract/domain/claims/claimBounds.ts';
import { findOrderTransition } from '#contract/domain/orders/orderMachine.ts';
import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { listLongHeld } from '#server/features/payments/depositRepository.ts';
import { bookDeposit } from '#server/features/payments/deposits.ts';
import { marketplace, applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { factsOf } from '../orderRow.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { listReturnable } from './returnableRepository.ts';

/** Lets go of deposits of which nothing was claimed in time, also where that time passed while no server ran. */
export async function returnDeposits(context: Context): Promise<void> {
  const { db, clock } = context;
  const returnedBefore = new Date(clock().getTime() - CLAIM_WITHIN);
  const due = readAll((after) => listReturnable(db, returnedBefore, after));
  await forEachRow(context, 'returnDeposits', due, ({ id }) =>
    orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, id);
      // The owner may have claimed since it was listed.
      const isLeft = order && findOrderTransition(factsOf(order, clock(), false), 'return_deposit', marketplace.actor);
      if (isLeft) await applyOrderEvent(context, transaction, order, 'return_deposit', marketplace);
    }),
  );
}

/** Has deposits booked that are needed for longer than banks hold them. */
export async function bookLongHeld(context: Context): Promise<void> {
  const { db, clock } = context;
  const heldBefore = new Date(clock().getTime() - HOLD_FOR);
  const due = readAll((after) => listLongHeld(db, heldBefore, after));
  await forEachRow(context, 'bookDeposits', due, ({ id }) =>
    orderTransaction(context, async (transaction) => {
      await lockOrder(transaction, id);
      await bookDeposit(transaction, id);
    }),
  );
}
