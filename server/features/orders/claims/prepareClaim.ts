import type { ClaimProposal } from '#contract/domain/claims/claimProposal.ts';
import { proposeClaim } from '#contract/domain/claims/claimRules.ts';
import { claimUntil } from '#contract/domain/claims/claimBounds.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { findOrder } from '../orderRepository.ts';
import type { OrderRow } from '../orderRow.ts';
import { claimFactOf } from './claimFact.ts';
import { findClaimFacts } from './claimFactsRepository.ts';

export interface Prepared {
  readonly until: Date;
  readonly proposals: ClaimProposal[];
}

/** What the owner of an order can claim now. */
export async function prepareClaim(context: Context, actor: Actor, orderId: number): Promise<Prepared> {
  const order = await findOrder(context.db, orderId);
  return proposalsFor(context, order, actor);
}

/** Refuses all users but the owner, and claims that come too late. */
export async function proposalsFor(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  order: OrderRow | undefined,
  { ownerId }: Actor,
): Promise<Prepared> {
  // An admin who is no side of it does not claim.
  if (order === undefined || order.owner_id !== ownerId) throw new ApiError(404, 'NOT_FOUND');
  if (order.status !== 'completed' || order.returned_at === null || order.claim_status !== null)
    throw new ApiError(409, 'ORDER_CHANGED');
  if (claimFactOf(order, clock()) !== 'possible') throw new ApiError(409, 'TOO_LATE');
  const facts = await findClaimFacts(db, order.id, order.returned_at);
  return { until: claimUntil(order.returned_at), proposals: proposeClaim(facts) };
}
