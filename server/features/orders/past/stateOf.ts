import { z } from 'zod';
import { PaymentPurpose } from '#contract/calls/payments.ts';
import { MoneyKind, type OrderState } from '#contract/calls/orders/pastOrder.ts';
import { PaymentWay } from '#contract/calls/orders/orders.ts';
import { LineItem } from '#contract/calls/orders/quotes.ts';
import { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import { PaymentStatus } from '#contract/domain/money/paymentMachine.ts';
import { ChangeStatus, openChangeStatuses } from '#contract/domain/orders/orderChange.ts';
import { OrderActor, OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { LogSource, OrderRows } from './rebuildOrder.ts';

/** As PostgreSQL writes moments into JSON. */
const moment = z.string().transform((text) => new Date(text));
const instant = moment.transform((date) => date.toISOString());
const sum = z.number().int();

/** The two ends of a range: `["2026-11-28 10:00:00+00","2026-11-30 10:00:00+00")`. */
const period = z.string().transform((text) => {
  const [from = '', to = ''] = text.match(/(?<=")[^",]+(?=")/g) ?? [];
  return { from: localMomentOf(new Date(from)), to: localMomentOf(new Date(to)) };
});

const OrderLine = z.object({
  car_id: z.number(),
  status: OrderStatus,
  period,
  days: z.number(),
  items: z.array(LineItem),
  total: sum,
  payment_way: PaymentWay,
  prepaid: sum,
  paid_at: instant.nullable(),
  rest_paid_at: instant.nullable(),
  refund: sum,
  kept_at_least: sum,
  expires_at: instant.nullable(),
  free_until: instant.nullable(),
  cancelled_by: OrderActor.nullable(),
  deposit: sum,
  deposit_taken: sum,
  deposit_returned: sum,
  deposit_kept: sum,
});
const BlockLine = z.object({ kind: z.enum(['hold', 'order']) });
const PaymentLine = z.object({
  id: z.number(),
  purpose: PaymentPurpose,
  status: PaymentStatus,
  amount: sum,
  refund_due: sum,
});
const MoneyLine = z.object({ id: z.number(), kind: MoneyKind, amount: sum, at: instant });
const ChangeLine = z.object({ status: ChangeStatus, period, difference: sum });
const ClaimLine = z.object({ status: ClaimStatus, amount: sum, final_amount: sum.nullable() });

/** What the rebuilt rows of an order say of it, and which car it was for; undefined where there was no order yet. */
export function stateOf(rows: OrderRows): (Omit<OrderState, 'car'> & { readonly car_id: number }) | undefined {
  const linesOf = <Line extends z.ZodType>(source: LogSource, line: Line): z.output<Line>[] =>
    z.array(line).parse([...(rows.get(source)?.values() ?? [])]);
  const [order] = linesOf('orders', OrderLine);
  if (order === undefined) return undefined;
  const { period: dates, payment_way, items, ...facts } = order;
  const [change] = linesOf('order_changes', ChangeLine).flatMap(({ status, period: wanted, difference }) => {
    const open = openChangeStatuses.find((one) => one === status);
    return open === undefined ? [] : [{ status: open, ...wanted, difference }];
  });
  const [block] = linesOf('car_blocks', BlockLine);
  const [claim] = linesOf('claims', ClaimLine);
  return {
    ...facts,
    ...dates,
    dates: block?.kind ?? null,
    items: items.filter((item) => item.for === 'client'),
    payment: payment_way,
    payments: linesOf('payments', PaymentLine),
    money: linesOf('ledger_entries', MoneyLine),
    change: change ?? null,
    claim: claim ?? null,
  };
}
