import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { insertPaymentEntry } from './ledgerRepository.ts';
import { want } from './moveMoney.ts';
import { lockPayments, type PaymentRow, updatePayment } from './paymentRepository.ts';

/** Whether a bank holds it, and nothing is decided about it yet. */
const isHeld = ({ purpose, kept, status }: PaymentRow): boolean =>
  purpose === 'deposit' && kept === null && (status === 'authorized' || status === 'captured');

interface Kept {
  /** What was held. */
  readonly held: number;
  readonly kept: number;
}

/** Keeps as much of an order's held deposit as is owed and releases the rest. Does nothing if none is held. */
export async function keepOfDeposit(
  transaction: Transaction<Database>,
  orderId: number,
  owed: number,
  now: Date,
): Promise<Kept> {
  const payment = (await lockPayments(transaction, orderId)).find(isHeld);
  if (payment === undefined) return { held: 0, kept: 0 };
  const { id, amount, status } = payment;
  const kept = Math.min(owed, amount);
  await updatePayment(transaction, id, { kept });
  if (status === 'authorized') await want(transaction, payment, kept > 0 ? 'capture' : 'void');
  else await bookKept(transaction, { ...payment, kept }, amount, now);
  return { held: amount, kept };
}

/**
 * A bank has captured a deposit: the kept part is booked, and the rest goes back. As long as nothing is
 * decided it stays held, only in another way.
 */
export async function bookKept(
  transaction: Transaction<Database>,
  payment: PaymentRow,
  booked: number,
  now: Date,
): Promise<void> {
  const { order_id: orderId, kept, amount } = payment;
  if (kept === null) return;
  const there = Math.min(kept, booked);
  if (there > 0) await insertPaymentEntry(transaction, payment, { orderId, amount: there, at: now });
  if (booked > there) await want(transaction, payment, 'refund', amount - there);
}

/** Captures it whole before the authorization expires. */
export async function bookDeposit(transaction: Transaction<Database>, orderId: number): Promise<void> {
  const payment = (await lockPayments(transaction, orderId)).find(isHeld);
  if (payment?.status === 'authorized' && payment.wanted === null) await want(transaction, payment, 'capture');
}
