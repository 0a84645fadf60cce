import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { PaymentEventName, PaymentStatus } from '#contract/domain/money/paymentMachine.ts';
import { silentBog } from '#server/testing/banks/silentBog.ts';
import { type Market, market, ordered, payment } from '#server/testing/people/renters.ts';
import { orderBill } from './bill.ts';
import { applyReport } from './applyReport.ts';
import { insertCash } from './ledgerRepository.ts';
import { collectMoney, returnMoney } from './moveMoney.ts';
import type { MoneyAnswer, OrderPort } from './orderPort.ts';
import { findPayment } from './paymentRepository.ts';

interface Before {
  readonly status: PaymentStatus;
  readonly wanted?: 'capture' | 'void' | 'refund';
  readonly refund_due?: number;
  readonly provider?: 'sandbox' | 'bog';
  readonly redirect_url?: string;
}
const AMOUNT = 30_000;
/** A payment that can be put into any state, and an order that records the calls it gets. */
async function stage(t: TestContext) {
  const place: Market = await market(t);
  const order = await ordered(place, place.client);
  const { id } = await payment(place.client, order.id);
  const { config } = place.app.context;
  const context = { ...place.app.context, config: { ...config, payments: { ...config.payments, bog: silentBog } } };
  const heard: string[] = [];
  let answer: MoneyAnswer = 'keep';
  let meanwhile = async (): Promise<void> => {};
  const orders: OrderPort = {
    lock: async (_transaction, orderId) => {
      heard.push(`lock ${orderId === order.id}`);
      await meanwhile();
    },
    due: async () => ({ amount: AMOUNT, capturesAtOnce: true, endsAt: null }),
    receive: async (_context, _transaction, bill, { money }) => {
      heard.push(`${money} ${isDeepStrictEqual(bill, orderBill(order.id))}`);
      return answer;
    },
    drop: async () => {
      heard.push('drop');
    },
  };
  let current = id;
  // The books are never changed: each case is a payment of its own.
  let bank: 'sandbox' | 'bog' = 'sandbox';
  const put = async ({ status, wanted, refund_due = 0, provider = 'sandbox', redirect_url }: Before) => {
    bank = provider;
    const { rows } = await context.pool.query<{ id: number }>(
      `insert into payments (order_id, provider, provider_ref, amount, status, wanted, refund_due, redirect_url, created_at)
       values ($1, $6, gen_random_uuid()::text, $2, $3, $4, $5, $7, now()) returning id`,
      [order.id, AMOUNT, status, wanted ?? null, refund_due, provider, redirect_url ?? null],
    );
    current = rows[0]?.id ?? 0;
  };
  let reports = 0;
  const report = (event: PaymentEventName, amount = AMOUNT, eventId = `report ${(reports += 1)}`, currency = 'GEL') =>
    applyReport(context, orders, bank, { payment: { id: current }, event, amount, currency, eventId });
  const ledger = async () =>
    (
      await context.db
        .selectFrom('ledger_entries')
        .select(['kind', 'amount'])
        .where('order_id', '=', order.id)
        .where((eb) => eb.or([eb('payment_id', '=', current), eb('kind', '=', 'cash')]))
        .orderBy('id')
        .execute()
    )
      .map(({ kind, amount }) => `${kind} ${amount}`)
      .join(', ');
  const look = async () => {
    const row = await findPayment(context.db, current);
    return [row?.status, row?.wanted ?? null, row?.refund_due];
  };
  return {
    context,
    order,
    id,
    heard,
    put,
    report,
    ledger,
    look,
    pageOf: async () => (await findPayment(context.db, current))?.redirect_url,
    orders,
    say: (next: MoneyAnswer) => (answer = next),
    /** What another server does before this one gets the order. */
    first: (work: () => Promise<void>) => (meanwhile = work),
  };
}

test('what a bank reports moves the payment, the books and the order, and asks for what follows', async (t) => {
  const { put, report, ledger, look, heard, say } = await stage(t);
  const taken = ['payment 30000', 'captured'] as const;
  // before, report, what the order answers → status, what the bank is to do, books, what the order received
  const cases: readonly (readonly [
    Before,
    PaymentEventName,
    number,
    MoneyAnswer,
    readonly [PaymentStatus, string | null, number],
    string,
    string,
  ])[] = [
    [{ status: 'created' }, 'capture', AMOUNT, 'keep', ['captured', null, 0], 'payment 30000', 'captured'],
    [{ status: 'created' }, 'capture', AMOUNT, 'return', ['captured', 'refund', AMOUNT], 'payment 30000', 'captured'],
    [{ status: 'created' }, 'authorize', AMOUNT, 'keep', ['authorized', null, 0], '', 'authorized'],
    [{ status: 'created' }, 'authorize', AMOUNT, 'collect', ['authorized', 'capture', 0], '', 'authorized'],
    [{ status: 'created' }, 'authorize', AMOUNT, 'return', ['authorized', 'void', 0], '', 'authorized'],
    [{ status: 'created' }, 'fail', AMOUNT, 'return', ['failed', null, 0], '', ''],
    [{ status: 'created' }, 'open', AMOUNT, 'return', ['created', null, 0], '', ''],
    [{ status: 'authorized', wanted: 'capture' }, 'capture', AMOUNT, 'keep', ['captured', null, 0], ...taken],
    [{ status: 'authorized', wanted: 'void' }, 'void', AMOUNT, 'keep', ['voided', null, 0], '', ''],
    // The owner cancelled while the bank captured: nothing is left to void.
    [{ status: 'authorized', wanted: 'void' }, 'capture', AMOUNT, 'keep', ['captured', null, 0], ...taken],
    [{ status: 'authorized', wanted: 'void' }, 'capture', AMOUNT, 'return', ['captured', 'refund', AMOUNT], ...taken],
    // Nothing comes of what is known already, not even an end of what is wanted.
    [{ status: 'voided', wanted: 'void' }, 'void', AMOUNT, 'return', ['voided', 'void', 0], '', ''],
    [
      { status: 'captured', wanted: 'refund', refund_due: AMOUNT },
      'refund',
      AMOUNT,
      'return',
      ['refunded', null, AMOUNT],
      'refund -30000',
      '',
    ],
    [
      { status: 'captured', wanted: 'refund', refund_due: 20_000 },
      'refund',
      20_000,
      'keep',
      ['part_refunded', null, 20_000],
      'refund -20000',
      '',
    ],
    [
      { status: 'captured', wanted: 'refund', refund_due: 20_000 },
      'refund',
      19_999,
      'keep',
      ['part_refunded', 'refund', 20_000],
      'refund -19999',
      '',
    ],
    [
      { status: 'part_refunded', wanted: 'refund', refund_due: 20_000 },
      'refund',
      20_000,
      'keep',
      ['part_refunded', null, 20_000],
      'refund -20000',
      '',
    ],
    [{ status: 'created' }, 'refund', AMOUNT, 'keep', ['created', null, 0], '', ''],
  ];
  for (const [before, event, amount, answer, after, books, received] of cases) {
    await put(before);
    say(answer);
    heard.length = 0;
    await report(event, amount);
    const name = `${JSON.stringify(before)} ${event} ${amount} ${answer}`;
    assert.deepEqual([await look(), await ledger()], [after, books], name);
    assert.deepEqual(heard, ['lock true', ...(received === '' ? [] : [`${received} true`])], name);
  }
});

test('a report counts once, and only when it speaks of our money and of a payment we know', async (t) => {
  const { put, report, ledger, look, context, orders } = await stage(t);
  await put({ status: 'captured' });
  await report('refund', 5_000, 'a part');
  await put({ status: 'part_refunded', wanted: 'refund', refund_due: 5_000 });
  await report('refund', 5_000, 'a part');
  assert.deepEqual([await look(), await ledger()], [['part_refunded', 'refund', 5_000], '']);

  await put({ status: 'created' });
  const refused = { status: 409, code: 'CONFLICT' };
  await assert.rejects(report('capture', AMOUNT - 1), refused);
  await assert.rejects(report('capture', AMOUNT + 1), refused);
  await assert.rejects(report('refund', AMOUNT + 1), refused);
  await assert.rejects(report('capture', AMOUNT, 'dollars', 'USD'), refused);
  await assert.rejects(
    applyReport(context, orders, 'sandbox', {
      payment: { ref: 'nobody' },
      event: 'capture',
      amount: AMOUNT,
      currency: 'GEL',
      eventId: 'x',
    }),
    { status: 404, code: 'NOT_FOUND' },
  );
  await assert.rejects(
    applyReport(context, orders, 'stripe', {
      payment: { ref: 'another bank' },
      event: 'capture',
      amount: AMOUNT,
      currency: 'GEL',
      eventId: 'y',
    }),
    { code: 'NOT_FOUND' },
  );
  assert.deepEqual([await look(), await ledger()], [['created', null, 0], '']);
});

test('what another report has done before this one got the order counts', async (t) => {
  const { context, put, report, look, first } = await stage(t);
  await put({ status: 'created' });
  first(
    async () => void (await context.pool.query("update payments set status = 'captured' where status = 'created'")),
  );
  await report('fail');
  assert.deepEqual(await look(), ['captured', null, 0]);
});

test('a page is over once it has failed, unless its bank lets people try again on it', async (t) => {
  const { put, report, pageOf } = await stage(t);
  for (const [provider, event, page] of [
    ['sandbox', 'fail', '/page'],
    ['bog', 'fail', null],
    ['bog', 'capture', '/page'],
    ['sandbox', 'capture', '/page'],
  ] as const) {
    await put({ status: 'created', provider, redirect_url: '/page' });
    await report(event);
    assert.equal(await pageOf(), page, `${provider} ${event}`);
  }
});

test('the refund is what was paid less the fee, over all payments of the order; authorized money is voided', async (t) => {
  const { context, order, id } = await stage(t);
  const { pool, db } = context;
  const rows = async () =>
    (
      await pool.query<{ text: string }>(
        "select concat_ws(' ', status, amount, wanted, refund_due) as text from payments order by id",
      )
    ).rows.map(({ text }) => text);
  const fill = async (...payments: readonly (readonly [PaymentStatus, number, number?])[]) => {
    await pool.query('delete from payments where id <> $1', [id]);
    await pool.query("update payments set status = 'failed', wanted = null, refund_due = 0, amount = 1 where id = $1", [
      id,
    ]);
    for (const [status, amount, due = 0] of payments)
      await pool.query(
        `insert into payments (order_id, provider, provider_ref, amount, status, refund_due, created_at)
         values ($1, 'sandbox', gen_random_uuid()::text, $2, $3, $4, now())`,
        [order.id, amount, status, due],
      );
  };
  const give = (kept: number) => db.transaction().execute((transaction) => returnMoney(transaction, order.id, kept));

  await fill(['authorized', 500], ['captured', 1_000], ['part_refunded', 2_000], ['voided', 3_000]);
  await give(0);
  assert.deepEqual(await rows(), [
    'failed 1 0',
    'authorized 500 void 0',
    'captured 1000 refund 1000',
    'part_refunded 2000 refund 2000',
    'voided 3000 0',
  ]);
  await fill(['captured', 1_000], ['captured', 2_000]);
  await give(1_500);
  assert.deepEqual(await rows(), ['failed 1 0', 'captured 1000 0', 'captured 2000 refund 1500']);
  await fill(['captured', 1_000, 100], ['captured', 2_000, 2_000]);
  await give(300);
  assert.deepEqual(
    await rows(),
    ['failed 1 0', 'captured 1000 refund 700', 'captured 2000 2000'],
    'a refund under way is not available for a fee',
  );

  await fill(['authorized', 500], ['captured', 1_000], ['voided', 3_000]);
  await db.transaction().execute((transaction) => collectMoney(transaction, orderBill(order.id)));
  assert.deepEqual(await rows(), ['failed 1 0', 'authorized 500 capture 0', 'captured 1000 0', 'voided 3000 0']);
  const { rows: jobs } = await pool.query("select key from graphile_worker.jobs where key like 'settle-%'");
  assert.equal(jobs.length, 6, 'each has a job of its own');
});

test('cash is booked once it is some', async (t) => {
  const { context, order, ledger, put } = await stage(t);
  await put({ status: 'captured' });
  const at = context.clock();
  for (const amount of [0, 1])
    await context.db.transaction().execute((transaction) => insertCash(transaction, { orderId: order.id, amount, at }));
  assert.equal(await ledger(), 'cash 1');
});
