import type { Transaction } from 'kysely';
import { payBy } from '#contract/domain/claims/claimBounds.ts';
import { keepOfDeposit } from '#server/features/payments/deposits.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { lockOrder } from '../orderRepository.ts';
import { findClaimOfOrder, updateClaim, type ClaimRow } from './claimRepository.ts';
import { insertMove } from './deposit/depositMovesRepository.ts';

/** The bank has voided the part of the deposit that was to be captured: it has to be paid otherwise. */
export async function reopenClaim(transaction: Transaction<Database>, orderId: number, now: Date): Promise<void> {
  const claim = await findClaimOfOrder(transaction, orderId);
  if (claim === undefined) throw new Error(`Nothing is claimed of order ${orderId}.`);
  // What the owner had in hand stays taken.
  const ofHand = (await lockOrder(transaction, orderId))?.deposit_kept ?? 0;
  await updateClaim(transaction, claim.id, {
    status: 'due',
    deposit: ofHand,
    from_deposit: ofHand,
    pay_by: payBy(now),
    reminded_at: null,
    settled_at: null,
  });
}

/**
 * What is owed is known: first it comes from what the owner has in hand of a deposit, then from what a bank holds; the rest
 * of that goes back, and what is left is due.
 */
export async function settleClaim(transaction: Transaction<Database>, orderId: number, now: Date): Promise<void> {
  const claim = await findClaimOfOrder(transaction, orderId);
  if (claim === undefined || claim.final_amount === null) return;
  const ofHand = await keepOfHand(transaction, claim, claim.final_amount, now);
  const bank = await keepOfDeposit(transaction, orderId, claim.final_amount - ofHand, now);
  const held = claim.deposit_in_hand + bank.held;
  const kept = ofHand + bank.kept;
  const isSettled = kept === claim.final_amount;
  await updateClaim(transaction, claim.id, {
    deposit: held,
    from_deposit: kept,
    ...(isSettled && { status: 'settled', settled_at: now, pay_by: null }),
  });
}

/**
 * Of the deposit in hand as much is kept as is owed. What was kept before the claim counts: with
 * a lower claim the difference has to be given back.
 */
async function keepOfHand(
  transaction: Transaction<Database>,
  claim: Pick<ClaimRow, 'id' | 'order_id'>,
  owed: number,
  now: Date,
): Promise<number> {
  const order = await lockOrder(transaction, claim.order_id);
  if (order === undefined || order.deposit_taken === 0) return 0;
  const kept = Math.min(owed, order.deposit_taken - order.deposit_returned);
  const change = kept - order.deposit_kept;
  if (change !== 0)
    await insertMove(transaction, order, {
      order_id: order.id,
      kind: 'kept',
      amount: change,
      claim_id: claim.id,
      at: now,
    });
  return kept;
}
