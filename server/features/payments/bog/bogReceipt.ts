import { z } from 'zod';
import type { PaymentEventName } from '#contract/domain/paymentMachine.ts';
import type { ProviderReport } from '../paymentProvider.ts';
import { tetriOf } from './bogAmount.ts';

const BogStatus = z.enum([
  'created',
  'processing',
  'completed',
  'rejected',
  'refund_requested',
  'refunded',
  'refunded_partially',
  'auth_requested',
  'blocked',
  'partial_completed',
]);
type BogStatus = z.infer<typeof BogStatus>;

/** The documentation says text; numbers have been seen. */
const Lari = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((amount) => tetriOf(String(amount ?? '0')));

/**
 * What the bank knows of an order, as published at api.bog.ge/docs/en/payments/standard-process/get-payment-details;
 * the body of a callback is the same.
 */
const BogReceipt = z.object({
  order_id: z.string().max(100),
  order_status: z.object({ key: BogStatus }),
  purchase_units: z.object({
    request_amount: Lari,
    transfer_amount: Lari,
    refund_amount: Lari,
    currency_code: z.string(),
  }),
  /** What was asked of it so far, done or refused. */
  actions: z.array(z.unknown()).nullish(),
});

export interface Receipt {
  readonly ref: string;
  readonly status: BogStatus;
  /** Tetri. */
  readonly requested: number;
  readonly transferred: number;
  readonly refunded: number;
  readonly currency: string;
  readonly actions: number;
}

export function readReceipt(answer: unknown): Receipt {
  const { order_id, order_status, purchase_units: units, actions } = BogReceipt.parse(answer);
  return {
    ref: order_id,
    status: order_status.key,
    requested: units.request_amount,
    transferred: units.transfer_amount,
    refunded: units.refund_amount,
    currency: units.currency_code,
    actions: actions?.length ?? 0,
  };
}

/** What each status reports, and which amount it speaks of; the others report nothing yet. */
const reports: Readonly<
  Partial<Record<BogStatus, readonly [PaymentEventName, 'requested' | 'transferred' | 'refunded']>>
> = {
  blocked: ['authorize', 'requested'],
  completed: ['capture', 'transferred'],
  // Of a deposit a part may be booked; of anything else another amount than the payment's is refused.
  partial_completed: ['capture', 'transferred'],
  rejected: ['fail', 'requested'],
  refunded: ['refund', 'refunded'],
  refunded_partially: ['refund', 'refunded'],
};

/** The bank has no ids of reports: what one says is its id. */
export function reportOf(receipt: Receipt): ProviderReport | null {
  const [event, which] = reports[receipt.status] ?? [];
  if (event === undefined || which === undefined) return null;
  const amount = receipt[which];
  return {
    eventId: `bog-${receipt.ref}-${receipt.status}-${amount}-${receipt.currency}`,
    payment: { ref: receipt.ref },
    event,
    amount,
    currency: receipt.currency,
  };
}
