import { claimUntil, closeFrom, holdFrom } from '#contract/domain/claims/claimBounds.ts';
import type { DepositHold, OrderClaim } from '#contract/domain/claims/orderClaim.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { Context } from '#server/context.ts';
import { findDeposit } from '#server/features/payments/depositRepository.ts';
import type { OrderViewRow } from '../view/orderViewRepository.ts';
import { inHand } from '../orderRow.ts';
import { claimFactOf } from './claimFact.ts';
import { findClaimOfOrder } from './claimRepository.ts';
import { claimNumber, restOf } from './claimView.ts';
import { findDepositTerms } from './claimFactsRepository.ts';

export type AfterReturn = Pick<Order, 'deposit_hold' | 'claim_until' | 'claim'>;

type Known = Pick<
  OrderViewRow,
  | 'id'
  | 'status'
  | 'deposit'
  | 'deposit_taken'
  | 'deposit_returned'
  | 'deposit_kept'
  | 'from'
  | 'to'
  | 'returned_at'
  | 'claim_status'
>;

/** The state of the deposit and of the claims after the return; both sides see the same. */
export async function afterReturnOf(db: Context['db'], row: Known, now: Date): Promise<AfterReturn> {
  const isPossible = claimFactOf(row, now) === 'possible';
  return {
    deposit_hold: await depositHoldOf(db, row, now),
    claim_until: isPossible && row.returned_at !== null ? claimUntil(row.returned_at).toISOString() : null,
    claim: row.claim_status === null ? null : await claimOf(db, row.id),
  };
}

async function depositHoldOf(db: Context['db'], order: Known, now: Date): Promise<DepositHold | null> {
  const { id, status, deposit, deposit_taken: taken, deposit_kept: ofHand, from, to } = order;
  // In any state of the order a deposit that was taken has to be given back.
  if (taken > 0) {
    const left = inHand(order);
    const state = left > 0 ? 'taken' : ofHand > 0 ? 'kept' : 'returned';
    // A bank may have authorized one after all of it was given back.
    if (left > 0 || ofHand > 0 || (await findDeposit(db, id))?.kept !== null)
      return { state, amount: taken, in_hand: left, from: holdFrom(from).toISOString(), kept: ofHand };
  }
  const isAlive = status === 'confirmed' || status === 'active';
  if (deposit === 0 || (!isAlive && status !== 'completed')) return null;
  const shown = { amount: deposit, in_hand: 0, from: holdFrom(from).toISOString(), kept: 0 };
  const held = await findDeposit(db, id);
  // A deposit that the bank voided by itself can be authorized again while the car is out.
  if (held === undefined || (isAlive && held.kept === 0 && now < closeFrom(to))) {
    const byCard = isAlive && (await findDepositTerms(db, id)).isByCard;
    return { ...shown, state: byCard ? 'open' : 'cash' };
  }
  const { kept, amount } = held;
  if (kept === null) return { ...shown, amount, state: 'held' };
  return { ...shown, amount, kept, state: kept > 0 ? 'kept' : 'returned' };
}

async function claimOf(db: Context['db'], orderId: number): Promise<OrderClaim | null> {
  const row = await findClaimOfOrder(db, orderId);
  if (row === undefined) return null;
  return {
    id: row.id,
    number: claimNumber(row.id),
    status: row.status,
    amount: row.amount,
    answer_by: row.answer_by.toISOString(),
    final_amount: row.final_amount,
    from_deposit: row.from_deposit,
    rest: restOf(row),
  };
}
