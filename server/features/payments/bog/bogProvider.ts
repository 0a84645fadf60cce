import { verify } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { BogSettings } from '#server/features/payments/paymentSettings.ts';
import { CURRENCY, type NewPayment, type PaymentProvider, type Told } from '../paymentProvider.ts';
import { jsonLari } from './bogAmount.ts';
import { askBog } from './bogClient.ts';
import { type Receipt, readReceipt, reportOf } from './bogReceipt.ts';

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

  const ask = async (action: string, { ref, actions }: Receipt, body: object, key: string): Promise<Told> => {
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
      // Only cards can be paid back in part; everything is given back without an amount, however it was paid.
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
    // Stands on the payer's bank statement.
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
