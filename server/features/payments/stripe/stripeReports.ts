import type Stripe from 'stripe';
import type { PaymentEventName } from '#contract/domain/money/paymentMachine.ts';
import type { ProviderReport } from '../providers/paymentProvider.ts';

interface Reported {
  readonly event: PaymentEventName;
  readonly amount: number;
}

/** The report of a session that was queried. */
export function reportOfSession(session: Stripe.Checkout.Session): ProviderReport | null {
  const { id, currency, amount_total, status, payment_intent: intent } = session;
  let reported: Reported | null = status === 'expired' ? { event: 'expire', amount: amount_total ?? 0 } : null;
  if (intent !== null && typeof intent !== 'string') reported = reportedByIntent(intent) ?? reported;
  if (reported === null) return null;
  return {
    eventId: `stripe-${id}-${reported.event}-${reported.amount}-${currency ?? ''}`,
    payment: { ref: id },
    event: reported.event,
    amount: reported.amount,
    currency: (currency ?? '').toUpperCase(),
  };
}

function reportedByIntent(intent: Stripe.PaymentIntent): Reported | null {
  const { status, amount, latest_charge: charge } = intent;
  if (status === 'requires_capture') return { event: 'authorize', amount: intent.amount_capturable };
  if (status === 'canceled') return { event: 'void', amount };
  if (status === 'requires_payment_method') {
    return intent.last_payment_error === null ? null : { event: 'fail', amount };
  }
  if (status !== 'succeeded') return null;
  // The uncaptured rest of a partial capture is no refund, though Stripe counts it as one.
  const isPart = intent.amount_received < amount;
  const refunded = isPart || charge === null || typeof charge === 'string' ? 0 : charge.amount_refunded;
  return refunded > 0 ? { event: 'refund', amount: refunded } : { event: 'capture', amount: intent.amount_received };
}

/** What an event reports; null for those that are of no interest, also for payments that are not ours. */
export function reportOfEvent(event: Stripe.Event): ProviderReport | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return reportOfSessionEvent(event.id, event.type, event.data.object);
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      return ourReport(event.id, intent, reportedByIntent(intent));
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      if (charge.amount_captured < charge.amount) return null;
      return ourReport(event.id, charge, { event: 'refund', amount: charge.amount_refunded });
    }
    default:
      return null;
  }
}

function reportOfSessionEvent(eventId: string, type: string, session: Stripe.Checkout.Session): ProviderReport | null {
  const { metadata, payment_status: paid } = session;
  if (metadata?.['payment_id'] === undefined) return null;
  let event: PaymentEventName | null = null;
  if (type === 'checkout.session.expired') event = 'expire';
  else if (type === 'checkout.session.async_payment_failed') event = 'fail';
  else if (paid === 'paid') event = 'capture';
  // Completed and not paid: the money is held, or on its way.
  else if (metadata['capture'] === 'manual') event = 'authorize';
  if (event === null) return null;
  const { id: ref, amount_total, currency } = session;
  return { eventId, payment: { ref }, event, amount: amount_total ?? 0, currency: (currency ?? '').toUpperCase() };
}

/** Money does not know its session; it carries our own number of the payment. */
function ourReport(
  eventId: string,
  { metadata, currency }: Pick<Stripe.PaymentIntent, 'metadata' | 'currency'>,
  reported: Reported | null,
): ProviderReport | null {
  const id = Number(metadata['payment_id']);
  if (reported === null || !Number.isSafeInteger(id) || id < 1) return null;
  return { eventId, payment: { id }, ...reported, currency: currency.toUpperCase() };
}
