import { ApiError } from '#server/platform/http/apiError.ts';
import type { OrderPort } from '#server/features/payments/orderPort.ts';
import { isOver } from '#server/features/rental/isOver.ts';
import { marketplace, applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { findOpenChange, isDone } from './changeRepository.ts';

/** What changes do when the money for them is reserved or there. It is collected once the owner has agreed. */
export const payChange: Pick<OrderPort, 'due' | 'receive'> = {
  due: async ({ clock }, db, { orderId, purposeId }) => {
    const change = await findOpenChange(db, orderId);
    if (change === undefined || change.id !== purposeId) {
      const isPaid = purposeId !== null && (await isDone(db, orderId, purposeId));
      throw new ApiError(409, isPaid ? 'ALREADY_PAID' : 'ORDER_CHANGED');
    }
    if (change.online <= 0 || isOver(change, clock())) throw new ApiError(409, 'ORDER_CHANGED');
    return { amount: change.online, capturesAtOnce: change.status === 'accepted', endsAt: change.expires_at };
  },
  receive: async (context, transaction, { orderId, purposeId }, { money }) => {
    const order = await lockOrder(transaction, orderId);
    const change = await findOpenChange(transaction, orderId);
    if (order === undefined || change === undefined || change.id !== purposeId) return 'return';
    if (money === 'authorized') return change.status === 'accepted' ? 'collect' : 'keep';
    // Taken before anybody has agreed: it is paid again once somebody has.
    if (change.status === 'asked') return 'return';
    await applyOrderEvent(context, transaction, order, 'change', { ...marketplace, amount: change.difference });
    return 'keep';
  },
};
