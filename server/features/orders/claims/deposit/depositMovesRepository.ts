import type { Insertable, Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { insertDepositKept, insertDepositMove } from '#server/features/payments/ledgerRepository.ts';
import { updateOrder } from '../../orderRepository.ts';

type NewMove = Insertable<Database['deposit_moves']>;

interface Sums {
  readonly deposit_taken: number;
  readonly deposit_returned: number;
  readonly deposit_kept: number;
}

/** Writes down that a deposit was taken, given back or kept: the move, the sums of its order, which is held, and the books. */
export async function insertMove(db: Transaction<Database>, before: Sums, move: NewMove): Promise<void> {
  const { order_id: orderId, kind, amount, at } = move;
  await db.insertInto('deposit_moves').values(move).execute();
  // The names of the kinds are those of the sums.
  await updateOrder(db, orderId, { [`deposit_${kind}`]: before[`deposit_${kind}`] + amount });
  const entry = { orderId, amount, at: at instanceof Date ? at : new Date(at) };
  if (kind === 'kept') await insertDepositKept(db, entry);
  else await insertDepositMove(db, { ...entry, amount: kind === 'taken' ? amount : -amount });
}
