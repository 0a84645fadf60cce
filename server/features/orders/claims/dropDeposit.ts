import { findOrderTransition } from '#contract/domain/orderMachine.ts';
import type { OrderPort } from '#server/features/payments/orderPort.ts';
import { marketplace, applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { factsOf } from '../orderRow.ts';
import { findClaimOfOrder } from './claimRepository.ts';

/** A bank lets go of a deposit: nobody counts on it any more, and what a claim was to have of it has to be paid. */
export const dropDeposit: OrderPort['drop'] = async (context, transaction, { orderId }) => {
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) return;
  const facts = factsOf(order, context.clock(), false);
  const can = (event: 'drop_deposit' | 'reopen_claim') =>
    findOrderTransition(facts, event, marketplace.actor) !== undefined;
  if (can('drop_deposit')) await applyOrderEvent(context, transaction, order, 'drop_deposit', marketplace);
  else if (can('reopen_claim')) {
    const claim = await findClaimOfOrder(transaction, orderId);
    const amount = (claim?.final_amount ?? 0) - (claim?.paid ?? 0);
    await applyOrderEvent(context, transaction, order, 'reopen_claim', { ...marketplace, amount });
  }
};
