import { findOrderTransition } from '#contract/domain/orderMachine.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { OrderPort } from '#server/features/payments/orderPort.ts';
import { isOver } from '#server/features/rental/isOver.ts';
import { marketplace, applyOrderEvent } from './applyOrderEvent.ts';
import { findOrderDue, lockOrder } from './orderRepository.ts';
import { factsOf } from './orderRow.ts';

/** A bank lets go of the money for an order, or can't book it: the client is told, and has time to pay it anew. */
export const dropHold: OrderPort['drop'] = async (context, transaction, { orderId }) => {
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) return;
  const facts = factsOf(order, context.clock(), false);
  if (findOrderTransition(facts, 'drop_hold', marketplace.actor) !== undefined)
    await applyOrderEvent(context, transaction, order, 'drop_hold', marketplace);
};

/** What orders do when the money for them is reserved or there; money nobody waits for goes back. */
export const payOrder: Pick<OrderPort, 'due' | 'receive'> = {
  due: async ({ clock }, db, { orderId }) => {
    const order = await findOrderDue(db, orderId);
    if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (order.paid_at !== null) throw new ApiError(409, 'ALREADY_PAID');
    const isPayable = order.status === 'requested' || order.status === 'confirmed';
    if (!isPayable || isOver(order, clock())) throw new ApiError(409, 'ORDER_CHANGED');
    return { amount: order.prepaid, capturesAtOnce: order.status === 'confirmed', endsAt: order.expires_at };
  },
  receive: async (context, transaction, { orderId }, { money }) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined || order.paid_at !== null) return 'return';
    const facts = factsOf(order, context.clock(), false);
    // Also where its owner has cancelled meanwhile: then it may pay for another car.
    if (findOrderTransition(facts, 'pay', marketplace.actor) === undefined) return 'return';
    if (money === 'captured') {
      await applyOrderEvent(context, transaction, order, 'pay', marketplace);
      return 'keep';
    }
    // What is only reserved for a cancelled order is let go.
    if (order.status === 'cancelled') return 'return';
    // Reserved before the answer it stays so; the owner may have accepted meanwhile.
    return order.status === 'confirmed' ? 'collect' : 'keep';
  },
};
