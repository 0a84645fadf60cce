import assert from 'node:assert/strict';
import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Closing } from '../testApp.ts';
import type { Bank, BankCallback, BankSetup } from './bank.ts';
import { PATIENCE_MS, SHORT_PATIENCE_MS, standIn, type StandInAnswer, type StandInRequest } from './standIn.ts';

const credentials = { clientId: '10001', clientSecret: 'secret of the shop' };
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const forger = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What the documentation demands of an order. */
const NewOrder = z.strictObject({
  callback_url: z.url(),
  external_order_id: z.string().max(25),
  capture: z.enum(['automatic', 'manual']),
  ttl: z.number().int().min(2).max(1440),
  payment_method: z.array(z.enum(['card', 'google_pay', 'apple_pay'])),
  purchase_units: z.strictObject({
    currency: z.literal('GEL'),
    total_amount: z.number(),
    basket: z.array(z.strictObject({ product_id: z.string(), quantity: z.number(), unit_price: z.number() })).min(1),
  }),
  redirect_urls: z.strictObject({ success: z.url(), fail: z.url() }),
});

interface BogOrder {
  readonly id: string;
  readonly isManual: boolean;
  /** Tetri, as the other amounts. */
  readonly amount: number;
  status: string;
  transferred: number;
  refunded: number;
  /** Taken on and not done yet. */
  pending: { readonly action: string; readonly amount: number } | null;
  readonly actions: object[];
}

const lari = (tetri: number) => (tetri / 100).toFixed(2);

/** Bank of Georgia on loopback, by its published documentation. */
export async function bogStandIn(t: Closing): Promise<BankSetup> {
  const orders = new Map<string, BogOrder>();
  const tokens = new Set<string>();
  const server = await standIn(t, (request) => (request.path === '/token' ? giveToken(request) : serve(request)));

  function giveToken({ headers, body }: StandInRequest): StandInAnswer {
    const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
    if (headers.authorization !== `Basic ${basic}` || body !== 'grant_type=client_credentials')
      return { status: 401, body: { error: 'invalid_client' } };
    const token = randomUUID();
    tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 300 } };
  }

  function serve({ method, path, headers, body }: StandInRequest): StandInAnswer {
    if (!tokens.has(String(headers.authorization).replace('Bearer ', ''))) return { status: 401, body: {} };
    if (method === 'POST') {
      const key = String(headers['idempotency-key']);
      assert.match(key, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    }
    if (path === '/payments/v1/ecommerce/orders') return createOrder(body, String(headers['accept-language']));
    const [, action = '', id = ''] =
      /^\/payments\/v1\/(?:payment\/)?(receipt|refund|authorization\/\w+)\/(.+)$/.exec(path) ?? [];
    const order = orders.get(id);
    if (order === undefined) return { status: 404, body: {} };
    return action === 'receipt' ? { status: 200, body: receiptOf(order) } : takeOn(order, action, body);
  }

  function createOrder(body: string, language: string): StandInAnswer {
    const order = NewOrder.parse(JSON.parse(body));
    assert.match(language, /^(ka|en)$/);
    assert.match(body, /"total_amount":\d+\.\d\d,/, 'two decimals');
    const id = randomUUID();
    orders.set(id, {
      id,
      isManual: order.capture === 'manual',
      amount: Math.round(order.purchase_units.total_amount * 100),
      status: 'created',
      transferred: 0,
      refunded: 0,
      pending: null,
      actions: [],
    });
    const redirect = { href: `https://payment.bog.ge/?order_id=${id}` };
    return { status: 200, body: { id, _links: { redirect, details: { href: `${server.origin}/receipt/${id}` } } } };
  }

  function takeOn(order: BogOrder, action: string, body: string): StandInAnswer {
    const { amount } = z.object({ amount: z.number().optional() }).parse(JSON.parse(body));
    const isRefund = action === 'refund';
    const isPossible = isRefund ? /^(completed|refunded_partially)$/.test(order.status) : order.status === 'blocked';
    if (!isPossible) return { status: 400, body: { message: `not while ${order.status}` } };
    const rest = isRefund ? order.transferred - order.refunded : order.amount;
    order.pending = { action, amount: amount === undefined ? rest : Math.round(amount * 100) };
    assert.ok(order.pending.amount > 0 && order.pending.amount <= rest);
    if (isRefund) order.status = 'refund_requested';
    return { status: 200, body: { key: 'request_received', message: 'received', action_id: randomUUID() } };
  }

  const sign = (body: string, isForged = false): BankCallback => ({
    headers: {
      'callback-signature': createSign('RSA-SHA256')
        .update(body)
        .sign(isForged ? forger.privateKey : keys.privateKey, 'base64'),
    },
    body,
  });
  const callback = (receipt: object, isForged = false): BankCallback =>
    sign(
      JSON.stringify({ event: 'order_payment', zoned_request_time: '2026-11-20T06:00:00.000000Z', body: receipt }),
      isForged,
    );
  const find = (id: string) => orders.get(id) ?? assert.fail(`no order ${id}`);

  function finish(order: BogOrder): BankCallback {
    const { action = '', amount = 0 } = order.pending ?? {};
    order.pending = null;
    order.actions.push({ action_id: randomUUID(), action, status: 'completed', amount: lari(amount) });
    if (action === 'authorization/cancel') order.status = 'rejected';
    if (action === 'authorization/approve') {
      const status = amount < order.amount ? 'partial_completed' : 'completed';
      Object.assign(order, { status, transferred: amount });
    }
    if (action === 'refund') {
      order.refunded += amount;
      order.status = order.refunded === order.transferred ? 'refunded' : 'refunded_partially';
    }
    return callback(receiptOf(order));
  }

  const settings = {
    ...credentials,
    // The second is the one the bank signs with: as while it changes its key.
    callbackKeys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey, keys.publicKey],
    apiUrl: server.origin,
    tokenUrl: `${server.origin}/token`,
    patienceMs: PATIENCE_MS,
  };

  const bank: Bank = {
    name: 'bog',
    async decide(_browser, page, decision) {
      const order = find(new URL(page).searchParams.get('order_id') ?? '');
      assert.equal(order.status, 'created', 'a page of the bank is good for one try');
      if (decision === 'decline') order.status = 'rejected';
      else if (order.isManual) order.status = 'blocked';
      else Object.assign(order, { status: 'completed', transferred: order.amount });
      return [callback(receiptOf(order))];
    },
    work: () => [...orders.values()].filter(({ pending }) => pending !== null).map(finish),
    reportSix(ref) {
      const order = find(ref);
      const sent = (status: string, transferred = 0) => callback(receiptOf({ ...order, status, transferred }));
      const paid = sent('completed', order.amount);
      return [sent('created'), sent('auth_requested'), sent('blocked'), sent('rejected'), paid, paid];
    },
    reportPaid(ref, { amount, currency, isForged }) {
      const receipt = receiptOf({
        ...(orders.get(ref) ?? [...orders.values()][0]!),
        id: ref,
        status: 'completed',
        transferred: amount,
      });
      return callback({ ...receipt, purchase_units: { ...receipt.purchase_units, currency_code: currency } }, isForged);
    },
    sendNonsense: () => sign('{"event":"order_payment","body":{"order_id":7}}'),
    async drop(ref) {
      find(ref).status = 'rejected';
    },
    async fail(trouble) {
      if (trouble === 'forgetful') tokens.clear();
      else server.trouble = trouble;
      if (trouble === 'slow') settings.patienceMs = SHORT_PATIENCE_MS;
    },
    async recover() {
      server.trouble = null;
      settings.patienceMs = PATIENCE_MS;
    },
    async look(ref) {
      const { transferred, refunded, status } = find(ref);
      return { captured: transferred, refunded, isVoided: status === 'rejected' };
    },
    isHolding: async (ref) => find(ref).status === 'blocked',
  };
  return {
    payments: {
      provider: 'bog',
      isSandboxOpen: false,
      stripe: null,
      bog: settings,
    },
    requests: server.requests,
    open: () => bank,
  };
}

function receiptOf({ id, status, amount, transferred, refunded, isManual, actions }: BogOrder) {
  return {
    order_id: id,
    industry: 'ecommerce',
    capture: isManual ? 'manual' : 'automatic',
    order_status: { key: status, value: status },
    purchase_units: {
      request_amount: lari(amount),
      transfer_amount: transferred === 0 ? null : lari(transferred),
      refund_amount: lari(refunded),
      currency_code: 'GEL',
    },
    payment_detail: { transfer_method: { key: 'card', value: 'Card' }, code: null },
    actions,
  };
}
