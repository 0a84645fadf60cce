import type { z } from 'zod';
import type * as calls from '#contract/calls/orders/orders.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { Language } from '#contract/domain/values.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { countLeft, getOrder } from '../view/getOrder.ts';
import { applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { viewerOf } from '../view/viewer.ts';

type Body = z.output<(typeof calls.refundOrder)['body']>;

interface Refunding {
  readonly id: number;
  readonly attempt: Attempt;
  readonly language: Language;
}

/** An admin refunds money without a cancellation, to any user but themselves. */
export async function refundOrder(
  context: Context,
  actor: Actor,
  { amount, reason, expected_left: expectedLeft }: Body,
  { id, attempt, language }: Refunding,
): Promise<Order> {
  return orderTransaction(context, (transaction) =>
    onceForKey(context, transaction, attempt, async () => {
      const order = await lockOrder(transaction, id);
      const viewer = viewerOf(order, actor);
      // viewerOf has refused a missing order.
      if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
      const left = await countLeft(transaction, id);
      if (expectedLeft !== undefined && expectedLeft !== left) throw new ApiError(409, 'REFUND_CHANGED');
      await applyOrderEvent(context, transaction, order, 'refund', { actor: viewer, userId: actor.userId, amount });
      await recordAudit(transaction, {
        at: context.clock(),
        actorUserId: actor.userId,
        action: 'order_refunded',
        subjectUserId: order.client_user_id,
        details: { order_id: id, amount, left: { before: left, after: left - amount }, reason },
      });
      return getOrder({ ...context, db: transaction }, id, actor, language);
    }),
  );
}
