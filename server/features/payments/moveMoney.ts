import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { type Bill, isFor, isOfRental } from './bill.ts';
import { bookNewPrice } from './ledgerRepository.ts';
import { listLeft, lockPayments, type PaymentRow, updatePayment } from './paymentRepository.ts';
import { settlement, settlementKey } from './settlement.ts';

/** Has the money captured that is only held so far. */
export async function collectMoney(transaction: Transaction<Database>, bill: Bill): Promise<void> {
  for (const payment of await lockPayments(transaction, bill.orderId)) {
    if (isFor(payment, bill) && payment.status === 'authorized') await want(transaction, payment, 'capture');
  }
}

/** Refunds all that was paid for a rental except `kept`. Money that arrives later is returned then. */
export async function returnMoney(transaction: Transaction<Database>, orderId: number, kept: number): Promise<void> {
  for (const payment of await lockPayments(transaction, orderId)) {
    if (isOfRental(payment) && payment.status === 'authorized') await want(transaction, payment, 'void');
  }
  let rest = kept;
  // A part may have gone back before; whatever is on its way counts.
  for (const { id, amount, left } of await listLeft(transaction, orderId)) {
    const keptOfThis = Math.min(rest, left);
    rest -= keptOfThis;
    if (left > keptOfThis) await want(transaction, { id }, 'refund', amount - keptOfThis);
  }
}

/** Releases money held for a bill that is void. Money that arrives later is returned then. */
export async function voidAuthorized(transaction: Transaction<Database>, bill: Bill): Promise<void> {
  for (const payment of await lockPayments(transaction, bill.orderId)) {
    if (isFor(payment, bill) && payment.status === 'authorized') await want(transaction, payment, 'void');
  }
}

/** Refunds a part in addition to earlier refunds. False, without a change, if less than that is left. */
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

/** No money moves, but the order costs something else now: what the marketplace has of what was paid follows that. */
export async function followPrice(transaction: Transaction<Database>, orderId: number, at: Date): Promise<void> {
  const payment = (await listLeft(transaction, orderId)).at(-1);
  if (payment !== undefined) await bookNewPrice(transaction, payment.id, { orderId, at });
}

/** Stores what the provider has to do; a job requests it and retries until it succeeds. */
export async function want(
  transaction: Transaction<Database>,
  { id }: Pick<PaymentRow, 'id'>,
  wanted: 'capture' | 'void' | 'refund',
  refundDue = 0,
): Promise<void> {
  await updatePayment(transaction, id, { wanted, refund_due: refundDue });
  await queueJob(transaction, settlement, { payment_id: id }, { key: settlementKey(id) });
}
