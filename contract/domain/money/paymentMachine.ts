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

/** The events that a provider reports. */
export const PaymentEventName = z.enum(['open', 'authorize', 'capture', 'fail', 'expire', 'void', 'refund']);
export type PaymentEventName = z.infer<typeof PaymentEventName>;

export interface PaymentTransition {
  readonly from: PaymentStatus;
  readonly event: PaymentEventName;
  readonly to: PaymentStatus;
}

/**
 * All transitions of a payment. They only lead towards more certainty about the money, so that late, repeated or reordered
 * events end in the same status: a declined or expired payment can still be paid, and an older report never undoes a
 * payment. A partial refund is recognised by its amount.
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

/** The status after an event; undefined where it changes nothing. `isWhole`: a refund of the full amount. */
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
