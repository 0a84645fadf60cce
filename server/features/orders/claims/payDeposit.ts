import { closeFrom, holdFrom, pageUntil } from '#contract/domain/claims/claimBounds.ts';
import { findOrderTransition } from '#contract/domain/orderMachine.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { countHeldDeposits } from '#server/features/payments/depositRepository.ts';
import type { OrderPort } from '#server/features/payments/orderPort.ts';
import { marketplace, applyOrderEvent } from '../applyOrderEvent.ts';
import { findOrder, lockOrder } from '../orderRepository.ts';
import { factsOf } from '../orderRow.ts';
import { findDepositTerms } from './claimFactsRepository.ts';

/** The deposit is held by a bank from two days before the start on, where the terms of the order let it. */
export const payDeposit: Pick<OrderPort, 'due' | 'receive'> = {
  due: async ({ clock }, db, { orderId }) => {
    const order = await findOrder(db, orderId);
    if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (order.is_deposit_held) throw new ApiError(409, 'ALREADY_PAID');
    const terms = await findDepositTerms(db, orderId);
    const now = clock();
    const isWanted = findOrderTransition(factsOf(order, now, false), 'hold_deposit', marketplace.actor) !== undefined;
    const isTime = now >= holdFrom(order.from) && now < closeFrom(order.to);
    if (!isWanted || !isTime || !terms.isByCard || terms.amount === 0) throw new ApiError(409, 'ORDER_CHANGED');
    return { amount: terms.amount, capturesAtOnce: false, endsAt: pageUntil(now) };
  },
  receive: async (context, transaction, { orderId }) => {
    const order = await lockOrder(transaction, orderId);
    // The client may have gone on at two pages of the bank: one of them is enough.
    if (order === undefined || (await countHeldDeposits(transaction, orderId)) > 1) return 'return';
    const before = { ...order, is_deposit_held: false };
    const facts = factsOf(before, context.clock(), false);
    if (findOrderTransition(facts, 'hold_deposit', marketplace.actor) === undefined) return 'return';
    await applyOrderEvent(context, transaction, before, 'hold_deposit', marketplace);
    return 'keep';
  },
};
