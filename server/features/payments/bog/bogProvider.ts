import { verify } from 'node:crypto';
import { z } from 'zod';
import type { PaymentEventName } from '#contract/domain/money/paymentMachine.ts';
import type { BogSettings } from '#server/features/payments/providers/paymentSettings.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import {
  CURRENCY,
  type NewPayment,
  type PaymentProvider,
  type Outcome,
  type ProviderReport,
} from '../providers/paymentProvider.ts';
import { jsonLari, tetriOf } from './bogAmount.ts';
import { askBog } from './bogClient.ts';

const MINUTE = 60_000;

const NewOrder = z.object({
  id: z.string().min(1).max(100),
  _links: z.object({ redirect: z.object({ href: z.url() }) }),
});

const Callback = z.object({ event: z.string(), body: z.unknown() });

/**
 * Bank of Georgia's Payments API, as published at api.bog.ge/docs/en/payments. Captures, cancellations and refunds are
 * only taken by it: what became of them is in the receipt. So each of them looks at the receipt first.
 */
export function bogProvider(settings: BogSettings, clock: () => Date): PaymentProvider {
  const findReceipt = async (ref: string): Promise<Receipt> =>
    readReceipt(await askBog(settings, clock, { path: `/payments/v1/receipt/${encodeURIComponent(ref)}` }));

  const ask = async (action: string, { ref, actions }: Receipt, body: object, key: string): Promise<Outcome> => {
    const path = `/payments/v1/payment/${action}/${encodeURIComponent(ref)}`;
    // After a request that the bank has refused or done, the next one is another one.
    await askBog(settings, clock, { path, body, key: `${key}-${actions}` });
    return 'accepted';
  };

  return {
    // A declined order of the bank is over; the next try is a new one.
    canRetry: false,

    async create(payment) {
      const body = orderOf(payment);
      // The bank's page speaks no Russian.
      const language = payment.language === 'ka' ? 'ka' : 'en';
      const path = '/payments/v1/ecommerce/orders';
      const order = NewOrder.parse(await askBog(settings, clock, { path, body, key: payment.key, language }));
      return { ref: order.id, redirectUrl: order._links.redirect.href };
    },

    status: async (ref) => reportOf(await findReceipt(ref)),

    async capture(ref, amount, key) {
      const receipt = await findReceipt(ref);
      if (receipt.status === 'completed' || receipt.status === 'partial_completed') return 'done';
      if (receipt.status !== 'blocked') throw new Error(`The bank cannot capture what is ${receipt.status}.`);
      return ask('authorization/approve', receipt, { amount: jsonLari(amount) }, key);
    },

    async void(ref, key) {
      const receipt = await findReceipt(ref);
      if (receipt.status === 'rejected') return 'done';
      if (receipt.status !== 'blocked') throw new Error(`The bank cannot let go of what is ${receipt.status}.`);
      return ask('authorization/cancel', receipt, {}, key);
    },

    async refund(ref, total, key) {
      const receipt = await findReceipt(ref);
      if (receipt.refunded >= total) return 'done';
      if (receipt.status === 'refund_requested') return 'accepted';
      // Only cards allow partial refunds; a full refund has no amount, for any way of payment.
      const isWhole = total === receipt.transferred && receipt.refunded === 0;
      // Of another sum it is another request.
      return ask('refund', receipt, isWhole ? {} : { amount: jsonLari(total - receipt.refunded) }, `${key}-${total}`);
    },

    async readCallback(headers, body) {
      const signature = Buffer.from(String(headers['callback-signature'] ?? ''), 'base64');
      // Over the bytes that were sent, before anything in them is read.
      const isSigned = settings.callbackKeys.some((key) => verify('RSA-SHA256', body, key, signature));
      if (!isSigned) throw new ApiError(403, 'NOT_ALLOWED');
      const callback = Callback.parse(JSON.parse(body.toString()));
      return callback.event === 'order_payment' ? reportOf(readReceipt(callback.body)) : null;
    },
  };
}

function orderOf(payment: NewPayment): object {
  const amount = jsonLari(payment.amount);
  return {
    callback_url: payment.callbackUrl,
    // Shown on the payer's bank statement.
    external_order_id: payment.orderNumber,
    capture: payment.capturesAtOnce ? 'automatic' : 'manual',
    ttl: minutesOpen(payment),
    // The one way that can be held, and paid back in part.
    payment_method: ['card'],
    purchase_units: {
      currency: CURRENCY,
      total_amount: amount,
      basket: [{ product_id: payment.orderNumber, quantity: 1, unit_price: amount }],
    },
    redirect_urls: { success: payment.successUrl, fail: payment.failureUrl },
  };
}

/** How long the bank's page stays open, in minutes: it takes from 2 to 1440. */
function minutesOpen({ begunAt, endsAt }: NewPayment): number {
  const minutes = endsAt === null ? 15 : Math.ceil((Date.parse(endsAt) - Date.parse(begunAt)) / MINUTE);
  return Math.min(Math.max(minutes, 2), 1440);
}

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
  /** The actions requested so far, done or refused. */
  actions: z.array(z.unknown()).nullish(),
});

interface Receipt {
  readonly ref: string;
  readonly status: BogStatus;
  /** Tetri. */
  readonly requested: number;
  readonly transferred: number;
  readonly refunded: number;
  readonly currency: string;
  readonly actions: number;
}

function readReceipt(answer: unknown): Receipt {
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
function reportOf(receipt: Receipt): ProviderReport | null {
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
