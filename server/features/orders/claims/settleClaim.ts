import type { Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { keepOfDeposit } from '#server/payments/deposits.ts';
import { findClaimOfOrder, updateClaim } from './claimRepository.ts';

/** What is owed is known: as much as is held comes from the deposit, the rest of that goes back, and what is left is due. */
export async function settleClaim(transaction: Transaction<Database>, orderId: number, now: Date): Promise<void> {
  const claim = await findClaimOfOrder(transaction, orderId);
  if (claim === undefined || claim.final_amount === null) return;
  const { held, kept } = await keepOfDeposit(transaction, orderId, claim.final_amount, now);
  const isSettled = kept === claim.final_amount;
  await updateClaim(transaction, claim.id, {
    deposit: held,
    from_deposit: kept,
    ...(isSettled && { status: 'settled', settled_at: now }),
  });
}
