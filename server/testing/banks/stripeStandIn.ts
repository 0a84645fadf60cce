import assert from 'node:assert/strict';
import { Stripe } from 'stripe';
import type { Closing } from '../testApp.ts';
import type { Bank, BankCallback, BankSetup } from './bank.ts';
import { PATIENCE_MS, SHORT_PATIENCE_MS, standIn, type StandInAnswer, type StandInRequest } from './standIn.ts';

const secretKey = 'sk_test_stand_in';
const webhookSecret = 'whsec_stand_in';
const { webhooks } = new Stripe(secretKey);

interface Payment {
  readonly number: number;
  readonly amount: number;
  readonly currency: string;
  readonly isManual: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  /** Of the intent; null before the first try of a card. */
  status: string | null;
  isDeclined: boolean;
  /** A part of what was held; null is all of it. */
  captured: number | null;
  refunded: number;
  isReported: boolean;
}

/** Stripe on loopback: sessions, intents, refunds and events by its published documentation. */
export async function stripeStandIn(t: Closing): Promise<BankSetup> {
  const payments: Payment[] = [];
  let events = 0;
  let now = Date.now;
  const server = await standIn(t, serve);

  function serve({ method, path, headers, body }: StandInRequest): StandInAnswer {
    if (headers.authorization !== `Bearer ${secretKey}`) return { status: 401, body: { error: { message: 'no' } } };
    const form = new URLSearchParams(body);
    const [, kind = '', id = '', action = ''] = /^\/v1\/([a-z_]+(?:\/sessions)?)\/?(\w*)\/?(\w*)/.exec(path) ?? [];
    if (method === 'POST') assert.ok(headers['idempotency-key']);
    if (kind === 'checkout/sessions' && method === 'POST') {
      const left = Number(form.get('expires_at')) * 1000 - now();
      // Half an hour to a day.
      if (left < 1_800_000 || left > 86_400_000) return { status: 400, body: { error: { param: 'expires_at' } } };
      return { status: 200, body: sessionOf(create(form)) };
    }
    const payment = payments[Number((id || form.get('payment_intent') || '').replace(/^\w+_/, '')) - 1];
    if (payment === undefined) return { status: 404, body: { error: { message: 'no such thing' } } };
    if (kind === 'checkout/sessions') {
      assert.match(decodeURIComponent(path), /expand\[0\]=payment_intent\.latest_charge/);
      return { status: 200, body: { ...sessionOf(payment), payment_intent: expandedIntentOf(payment) } };
    }
    return kind === 'refunds'
      ? refund(payment, Number(form.get('amount')))
      : decideIntent(payment, action, Number(form.get('amount_to_capture')));
  }

  function create(form: URLSearchParams): Payment {
    assert.equal(form.get('mode'), 'payment');
    for (const name of ['success_url', 'cancel_url']) assert.ok(URL.canParse(form.get(name) ?? ''));
    assert.equal(form.get('allowed_payment_method_types[0]'), 'card');
    const payment: Payment = {
      number: payments.length + 1,
      amount: Number(form.get('line_items[0][price_data][unit_amount]')) * Number(form.get('line_items[0][quantity]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      isManual: form.get('payment_intent_data[capture_method]') === 'manual',
      metadata: {
        payment_id: form.get('payment_intent_data[metadata][payment_id]') ?? '',
        capture: form.get('metadata[capture]') ?? '',
      },
      status: null,
      isDeclined: false,
      captured: null,
      refunded: 0,
      isReported: true,
    };
    payments.push(payment);
    return payment;
  }

  function decideIntent(payment: Payment, action: string, amount: number): StandInAnswer {
    if (payment.status !== 'requires_capture')
      return { status: 400, body: { error: { code: 'payment_intent_unexpected_state', message: 'not now' } } };
    if (action === 'capture') {
      if (amount < 1 || amount > payment.amount)
        return { status: 400, body: { error: { code: 'amount_too_large', message: 'too much' } } };
      payment.captured = amount;
    }
    payment.status = action === 'capture' ? 'succeeded' : 'canceled';
    payment.isReported = false;
    return { status: 200, body: intentOf(payment) };
  }

  function refund(payment: Payment, amount: number): StandInAnswer {
    if (payment.status !== 'succeeded' || amount > payment.amount - payment.refunded)
      return { status: 400, body: { error: { code: 'charge_already_refunded', message: 'too much' } } };
    payment.refunded += amount;
    payment.isReported = false;
    return { status: 200, body: { id: 're_1', object: 'refund', amount, status: 'succeeded' } };
  }

  const sign = (body: string, secret = webhookSecret, isOld = false): BankCallback => ({
    headers: {
      'stripe-signature': webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp: Math.floor(Date.now() / 1000) - (isOld ? 301 : 0),
      }),
    },
    body,
  });
  const callback = (type: string, object: object): BankCallback =>
    sign(JSON.stringify({ id: `evt_${++events}`, object: 'event', type, data: { object } }));
  const find = (ref: string) => payments[Number(ref.replace(/^\w+_/, '')) - 1] ?? assert.fail(`no session ${ref}`);

  function report(payment: Payment): BankCallback {
    payment.isReported = true;
    if (payment.refunded > 0) return callback('charge.refunded', chargeOf(payment));
    return callback(`payment_intent.${payment.status === 'canceled' ? 'canceled' : 'succeeded'}`, intentOf(payment));
  }

  const settings = { secretKey, webhookSecret, apiUrl: server.origin, patienceMs: PATIENCE_MS };
  const bank: Bank = {
    name: 'stripe',
    async decide(_browser, page, decision) {
      const payment = find(new URL(page).pathname.split('/').at(-1) ?? '');
      payment.isDeclined = decision === 'decline';
      payment.status = 'requires_payment_method';
      if (payment.isDeclined) return [callback('payment_intent.payment_failed', intentOf(payment))];
      payment.status = payment.isManual ? 'requires_capture' : 'succeeded';
      const type = payment.isManual ? 'amount_capturable_updated' : 'succeeded';
      return [
        callback(`payment_intent.${type}`, intentOf(payment)),
        callback('checkout.session.completed', sessionOf(payment)),
        callback('customer.created', { id: 'cus_1' }),
      ];
    },
    work: () => payments.filter(({ isReported }) => !isReported).map(report),
    reportSix(ref) {
      const payment = find(ref);
      const paid = { ...payment, status: 'succeeded' };
      const declined = { ...payment, status: 'requires_payment_method', isDeclined: true };
      return [
        callback('payment_intent.created', intentOf(payment)),
        callback('payment_intent.payment_failed', intentOf(declined)),
        callback('payment_intent.amount_capturable_updated', intentOf({ ...payment, status: 'requires_capture' })),
        callback('checkout.session.expired', { ...sessionOf(payment), status: 'expired' }),
        callback('payment_intent.succeeded', intentOf(paid)),
        callback('checkout.session.completed', sessionOf(paid)),
      ];
    },
    reportPaid(ref, { amount, currency, isForged, isOld }) {
      const known = payments[0] ?? assert.fail('no payment');
      const session = { ...sessionOf({ ...known, status: 'succeeded' }), id: ref, amount_total: amount };
      const { body } = callback('checkout.session.completed', { ...session, currency: currency.toLowerCase() });
      return sign(body, isForged === true ? 'whsec_of_somebody' : webhookSecret, isOld);
    },
    sendNonsense: () =>
      callback('payment_intent.succeeded', {
        ...intentOf({ ...payments[0]!, status: 'succeeded' }),
        id: 'pi_9',
        metadata: {},
      }),
    async drop(ref) {
      find(ref).status = 'canceled';
    },
    async fail(trouble) {
      server.trouble = trouble;
      if (trouble === 'slow') settings.patienceMs = SHORT_PATIENCE_MS;
    },
    async recover() {
      server.trouble = null;
      settings.patienceMs = PATIENCE_MS;
    },
    async look(ref) {
      const { status, amount, captured, refunded } = find(ref);
      return { captured: status === 'succeeded' ? (captured ?? amount) : 0, refunded, isVoided: status === 'canceled' };
    },
    isHolding: async (ref) => find(ref).status === 'requires_capture',
  };
  return {
    payments: {
      provider: 'stripe',
      isSandboxOpen: false,
      bog: null,
      stripe: settings,
    },
    requests: server.requests,
    open: (place) => {
      now = () => place.clock().getTime();
      return bank;
    },
  };
}

function sessionOf({ number, amount, currency, metadata, status, isManual }: Payment) {
  return {
    id: `cs_${number}`,
    object: 'checkout.session',
    url: `https://checkout.stripe.com/c/pay/cs_${number}`,
    status: status === null || status === 'requires_payment_method' ? 'open' : 'complete',
    payment_status: status === 'succeeded' && !isManual ? 'paid' : 'unpaid',
    amount_total: amount,
    currency,
    metadata,
    payment_intent: status === null ? null : `pi_${number}`,
  };
}

/** The uncaptured part counts as refunded. */
function chargeOf({ number, amount, captured, currency, metadata, refunded }: Payment) {
  const amount_captured = captured ?? amount;
  const amount_refunded = refunded + amount - amount_captured;
  return { id: `ch_${number}`, object: 'charge', amount, amount_captured, amount_refunded, currency, metadata };
}

/** As an event or an answer carries it: the charge by its id. */
function intentOf({ number, amount, captured, currency, metadata, status, isDeclined }: Payment) {
  return {
    id: `pi_${number}`,
    object: 'payment_intent',
    status,
    amount,
    amount_capturable: status === 'requires_capture' ? amount : 0,
    amount_received: status === 'succeeded' ? (captured ?? amount) : 0,
    currency,
    metadata,
    last_payment_error: isDeclined ? { code: 'card_declined' } : null,
    latest_charge: status === 'succeeded' ? `ch_${number}` : null,
  };
}

function expandedIntentOf(payment: Payment) {
  if (payment.status === null) return null;
  return { ...intentOf(payment), latest_charge: payment.status === 'succeeded' ? chargeOf(payment) : null };
}
