/** A mistake that somebody could make, in one place of the sources or the schema. */
export interface Planted {
  readonly name: string;
  /** File, what stands there, and what would stand there. */
  readonly edits: readonly (readonly [file: string, from: string, to: string])[];
  readonly sql?: string;
}

const orders = 'server/features/orders';
const payments = 'server/features/payments';

export const planted: readonly Planted[] = [
  {
    name: 'cars can be taken twice',
    edits: [
      [`${orders}/quote/offerRepository.ts`, 'sql<boolean>`not c.busy', 'sql<boolean>`true or c.busy'],
      [
        `${orders}/orderRepository.ts`,
        'sql<boolean>`not c.busy && tstzrange',
        'sql<boolean>`true or c.busy && tstzrange',
      ],
    ],
    sql: 'alter table car_blocks drop constraint car_blocks_no_overlap',
  },
  {
    name: 'the key of a request is ignored',
    edits: [['server/platform/http/idempotent.ts', 'if (key === null) return work();', 'return work();']],
  },
  {
    name: 'the answer of a key is not kept',
    edits: [['server/platform/http/idempotent.ts', 'await storeAnswer(transaction, {', 'void ({']],
  },
  {
    name: 'dates stay taken after the end',
    edits: [[`${orders}/effects.ts`, 'await deleteBlock(transaction, order.id);', '']],
  },
  {
    name: 'paid dates stay a hold',
    edits: [[`${orders}/effects.ts`, 'await keepBlock(transaction, order.id);', '']],
  },
  {
    name: 'no time for preparation',
    edits: [
      [
        `${orders}/blockRepository.ts`,
        "to}::timestamptz + c.preparation_minutes * interval '1 minute')`.as",
        'to}::timestamptz)`.as',
      ],
    ],
  },
  {
    name: 'half the fee of a late cancellation',
    edits: [
      [
        `${orders}/cancel/cancellation.ts`,
        'isFree ? 0 : order.first_day',
        'isFree ? 0 : Math.floor(order.first_day / 2)',
      ],
    ],
  },
  {
    name: 'money that is only held is never collected',
    edits: [
      [`${payments}/applyReport.ts`, "if (answer === 'collect') await want(transaction, payment, 'capture');", ''],
    ],
  },
  {
    name: 'money that comes too late is kept',
    edits: [
      [
        `${payments}/applyReport.ts`,
        "if (answer === 'return' && money === 'captured') await want(transaction, payment, 'refund', payment.amount);",
        '',
      ],
    ],
  },
  {
    name: 'held money of an ended order is not released',
    edits: [
      [
        `${payments}/moveMoney.ts`,
        "if (isOfRental(payment) && payment.status === 'authorized') await want(transaction, payment, 'void');",
        '',
      ],
    ],
  },
  {
    name: 'a refund is one tetri short',
    edits: [[`${payments}/moveMoney.ts`, "'refund', amount - keptOfThis)", "'refund', amount - keptOfThis - 1)"]],
  },
  {
    name: 'a refund goes back once for each payment',
    edits: [[`${payments}/moveMoney.ts`, '    rest -= ofThis;\n', '']],
  },
  {
    name: 'the bank is not asked to do what is wanted',
    edits: [
      [
        `${payments}/moveMoney.ts`,
        'await queueJob(transaction, settlement, { payment_id: id }, { key: settlementKey(id) });',
        '',
      ],
    ],
  },
  {
    name: 'a report counts as often as it comes',
    edits: [
      [
        `${payments}/applyReport.ts`,
        'if (!(await insertPaymentEvent(transaction, payment.id, report, context.clock()))) return;',
        'await insertPaymentEvent(transaction, payment.id, report, context.clock());',
      ],
      [
        `${payments}/applyReport.ts`,
        'if (status === undefined) return;',
        "if (status === undefined && event !== 'capture') return;",
      ],
    ],
  },
  {
    name: 'nobody asks the bank about lost reports',
    edits: [
      [
        `${payments}/providers/askProvider.ts`,
        'if (report !== null) await applyReport(context, orders, provider, asOfNow(payment, report));',
        '',
      ],
    ],
  },
  {
    name: 'refunds are not booked',
    edits: [
      [
        `${payments}/applyReport.ts`,
        "if (isRefund && payment.purpose !== 'deposit') await bookRefund(transaction, payment.id, entry);",
        '',
      ],
    ],
  },
  {
    name: 'the commission is a tetri too high',
    edits: [
      [
        `${payments}/commissionTaken.ts`,
        'return Math.min(commission, there);',
        'return Math.min(commission + 1, there);',
      ],
    ],
  },
  {
    name: 'cars stay held for nobody',
    edits: [[`${orders}/effects.ts`, 'await freeHeldCars(transaction, order.id);', '']],
  },
  {
    name: 'a time to pay never ends',
    edits: [
      [
        `${orders}/effects.ts`,
        'stop_waiting: async () => ({ changes: { expires_at: null } }),',
        'stop_waiting: async () => ({}),',
      ],
    ],
  },
  {
    name: 'an event is done and not written',
    edits: [
      [
        `${orders}/applyOrderEvent.ts`,
        '  await insertEvent(transaction, {',
        "  if (event !== 'cancel') await insertEvent(transaction, {",
      ],
    ],
  },
  {
    name: 'one side is not told',
    edits: [
      [
        `${orders}/applyOrderEvent.ts`,
        'await tellOfEvent(transaction, order.id, event, by, now);',
        "if (event !== 'decline') await tellOfEvent(transaction, order.id, event, by, now);",
      ],
    ],
  },
  {
    name: 'search does not see what is taken',
    edits: [],
    sql: 'create or replace function refresh_busy() returns trigger language plpgsql as $$ begin return null; end $$',
  },
  {
    name: 'the dates of a changed order are not freed',
    edits: [
      [
        `${orders}/change/changeEffects.ts`,
        '  await freeDates(transaction, change.id);\n  await updateChange',
        '  await updateChange',
      ],
    ],
  },
  {
    name: 'what goes leaves no entry in the log of its order',
    edits: [],
    sql: 'alter table car_blocks disable trigger car_blocks_deleted_logged',
  },
  {
    name: 'the log of an order has not every column',
    edits: [],
    sql: `do $do$ begin
      execute replace(pg_get_functiondef('log_order_row'::regproc), 'is distinct from value', 'is distinct from value and key <> ''expires_at''');
    end $do$`,
  },
  {
    name: 'an entry takes the place of what was there',
    edits: [
      [
        `${orders}/past/rebuildOrder.ts`,
        'rows.set(row_id, { ...rows.get(row_id), ...change })',
        'rows.set(row_id, change)',
      ],
    ],
  },
  {
    name: 'a coupon counts once more than it says',
    edits: [
      [
        'server/features/rental/coupons/takeCoupon.ts',
        'return all < coupon.most_uses && ofClient < coupon.most_uses_of_client;',
        'return all <= coupon.most_uses && ofClient <= coupon.most_uses_of_client;',
      ],
    ],
  },
  {
    name: 'what was paid out stays to be paid out',
    edits: [
      [
        'server/features/operations/payouts/payoutRepository.ts',
        '.set({ payout_id: id })',
        '.set({ payout_id: null })',
      ],
    ],
  },
  {
    name: 'what came back from the bank of an owner is lost',
    edits: [
      [
        'server/features/operations/payouts/payoutRepository.ts',
        "- coalesce(sum(amount) filter (where state <> 'returned'), 0)::integer as opening",
        '- coalesce(sum(amount), 0)::integer as opening',
      ],
    ],
  },
  {
    name: 'an owner is paid before the rental is over',
    edits: [
      [
        'server/features/operations/payouts/payoutRepository.ts',
        "    .where('l.at', '<', until)\n    .where(isReady)\n    .orderBy",
        "    .where('l.at', '<', until)\n    .orderBy",
      ],
    ],
  },
];
