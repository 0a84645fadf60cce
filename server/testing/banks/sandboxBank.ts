import { randomUUID } from 'node:crypto';
import type { PaymentEventName } from '#contract/domain/money/paymentMachine.ts';
import { signSandbox } from '#server/features/payments/sandbox/sandboxSignature.ts';
import type { Bank, BankCallback, BankSetup } from './bank.ts';
import type { Market } from '../people/renters.ts';

/** The bank that comes with the demo: it reports by itself, through jobs. */
export async function sandboxBank(): Promise<BankSetup> {
  return {
    payments: { provider: 'sandbox', isSandboxOpen: true, bog: null, stripe: null },
    requests: [],
    open: (place) => bankOf(place),
  };
}

function bankOf({ app: { context }, clock }: Market): Bank {
  const { config, pool } = context;
  const sign = (body: string, secret = config.secret, sentAt = clock()): BankCallback => ({
    headers: { 'sandbox-signature': signSandbox(Buffer.from(body), secret, sentAt) },
    body,
  });
  const say = (ref: string, event: PaymentEventName, amount: number, currency = 'GEL') =>
    JSON.stringify({ event_id: randomUUID(), ref, event, amount, currency });
  return {
    name: 'sandbox',
    async decide(browser, page, decision) {
      await browser.inject({
        method: 'POST',
        url: new URL(page).pathname,
        body: `action=${decision}&delivery=now`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': '' },
      });
      return [];
    },
    work: () => [],
    reportSix(ref, _paymentId, amount) {
      const events = ['open', 'authorize', 'fail', 'expire', 'capture', 'capture'] as const;
      return events.map((event) => sign(say(ref, event, amount)));
    },
    reportPaid(ref, { amount, currency, isForged, isOld }) {
      const sentAt = new Date(clock().getTime() - (isOld === true ? 301_000 : 0));
      return sign(say(ref, 'capture', amount, currency), isForged === true ? 'another secret' : config.secret, sentAt);
    },
    sendNonsense: () => sign('{"event":"capture"}'),
    drop: async (ref) => void (await pool.query(`update sandbox_payments set status = 'voided' where ref = $1`, [ref])),
    // Its books are a table: all of its troubles are the same.
    fail: async () => void (await pool.query('alter table sandbox_payments rename to bank_on_fire')),
    recover: async () => void (await pool.query('alter table bank_on_fire rename to sandbox_payments')),
    async look(ref) {
      const { rows } = await pool.query<{ status: string; amount: number; refunded: number }>(
        'select status, coalesce(captured, amount) as amount, refunded from sandbox_payments where ref = $1',
        [ref],
      );
      const { status = '', amount = 0, refunded = 0 } = rows[0] ?? {};
      const isCaptured = ['captured', 'part_refunded', 'refunded'].includes(status);
      return { captured: isCaptured ? amount : 0, refunded, isVoided: status === 'voided' };
    },
    async isHolding(ref) {
      const { rowCount } = await pool.query("select from sandbox_payments where ref = $1 and status = 'authorized'", [
        ref,
      ]);
      return rowCount === 1;
    },
  };
}
