import type { Transaction } from 'kysely';
import type { Claim } from '#contract/calls/orders/claims.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { type Viewer, viewerOf } from '../view/viewer.ts';
import { type ClaimChanges, type ClaimRow, findClaim, updateClaim } from './claimRepository.ts';
import { readClaim } from './readClaims.ts';

interface Step {
  readonly transaction: Transaction<Database>;
  readonly claim: ClaimRow;
  readonly now: Date;
}

interface Outcome {
  readonly changes: ClaimChanges;
  readonly amount?: number;
}

interface Change {
  readonly id: number;
  readonly event: Extract<OrderEventName, 'answer_claim' | 'decide_claim' | 'pay_claim'>;
  /** Whose step it is; other users who can see the claim are refused. */
  readonly by: Viewer;
}

/** The next step of a claim; its order is locked, so of two at once the second finds it changed. */
export async function changeClaim(
  context: Context,
  actor: Actor,
  { id, event, by }: Change,
  decide: (step: Step) => Promise<Outcome>,
): Promise<Claim> {
  return orderTransaction(context, async (transaction) => {
    const found = await findClaim(transaction, id);
    const viewer = viewerOf(found, actor);
    // viewerOf has refused a missing claim.
    if (found === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (viewer !== by) throw new ApiError(403, 'NOT_ALLOWED');
    const order = await lockOrder(transaction, found.order_id);
    const claim = await findClaim(transaction, id);
    if (order === undefined || claim === undefined) throw new ApiError(404, 'NOT_FOUND');
    const { changes, amount } = await decide({ transaction, claim, now: context.clock() });
    await updateClaim(transaction, id, changes);
    await applyOrderEvent(context, transaction, order, event, {
      actor: viewer,
      userId: actor.userId,
      ...(amount !== undefined && { amount }),
    });
    return readClaim({ db: transaction, clock: context.clock }, id, actor);
  });
}
