import type { OrderPort } from '#server/payments/orderPort.ts';
import { findOrderTransition } from '#contract/orderMachine.ts';
import { marketplace, moveOrder } from './moveOrder.ts';
import { lockOrder } from './orderRepository.ts';
import { factsOf } from './orderRow.ts';

/** What orders do when the money for them is reserved or there; money nobody waits for goes back. */
export const orderPort: OrderPort = {
  lock: async (transaction, orderId) => {
    await lockOrder(transaction, orderId);
  },
  receive: async (context, transaction, orderId, money) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined || order.paid_at !== null) return 'return';
    const facts = factsOf(order, context.clock());
    // Also where its owner has cancelled meanwhile: then it may pay for another car.
    if (findOrderTransition(facts, 'pay', marketplace.actor) === undefined) return 'return';
    if (money === 'captured') {
      await moveOrder(context, transaction, order, 'pay', marketplace);
      return 'keep';
    }
    // What is only reserved for a cancelled order is let go.
    if (order.status === 'cancelled') return 'return';
    // Reserved before the answer it stays so; the owner may have accepted meanwhile.
    return order.status === 'confirmed' ? 'collect' : 'keep';
  },
};
