import type { Order } from '#contract/calls/orders.ts';
import type { Payment } from '#contract/calls/payments.ts';

/** What a client is told about a payment. */
export type Outcome =
  /** The money is there. */
  | 'paid'
  /** The bank keeps it ready until the owner has answered. */
  | 'reserved'
  /** The bank has not answered yet. */
  | 'waiting'
  /** Not paid, and it can be tried again. */
  | 'failed'
  /** Not paid, and the order waits for it no longer. */
  | 'tooLate'
  /** Given back, or on its way. */
  | 'returned'
  | 'partReturned';

/** The bank's answer counts, not the address it sent the client to. */
export function outcomeOf(
  { status, purpose }: Pick<Payment, 'status' | 'purpose'>,
  order: Pick<Order, 'status' | 'is_paid_online'>,
): Outcome {
  const isAlive = order.status === 'requested' || order.status === 'confirmed';
  // Once the bank has answered, the pages of what was paid tell how it went.
  if (purpose !== 'order') return 'waiting';
  switch (status) {
    case 'captured':
      return isAlive || order.is_paid_online ? 'paid' : 'returned';
    case 'authorized':
      return isAlive ? 'reserved' : 'returned';
    case 'refunded':
      return 'returned';
    case 'part_refunded':
      return 'partReturned';
    case 'created':
      return isAlive ? 'waiting' : 'tooLate';
    case 'failed':
    case 'expired':
    case 'voided':
      return isAlive ? 'failed' : 'tooLate';
  }
}
