import type { z } from 'zod';
import type * as calls from '#contract/calls/orders/claims.ts';
import type { Claim } from '#contract/calls/orders/claims.ts';
import { answerBy, claimUntil } from '#contract/domain/claims/claimBounds.ts';
import { findWrongItem, mostOf } from '#contract/domain/claims/checkItems.ts';
import type { ClaimProposal } from '#contract/domain/claims/claimProposal.ts';
import { proposeClaim } from '#contract/domain/claims/claimRules.ts';
import type { Actor, Context } from '#server/context.ts';
import { FieldError, ApiError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder, findOrder } from '../orderRepository.ts';
import type { OrderRow } from '../orderRow.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { claimFactOf } from './claimFact.ts';
import { findClaimFacts } from './claimFactsRepository.ts';
import { insertClaim } from './claimRepository.ts';
import type { StoredItem } from './storedItem.ts';
import { readClaim } from './readClaims.ts';

type Items = z.output<(typeof calls.makeClaim)['body']>['items'];

/** The owner claims, once, at most what the terms of the order give. */
export async function makeClaim(
  context: Context,
  actor: Actor,
  { orderId, items, attempt }: { readonly orderId: number; readonly items: Items; readonly attempt: Attempt },
): Promise<Claim> {
  return orderTransaction(context, (transaction) =>
    onceForKey(context, transaction, attempt, async () => {
      const order = await lockOrder(transaction, orderId);
      const within = { db: transaction, clock: context.clock };
      const { proposals } = await proposalsFor(within, order, actor);
      // proposalsFor has refused a missing order.
      if (order === undefined) throw new FieldError({});
      const wrong = findWrongItem(items, proposals);
      if (wrong !== null) throw new FieldError({ [`items.${wrong}.amount`]: 'claimTooMuch' });
      const amount = items.reduce((sum, item) => sum + item.amount, 0);
      const now = context.clock();
      const id = await insertClaim(transaction, {
        orderId,
        items: items.map((item) => toStored(item, proposals)),
        amount,
        claimedAt: now,
        answerBy: answerBy(now),
      });
      await applyOrderEvent(context, transaction, order, 'claim', { actor: 'owner', userId: actor.userId, amount });
      return readClaim(within, id, actor);
    }),
  );
}

function toStored({ kind, amount, text, part = null }: Items[number], proposals: readonly ClaimProposal[]): StoredItem {
  const proposal = proposals.find(({ rule }) => rule.kind === kind);
  // findWrongItem has refused what is not proposed.
  if (proposal === undefined) throw new Error(`Nothing of the kind ${kind} can be claimed.`);
  const ownPart = kind === 'damage' ? part : null;
  return { kind, amount, text, part: ownPart, most: mostOf({ kind, part: ownPart }, proposals), rule: proposal.rule };
}

interface Prepared {
  readonly until: Date;
  readonly proposals: ClaimProposal[];
}

/** What the owner of an order can claim now. */
export async function prepareClaim(context: Context, actor: Actor, orderId: number): Promise<Prepared> {
  const order = await findOrder(context.db, orderId);
  return proposalsFor(context, order, actor);
}

/** Refuses all users but the owner, and claims that come too late. */
async function proposalsFor(
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
