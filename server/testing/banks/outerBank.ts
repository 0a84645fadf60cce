import assert from 'node:assert/strict';
import type { Payment } from '#contract/calls/payments.ts';
import type { Market, VisitedBank } from '../people/renters.ts';
import type { TestBrowser } from '../testBrowser.ts';
import { type Bank, type BankCallback, deliver, type Trouble } from './bank.ts';

const troubles: Readonly<Record<Bank['name'], readonly Trouble[]>> = {
  sandbox: [],
  bog: ['down', 'lost', 'busy', 'hiccup', 'forgetful'],
  stripe: ['down', 'lost', 'busy', 'hiccup'],
};

/** How reports come. */
export const deliveries = ['twice', 'now', 'late', 'never', 'shuffled'] as const;

/** One of so many visits is put off: the page of the bank stays open meanwhile. */
const PUT_OFF = 6;
/** During one of so many steps the bank fails. */
const TROUBLED = 5;

export interface OuterBank extends VisitedBank {
  /** Lets the bank fail during some of the steps. */
  during(act: () => Promise<void>): Promise<void>;
  /** Some of what the bank has taken on is done, some reports that were late arrive, some pages are decided on. */
  goOn(): Promise<void>;
  /** In the end it has of each payment what we have booked of it, and holds nothing but deposits whose claims are open. */
  checkBooks(afterOrderId: number): Promise<void>;
}

/** A bank of its own, whose reports are lost, late, doubled and shuffled, and which fails: all as `random` says. */
export function outerBank(place: Market, bank: Bank, random: () => number): OuterBank {
  let late: BankCallback[] = [];
  let open: (() => Promise<void>)[] = [];
  const decided = new Set<string>();
  const isDrawn = (oneOf: number): boolean => random() < 1 / oneOf;

  const bring = async (callbacks: readonly BankCallback[]): Promise<void> => {
    for (const callback of callbacks) {
      const { status, text } = await deliver(place, bank.name, callback);
      assert.notEqual(status, 500, text);
      // Whatever is not taken well is sent again.
      if (status === 503) late.push(callback);
    }
  };
  const send = async (callbacks: readonly BankCallback[], delivery: string): Promise<void> => {
    if (delivery === 'twice') await bring([...callbacks, ...callbacks]);
    if (delivery === 'now') await bring(callbacks);
    if (delivery === 'late') late.push(...callbacks);
    if (delivery === 'shuffled') late = [...callbacks.toReversed(), ...late];
  };

  /** Where a bank lets a person try another card, only what was approved is over. */
  const decide = async (browser: TestBrowser, page: string, decision: URLSearchParams): Promise<void> => {
    if (decided.has(page)) return;
    const action = decision.get('action') === 'decline' ? 'decline' : 'approve';
    if (action === 'approve' || bank.name === 'bog') decided.add(page);
    await send(await bank.decide(browser, page, action), decision.get('delivery') ?? 'now');
  };

  return {
    async visit(browser: TestBrowser, { redirect_url: page }: Payment, decision: string) {
      if (page === null) return;
      const go = () => decide(browser, page, new URLSearchParams(decision));
      if (isDrawn(PUT_OFF)) open.push(go);
      else await go();
    },
    async work() {
      const waiting = open;
      open = [];
      for (const go of waiting) await go();
      const reports = [...late, ...bank.work()];
      late = [];
      await bring(reports);
      return waiting.length + reports.length > 0;
    },
    async during(act) {
      const possible = troubles[bank.name];
      const trouble = isDrawn(TROUBLED) ? possible[Math.floor(random() * possible.length)] : undefined;
      if (trouble !== undefined) await bank.fail(trouble);
      try {
        await act();
      } finally {
        if (trouble !== undefined) await bank.recover();
      }
    },
    async goOn() {
      if (isDrawn(2)) await send(bank.work(), deliveries[Math.floor(random() * deliveries.length)] ?? 'now');
      if (late.length > 0 && isDrawn(3)) await bring(late.splice(0, 2));
      if (open.length > 0 && isDrawn(4)) await open.shift()?.();
    },
    async checkBooks(afterOrderId) {
      const { rows } = await place.app.context.pool.query<PaymentToCheck>(
        `select p.id, p.provider_ref as ref, p.order_id, p.status, p.amount,
           coalesce((select sum(l.amount) from ledger_entries l where l.payment_id = p.id), 0)::integer as booked,
           p.purpose = 'deposit' and p.kept is null
             and exists (select from claims c where c.order_id = p.order_id and c.status in ('asked', 'disputed')) as is_open
         from payments p where p.order_id > $1 and p.provider_ref is not null order by p.id`,
        [afterOrderId],
      );
      for (const { id, ref, order_id, status, amount, booked, is_open } of rows) {
        const { captured, refunded } = await bank.look(ref);
        assert.deepEqual(
          { there: captured - refunded, isHolding: await bank.isHolding(ref) },
          {
            there: is_open && status === 'captured' ? amount : booked,
            isHolding: is_open && status === 'authorized',
          },
          `payment ${id} of order ${order_id}`,
        );
      }
    },
  };
}

interface PaymentToCheck {
  readonly id: number;
  readonly ref: string;
  readonly order_id: number;
  readonly status: string;
  readonly amount: number;
  readonly booked: number;
  /** A deposit whose claim is not decided. */
  readonly is_open: boolean;
}
