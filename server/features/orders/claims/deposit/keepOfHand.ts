import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { lockOrder } from '../../orderRepository.ts';
import type { ClaimRow } from '../claimRepository.ts';
import { insertMove } from './depositMovesRepository.ts';

/**
 * Of what the owner took and has not given back as much is kept as is owed. What was kept before it was claimed counts: of
 * a claim that came out lower the difference has to be given back.
 */
export async function keepOfHand(
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
