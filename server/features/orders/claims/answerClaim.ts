import type { z } from 'zod';
import type * as calls from '#contract/calls/orders/claims.ts';
import type { Claim } from '#contract/calls/orders/claims.ts';
import { payBy } from '#contract/domain/claims/claimBounds.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { changeClaim } from './changeClaim.ts';

type Body = z.output<(typeof calls.answerClaim)['body']>;

/** The client accepts all of it, a part or nothing; only all of it ends it. */
export async function answerClaim(
  context: Context,
  actor: Actor,
  id: number,
  { accepted_amount: accepted, text }: Body,
): Promise<Claim> {
  return changeClaim(context, actor, { id, event: 'answer_claim', by: 'client' }, async ({ claim, now }) => {
    if (claim.status !== 'asked') throw new ApiError(409, 'ORDER_CHANGED');
    // Only the job has not seen it yet.
    if (now >= claim.answer_by) throw new ApiError(409, 'TOO_LATE');
    if (accepted > claim.amount) throw new FieldError({ accepted_amount: 'claimMoreThanAsked' });
    if (accepted < claim.amount && text === '') throw new FieldError({ text: 'required' });
    return {
      changes: {
        accepted_amount: accepted,
        answer_text: text,
        answered_at: now,
        ...(accepted === claim.amount
          ? { status: 'due', final_amount: accepted, pay_by: payBy(now) }
          : { status: 'disputed' }),
      },
      amount: accepted,
    };
  });
}
