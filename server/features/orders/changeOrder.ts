import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { refundOf } from './cancel/cancellation.ts';
import { getOrder } from './view/getOrder.ts';
import { applyOrderEvent } from './applyOrderEvent.ts';
import { lockOrder } from './orderRepository.ts';
import { orderTransaction } from './orderTransaction.ts';
import { viewerOf } from './view/viewer.ts';

export interface Change {
  readonly id: number;
  readonly event: OrderEventName;
  readonly attempt: Attempt;
  readonly language: Language;
  /** The refund that was shown before a cancellation. */
  readonly expectedRefund?: number | undefined;
  readonly areOriginalsSeen?: boolean | undefined;
}

export interface Changed {
  readonly order: Order;
  readonly declined: readonly string[];
}

/** One of the two sides, or an admin, moves an order. */
export async function changeOrder(context: Context, actor: Actor, change: Change): Promise<Changed> {
  const { id, event, attempt, language, expectedRefund, areOriginalsSeen = false } = change;
  return orderTransaction(context, (transaction) =>
    onceForKey(context, transaction, attempt, async () => {
      const order = await lockOrder(transaction, id);
      const viewer = viewerOf(order, actor);
      // viewerOf has refused a missing order.
      if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
      const isOtherRefund =
        expectedRefund !== undefined && expectedRefund !== refundOf(order, viewer, context.clock()).refund;
      if (event === 'cancel' && isOtherRefund) throw new ApiError(409, 'REFUND_CHANGED');
      const by = { actor: viewer, userId: actor.userId, areOriginalsSeen };
      const { declined } = await applyOrderEvent(context, transaction, order, event, by);
      return { order: await getOrder({ ...context, db: transaction }, id, actor, language), declined };
    }),
  );
}
