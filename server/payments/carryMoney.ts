import type { Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { bookCarried } from './ledgerRepository.ts';
import { want } from './moveMoney.ts';
import { listLeft, lockPayments, updatePayment } from './paymentRepository.ts';

interface Carried {
  readonly from: number;
  readonly to: number;
  /** What the other order needs, tetri. */
  readonly amount: number;
  readonly at: Date;
}

/**
 * Has what was paid for one order pay for another one of the same client: the payment becomes the other order's, and what
 * it is more than needed goes back. False, and nothing happens, where less is there.
 */
export async function carryMoney(
  transaction: Transaction<Database>,
  { from, to, amount, at }: Carried,
): Promise<boolean> {
  await lockPayments(transaction, from);
  const payment = (await listLeft(transaction, from)).find(({ left }) => left > 0 && left >= amount);
  if (payment === undefined) return false;
  const { id, left } = payment;
  await bookCarried(transaction, id, { from, to, left, carried: amount, at });
  // A job tells the provider of the difference; whatever goes back later is on top of it.
  await updatePayment(transaction, id, { order_id: to, refund_before: payment.amount - amount });
  if (left > amount) await want(transaction, { id }, 'refund', payment.amount - amount);
  return true;
}
