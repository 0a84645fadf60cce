import { z } from 'zod';
import { CLAIM_WITHIN, HOLD_FOR, REMIND_OF_DEPOSIT_AFTER } from '#contract/domain/claims/claimBounds.ts';
import { findOrderTransition } from '#contract/domain/orders/orderMachine.ts';
import type { Context } from '#server/context.ts';
import { listLongHeld } from '#server/features/payments/depositRepository.ts';
import { bookDeposit } from '#server/features/payments/deposits.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { marketplace, applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { factsOf } from '../orderRow.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { listReturnable, listInHand } from './afterReturnRepository.ts';
import { findClaim, listUnanswered, updateClaim, listUnpaid, markReminded } from './claimRepository.ts';
import { holdLate } from '../deadlines/holdLate.ts';
import { endUnfinished } from './endUnfinished.ts';

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

/** What a client has not answered in time goes to an admin: silence accepts nothing. Also what passed while no server ran. */
export async function passClaims(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const due = readAll((after) => listUnanswered(db, now, after));
  await forEachRow(context, 'passClaims', due, ({ id, order_id: orderId }) =>
    orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      const claim = await findClaim(transaction, id);
      // The client may have answered since it was listed.
      if (order === undefined || claim?.status !== 'asked') return;
      await updateClaim(transaction, id, { status: 'disputed', passed_at: clock() });
      await applyOrderEvent(context, transaction, order, 'pass_claim', marketplace);
    }),
  );
}

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

/** One that fails holds up no other. */
const steps = [holdLate, endUnfinished, passClaims, remindOfClaims, returnDeposits, remindOfDeposits, bookLongHeld].map(
  (run, id) => ({ id, run }),
);

/** Keeps the deadlines of returns, of deposits and of what follows. */
export const afterReturnJob = job({
  name: 'afterReturn',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: (_payload, context) => forEachRow(context, 'afterReturn', steps, ({ run }) => run(context)),
});
