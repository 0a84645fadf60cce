import type { Kysely } from 'kysely';
import type { Claim } from '#contract/calls/orders/claims.ts';
import { pageUntil } from '#contract/domain/claims/claimBounds.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { Bill } from '#server/features/payments/bill.ts';
import type { OrderPort } from '#server/features/payments/orderPort.ts';
import { marketplace, applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { changeClaim } from './changeClaim.ts';
import { type ClaimChanges, type ClaimRow, findClaimOfOrder, updateClaim } from './claimRepository.ts';
import { restOf } from './claimView.ts';

/** What the deposit did not cover of a claim, paid online; the owner may have had it in cash meanwhile. */
export const payClaim: Pick<OrderPort, 'due' | 'receive'> = {
  due: async ({ clock }, db, bill) => {
    const claim = await findBilled(db, bill);
    if (claim === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (claim.status === 'settled') throw new ApiError(409, 'ALREADY_PAID');
    if (claim.status !== 'due') throw new ApiError(409, 'ORDER_CHANGED');
    return { amount: restOf(claim), capturesAtOnce: true, endsAt: pageUntil(clock()) };
  },
  receive: async (context, transaction, bill, { amount }) => {
    const order = await lockOrder(transaction, bill.orderId);
    const claim = await findBilled(transaction, bill);
    // It may be the page of another rest: the bank has voided the deposit since.
    if (order === undefined || claim?.status !== 'due' || amount !== restOf(claim)) return 'return';
    await updateClaim(transaction, claim.id, paidOff(claim, context.clock()));
    await applyOrderEvent(context, transaction, order, 'pay_claim', { ...marketplace, amount });
    return 'keep';
  },
};

/** What a claim becomes when its rest is paid. */
export const paidOff = (claim: ClaimRow, now: Date): ClaimChanges => ({
  status: 'settled',
  settled_at: now,
  paid: claim.paid + restOf(claim),
  pay_by: null,
});

async function findBilled(db: Kysely<Database>, { orderId, purposeId }: Bill): Promise<ClaimRow | undefined> {
  const claim = await findClaimOfOrder(db, orderId);
  return claim?.id === purposeId ? claim : undefined;
}

/** The owner has what the deposit did not cover, in cash. */
export async function confirmClaim(context: Context, actor: Actor, id: number): Promise<Claim> {
  return changeClaim(context, actor, { id, event: 'pay_claim', by: 'owner' }, async ({ claim, now }) => {
    if (claim.status !== 'due') throw new ApiError(409, 'ORDER_CHANGED');
    return { changes: paidOff(claim, now), amount: restOf(claim) };
  });
}
