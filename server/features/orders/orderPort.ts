import type { OrderPort } from '#server/payments/orderPort.ts';
import { marketplace, moveOrder } from './moveOrder.ts';
import { lockOrder } from './orderRepository.ts';

/** What orders do when the money for them is reserved or there; money nobody waits for goes back. */
export const orderPort: OrderPort = {
  lock: async (transaction, orderId) => {
    await lockOrder(transaction, orderId);
  },
  receive: async (context, transaction, orderId, money) => {
    const order = await lockOrder(transaction, orderId);
    const isWaiting =
      order !== undefined && (order.status === 'requested' || order.status === 'confirmed') && order.paid_at === null;
    if (!isWaiting) return 'return';
    if (money === 'captured') {
      await moveOrder(context, transaction, order, 'pay', marketplace);
      return 'keep';
    }
    // Reserved before the answer it stays so; the owner may have accepted meanwhile.
    return order.status === 'confirmed' ? 'collect' : 'keep';
  },
};
