import type { Claim } from '#contract/calls/orders/claims.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { changeClaim } from './changeClaim.ts';
import { restOf } from './claimView.ts';
import { paidOff } from './payClaim.ts';

/** The owner has what the deposit did not cover, in cash. */
export async function confirmClaim(context: Context, actor: Actor, id: number): Promise<Claim> {
  return changeClaim(context, actor, { id, event: 'pay_claim', by: 'owner' }, async ({ claim, now }) => {
    if (claim.status !== 'due') throw new ApiError(409, 'ORDER_CHANGED');
    return { changes: paidOff(claim, now), amount: restOf(claim) };
  });
}
