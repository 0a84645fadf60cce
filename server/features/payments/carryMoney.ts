import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
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
 * Has what was paid for one order pay for another one of the same client: as many of its payments as are needed become
 * the other order's, and what they are more than that goes back. False, and nothing happens, where less is there.
 */
export async function carryMoney(
  transaction: Transaction<Database>,
  { from, to, amount, at }: Carried,
): Promise<boolean> {
  await lockPayments(transaction, from);
  const payments = (await listLeft(transaction, from)).filter(({ left }) => left > 0);
  const sum = payments.reduce((total, { left }) => total + left, 0);
  if (sum === 0 || sum < amount) return false;
  let rest = amount;
  for (const { id, amount: paid, left } of payments) {
    const carried = Math.min(rest, left);
    rest -= carried;
    if (carried > 0) {
      await bookCarried(transaction, id, { from, to, carried, at });
      // A job refunds the difference at the provider; later refunds are added to it.
      await updatePayment(transaction, id, {
        order_id: to,
        purpose: 'order',
        purpose_id: null,
        refund_before: paid - carried,
      });
    }
    if (left > carried) await want(transaction, { id }, 'refund', paid - carried);
  }
  return true;
}
