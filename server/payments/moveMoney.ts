import type { Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { queueJob } from '#server/jobs/job.ts';
import { listLeft, lockPayments, type PaymentRow, updatePayment } from './paymentRepository.ts';
import { settlement, settlementKey } from './settlement.ts';

/** Has the money captured that is only held so far. */
export async function collectMoney(transaction: Transaction<Database>, orderId: number): Promise<void> {
  for (const payment of await lockPayments(transaction, orderId)) {
    if (payment.status === 'authorized') await want(transaction, payment, 'capture');
  }
}

/** Has everything given back but what is kept. Money that arrives later is returned when it does. */
export async function returnMoney(transaction: Transaction<Database>, orderId: number, kept: number): Promise<void> {
  let rest = kept;
  for (const payment of await lockPayments(transaction, orderId)) {
    if (payment.status === 'authorized') await want(transaction, payment, 'void');
    // A part may have gone back by hand; it counts when the rest follows.
    const isThere = payment.status === 'captured' || payment.status === 'part_refunded';
    if (!isThere || payment.refund_due > payment.refund_before) continue;
    const left = payment.amount - payment.refund_before;
    const keptOfThis = Math.min(rest, left);
    rest -= keptOfThis;
    if (left > keptOfThis) await want(transaction, payment, 'refund', payment.amount - keptOfThis);
  }
}

/** Has a part given back on top of what was before. False, and nothing happens, when less than that is there. */
export async function returnPart(transaction: Transaction<Database>, orderId: number, part: number): Promise<boolean> {
  await lockPayments(transaction, orderId);
  const payments = await listLeft(transaction, orderId);
  if (payments.reduce((sum, { left }) => sum + left, 0) < part) return false;
  let rest = part;
  for (const { id, amount, left } of payments) {
    const ofThis = Math.min(rest, left);
    rest -= ofThis;
    if (ofThis > 0) await want(transaction, { id }, 'refund', amount - left + ofThis);
  }
  return true;
}

/** Writes down what the provider is to be told; a job tells it, again and again until it succeeds. */
export async function want(
  transaction: Transaction<Database>,
  { id }: Pick<PaymentRow, 'id'>,
  wanted: 'capture' | 'void' | 'refund',
  refundDue = 0,
): Promise<void> {
  await updatePayment(transaction, id, { wanted, refund_due: refundDue });
  await queueJob(transaction, settlement, { payment_id: id }, { key: settlementKey(id) });
}
