import type { z } from 'zod';
import type * as calls from '#contract/calls/orders/claims.ts';
import type { Claim } from '#contract/calls/orders/claims.ts';
import { payBy } from '#contract/domain/claims/claimBounds.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { changeClaim } from './changeClaim.ts';

type Body = z.output<(typeof calls.decideClaim)['body']>;

/** An admin who is neither side says of each item how much of it is owed. */
export async function decideClaim(context: Context, actor: Actor, id: number, { items, text }: Body): Promise<Claim> {
  return changeClaim(
    context,
    actor,
    { id, event: 'decide_claim', by: 'admin' },
    async ({ transaction, claim, now }) => {
      if (claim.status !== 'disputed') throw new ApiError(409, 'ORDER_CHANGED');
      if (items.length !== claim.items.length) throw new FieldError({ items: 'invalid' });
      const wrong = items.findIndex(({ amount }, place) => amount > (claim.items[place]?.amount ?? 0));
      if (wrong !== -1) throw new FieldError({ [`items.${wrong}.amount`]: 'claimMoreThanAsked' });
      const mute = items.findIndex(
        ({ amount, text: why }, place) => amount !== claim.items[place]?.amount && why === '',
      );
      if (mute !== -1) throw new FieldError({ [`items.${mute}.text`]: 'required' });
      const amount = items.reduce((sum, item) => sum + item.amount, 0);
      // A decision is never below the amount that the client has accepted.
      if (amount < (claim.accepted_amount ?? 0)) throw new FieldError({ items: 'claimBelowAccepted' });
      await recordAudit(transaction, {
        at: now,
        actorUserId: actor.userId,
        action: 'claim_decided',
        subjectUserId: claim.client_user_id,
        details: { claim_id: id, order_id: claim.order_id, claimed: claim.amount, amount, reason: text },
      });
      return {
        changes: {
          status: 'due',
          final_amount: amount,
          pay_by: payBy(now),
          decisions: JSON.stringify(items),
          decision_text: text,
          decided_at: now,
          decided_by: actor.userId,
        },
        amount,
      };
    },
  );
}
