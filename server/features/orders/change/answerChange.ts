import type { Order } from '#contract/calls/orders/orders.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { isOver } from '#server/features/rental/isOver.ts';
import { getOrder } from '../view/getOrder.ts';
import { applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { viewerOf } from '../view/viewer.ts';
import { type ChangeRow, findOpenChange, lockCarsOf } from './changeRepository.ts';

interface Answer {
  readonly id: number;
  readonly changeId: number;
  readonly answer: 'accept' | 'decline' | 'withdraw';
  readonly language: Language;
}

/** The owner agrees to a change or declines it, or the client wants it no more. */
export async function answerChange(
  context: Context,
  actor: Actor,
  { id, changeId, answer, language }: Answer,
): Promise<Order> {
  return orderTransaction(context, async (transaction) => {
    const seen = await findOpenChange(transaction, id);
    await lockCarsOf(transaction, id, seen?.car_id ?? null);
    const order = await lockOrder(transaction, id);
    const viewer = viewerOf(order, actor);
    // viewerOf has refused a missing order.
    if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
    const change = await findOpenChange(transaction, id);
    const isThere = change?.id === changeId;
    // Its time may be over, only no job has ended it yet.
    const isTooLate = answer === 'accept' && isThere && isOver(change, context.clock());
    if (!isThere || isTooLate) throw new ApiError(409, 'ORDER_CHANGED');
    const event = eventOf(answer, change);
    const by = { actor: viewer, userId: actor.userId };
    await applyOrderEvent(
      context,
      transaction,
      order,
      event,
      event === 'change' ? { ...by, amount: change.difference } : by,
    );
    return getOrder({ ...context, db: transaction }, id, actor, language);
  });
}

function eventOf(answer: Answer['answer'], { online }: ChangeRow) {
  if (answer === 'accept') return online > 0 ? 'accept_change' : 'change';
  return answer === 'decline' ? 'decline_change' : 'withdraw_change';
}
