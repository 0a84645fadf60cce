import type { Claim } from '#contract/calls/orders/claims.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { findDeposit } from '#server/features/payments/depositRepository.ts';
import { viewerOf } from '../view/viewer.ts';
import { findClaim } from './claimRepository.ts';
import { toClaim } from './claimView.ts';

/** A claim as one of its sides, or an admin, sees it. */
export async function readClaim(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
  actor: Actor,
): Promise<Claim> {
  const row = await findClaim(db, id);
  const viewer = viewerOf(row, actor);
  // viewerOf has refused a missing claim.
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  const deposit = await findDeposit(db, row.order_id);
  // What was kept before the claim counts, too: a claim is a part of the whole deposit.
  const there = row.deposit_in_hand + (deposit?.kept === null ? deposit.amount : 0);
  return toClaim(row, viewer, there, clock());
}
