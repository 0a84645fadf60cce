import type { z } from 'zod';
import type * as calls from '#contract/calls/orders/claims.ts';
import type { DepositMoveKind } from '#contract/domain/claims/orderClaim.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { Language } from '#contract/domain/values.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { getOrder } from '../../view/getOrder.ts';
import { applyOrderEvent } from '../../applyOrderEvent.ts';
import { lockOrder } from '../../orderRepository.ts';
import { inHand, type OrderRow } from '../../orderRow.ts';
import { orderTransaction } from '../../orderTransaction.ts';
import { insertMove } from './depositMovesRepository.ts';

type Body = z.output<(typeof calls.moveDeposit)['body']>;

interface Moving {
  readonly id: number;
  readonly attempt: Attempt;
  readonly language: Language;
}

const events = {
  taken: 'take_deposit',
  returned: 'give_deposit',
  kept: 'keep_deposit',
} as const satisfies Record<DepositMoveKind, OrderEventName>;

/** How much of it there can be at most: what was agreed and is not taken yet, or what the owner has in hand. */
const mostOf = (kind: DepositMoveKind, order: OrderRow): number =>
  kind === 'taken' ? order.deposit - inHand(order) : inHand(order);

/** The owner counts a deposit: takes it at the hand-over, gives it back or keeps some of it afterwards. */
export async function moveDeposit(
  context: Context,
  actor: Actor,
  { kind, amount, way, reason: typed }: Body,
  { id, attempt, language }: Moving,
): Promise<Order> {
  const reason = typed ?? null;
  if (kind === 'kept' && reason === null) throw new FieldError({ reason: 'required' });
  if (kind !== 'kept' && reason !== null) throw new FieldError({ reason: 'invalid' });
  return orderTransaction(context, (transaction) =>
    onceForKey(context, transaction, attempt, async () => {
      const order = await lockOrder(transaction, id);
      // Whose hands it is in is the owner's word alone: an admin who is no side of it was not there.
      if (order === undefined || order.owner_id !== actor.ownerId) throw new ApiError(404, 'NOT_FOUND');
      const now = context.clock();
      await applyOrderEvent(context, transaction, order, events[kind], {
        actor: 'owner',
        userId: actor.userId,
        amount,
      });
      if (amount > mostOf(kind, order))
        throw new FieldError({ amount: kind === 'taken' ? 'depositMoreThanAgreed' : 'depositMoreThanTaken' });
      const move = { order_id: id, kind, amount, way, reason, user_id: actor.userId, at: now };
      await insertMove(transaction, order, move);
      await recordAudit(transaction, {
        at: now,
        actorUserId: actor.userId,
        action: 'deposit_moved',
        subjectUserId: order.client_user_id,
        details: { order_id: id, kind, amount, way },
      });
      return getOrder({ ...context, db: transaction }, id, actor, language);
    }),
  );
}
