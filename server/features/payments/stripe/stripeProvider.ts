import type Stripe from 'stripe';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { StripeSettings } from '#server/features/payments/providers/paymentSettings.ts';
import {
  CURRENCY,
  type NewPayment,
  type PaymentProvider,
  ProviderRefusal,
  type Outcome,
} from '../providers/paymentProvider.ts';
import { reportOfEvent, reportOfSession } from './stripeReports.ts';

const MINUTE = 60_000;

/** One client of Stripe's library for each set of credentials; the library is loaded only where it is used. */
const clients = new WeakMap<StripeSettings, Promise<Stripe>>();

function clientOf(settings: StripeSettings): Promise<Stripe> {
  const known = clients.get(settings);
  if (known !== undefined) return known;
  const client = makeClient(settings);
  clients.set(settings, client);
  return client;
}

async function makeClient({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    // With the same key, so that nothing happens twice.
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Stripe's Checkout: a session is the payment, its intent the money. Reports at docs.stripe.com/api/events. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const options = (key?: string): Stripe.RequestOptions => ({
    timeout: settings.patienceMs,
    ...(key === undefined ? {} : { idempotencyKey: key }),
  });
  const findSession = async (ref: string): Promise<Stripe.Checkout.Session> => {
    const stripe = await clientOf(settings);
    return stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] }, options());
  };
  const findIntent = async (ref: string): Promise<Stripe.PaymentIntent> => {
    const { payment_intent: intent } = await findSession(ref);
    if (intent === null || typeof intent === 'string') throw new Error('Stripe knows of no money for this payment.');
    return intent;
  };

  return {
    // The page of a session stays open after a card was declined.
    canRetry: true,

    async create(payment) {
      const stripe = await clientOf(settings);
      try {
        const session = await stripe.checkout.sessions.create(sessionOf(payment), options(payment.key));
        if (session.url === null) throw new Error('Stripe gave no page.');
        return { ref: session.id, redirectUrl: session.url };
      } catch (error) {
        throw isAnswered(error) ? new ProviderRefusal(error.message) : error;
      }
    },

    status: async (ref) => reportOfSession(await findSession(ref)),

    async capture(ref, amount, key): Promise<Outcome> {
      const { id, status } = await findIntent(ref);
      if (status === 'succeeded') return 'done';
      await (await clientOf(settings)).paymentIntents.capture(id, { amount_to_capture: amount }, options(key));
      return 'done';
    },

    async void(ref, key): Promise<Outcome> {
      const { id, status } = await findIntent(ref);
      if (status === 'canceled') return 'done';
      await (await clientOf(settings)).paymentIntents.cancel(id, {}, options(key));
      return 'done';
    },

    async refund(ref, total, key): Promise<Outcome> {
      const { id, latest_charge: charge } = await findIntent(ref);
      const refunded = charge === null || typeof charge === 'string' ? 0 : charge.amount_refunded;
      if (refunded >= total) return 'done';
      const stripe = await clientOf(settings);
      const refund = await stripe.refunds.create(
        { payment_intent: id, amount: total - refunded },
        // Of another sum it is another request.
        options(`${key}-${total}-${refunded}`),
      );
      if (refund.status === 'failed' || refund.status === 'canceled') throw new Error('Stripe could not give it back.');
      return refund.status === 'succeeded' ? 'done' : 'accepted';
    },

    async readCallback(headers, body) {
      const { webhooks } = await clientOf(settings);
      const signature = String(headers['stripe-signature'] ?? '');
      let event: Stripe.Event;
      try {
        event = webhooks.constructEvent(body, signature, settings.webhookSecret);
      } catch {
        throw new ApiError(403, 'NOT_ALLOWED');
      }
      return reportOfEvent(event);
    },
  };
}

/** Stripe's library puts a status on errors answered by Stripe, which stores these for the key. */
function isAnswered(error: unknown): error is Error {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

function sessionOf(payment: NewPayment): Stripe.Checkout.SessionCreateParams {
  // Money of a request is only authorized; each event repeats how.
  const metadata = { payment_id: String(payment.paymentId), capture: payment.capturesAtOnce ? 'automatic' : 'manual' };
  return {
    mode: 'payment',
    client_reference_id: payment.orderNumber,
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: CURRENCY.toLowerCase(),
          // Stripe counts in tetri as we do.
          unit_amount: payment.amount,
          product_data: { name: payment.orderNumber },
        },
      },
    ],
    metadata,
    payment_intent_data: {
      capture_method: payment.capturesAtOnce ? 'automatic' : 'manual',
      description: payment.orderNumber,
      metadata,
    },
    success_url: payment.successUrl,
    cancel_url: payment.failureUrl,
    // Its page speaks no Georgian: then the browser decides.
    locale: payment.language === 'ka' ? 'auto' : payment.language,
    ...expiryOf(payment),
  };
}

/** Stripe keeps a page open for half an hour at least and a day at most. */
function expiryOf({ begunAt, endsAt }: NewPayment): { expires_at?: number } {
  if (endsAt === null) return {};
  const begun = Date.parse(begunAt);
  const end = Math.min(Math.max(Date.parse(endsAt), begun + 31 * MINUTE), begun + 23 * 60 * MINUTE);
  return { expires_at: Math.floor(end / 1000) };
}
