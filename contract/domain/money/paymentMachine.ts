import { z } from 'zod';

export const PaymentStatus = z.enum([
  'created',
  'authorized',
  'captured',
  'part_refunded',
  'refunded',
  'voided',
  'failed',
  'expired',
]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** What a provider reports of a payment. */
export const PaymentEventName = z.enum(['open', 'authorize', 'capture', 'fail', 'expire', 'void', 'refund']);
export type PaymentEventName = z.infer<typeof PaymentEventName>;

export interface PaymentTransition {
  readonly from: PaymentStatus;
  readonly event: PaymentEventName;
  readonly to: PaymentStatus;
}

/**
 * Every way a payment can move. It only ever moves towards more certainty about the money, so events that come late,
 * again or in another order end in the same status: what was declined or forgotten can still be paid, what was paid
 * is never unpaid by an older report. A refund of a part is told apart by its amount.
 */
export const paymentTransitions: readonly PaymentTransition[] = [
  { from: 'created', event: 'authorize', to: 'authorized' },
  { from: 'created', event: 'capture', to: 'captured' },
  { from: 'created', event: 'fail', to: 'failed' },
  { from: 'created', event: 'expire', to: 'expired' },
  { from: 'created', event: 'void', to: 'voided' },

  { from: 'failed', event: 'authorize', to: 'authorized' },
  { from: 'failed', event: 'capture', to: 'captured' },
  { from: 'failed', event: 'void', to: 'voided' },
  { from: 'expired', event: 'fail', to: 'failed' },
  { from: 'expired', event: 'authorize', to: 'authorized' },
  { from: 'expired', event: 'capture', to: 'captured' },
  { from: 'expired', event: 'void', to: 'voided' },

  { from: 'authorized', event: 'capture', to: 'captured' },
  { from: 'authorized', event: 'void', to: 'voided' },
  { from: 'voided', event: 'capture', to: 'captured' },

  { from: 'captured', event: 'refund', to: 'refunded' },
  { from: 'captured', event: 'refund', to: 'part_refunded' },
  { from: 'part_refunded', event: 'refund', to: 'refunded' },
];

/** Where an event takes a payment; undefined where it changes nothing. `isWhole`: a refund gives everything back. */
export function nextPaymentStatus(
  from: PaymentStatus,
  event: PaymentEventName,
  isWhole = true,
): PaymentStatus | undefined {
  return paymentTransitions.find(
    (transition) => transition.from === from && transition.event === event && (isWhole || transition.to !== 'refunded'),
  )?.to;
}

/** Statuses in which the bank may still answer. */
export const openPaymentStatuses: readonly PaymentStatus[] = ['created', 'authorized'];
