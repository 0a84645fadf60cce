import type { Order } from '#contract/calls/orders/orders.ts';
import type { Payment } from '#contract/calls/payments.ts';

/** The outcome of a payment as the client sees it. */
export type Outcome =
  /** The money has arrived. */
  | 'paid'
  /** The bank holds the money until the owner has answered. */
  | 'reserved'
  /** The bank has not responded yet. */
  | 'waiting'
  /** Not paid, and payment can be retried. */
  | 'failed'
  /** Not paid, and the order no longer waits for it. */
  | 'tooLate'
  /** Refunded, or being refunded. */
  | 'returned'
  | 'partReturned';

/** The payment's status counts, not the page to which the bank redirected. */
export function outcomeOf(
  { status, purpose }: Pick<Payment, 'status' | 'purpose'>,
  order: Pick<Order, 'status' | 'is_paid_online'>,
): Outcome {
  const isAlive = order.status === 'requested' || order.status === 'confirmed';
  // For other purposes a screen of their own shows the outcome.
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
