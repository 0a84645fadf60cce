import { z } from 'zod';
import type { ResponseOf } from '#contract/call.ts';
import { PaymentWay } from '#contract/calls/orders/orders.ts';
import { MoneyKind } from '#contract/calls/orders/pastOrder.ts';
import type { getPastOrder as call, OrderState, PastMoment } from '#contract/calls/orders/pastOrder.ts';
import { LineItem } from '#contract/calls/orders/quotes.ts';
import { PaymentPurpose } from '#contract/calls/payments.ts';
import { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import { PaymentStatus } from '#contract/domain/money/paymentMachine.ts';
import { ChangeStatus, openChangeStatuses } from '#contract/domain/orders/orderChange.ts';
import type { OrderEvent } from '#contract/domain/orders/orderEvent.ts';
import { OrderEventName, OrderActor, OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { findCarName } from '../change/changeRepository.ts';
import { findOrder } from '../orderRepository.ts';
import { listLog } from './orderLogRepository.ts';
import { momentAt, momentsOf, rebuildOrder } from './rebuildOrder.ts';
import type { LogEntry, LogMoment, LogSource, OrderRows } from './rebuildOrder.ts';

const MOST_MOMENTS = 500;

/** Shows staff an order as it was. Recorded first, so that no look is missing in the audit log. */
export async function getPastOrder(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Actor,
  id: number,
  moment: string | undefined,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const order = await findOrder(db, id);
  if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
  await recordAudit(db, {
    at: clock(),
    actorUserId: actor.userId,
    action: 'order_past_viewed',
    subjectUserId: order.client_user_id,
    details: { order: order.number, moment: moment ?? null },
  });
  const entries = await listLog(db, id);
  const stateAfter = async (count: number): Promise<OrderState | null> => {
    const rebuilt = stateOf(rebuildOrder(entries.slice(0, count)));
    if (rebuilt === undefined) return null;
    const { car_id, ...state } = rebuilt;
    return { ...state, car: (await findCarName(db, car_id)) ?? '' };
  };
  const present = await stateAfter(entries.length);
  // Every order has been written once.
  if (present === null) throw new Error(`Order ${id} is not in its log.`);
  const moments = momentsOf(entries);
  const shown = moment === undefined ? moments.at(-1) : momentAt(moments, new Date(moment));
  return {
    id,
    number: order.number,
    moments: describeMoments(entries, moments).slice(-MOST_MOMENTS),
    since: shown?.at.toISOString() ?? null,
    past: shown === undefined ? null : await stateAfter(shown.count),
    present,
  };
}

const EventLine = z.object({
  event: OrderEventName,
  actor: OrderActor,
  status: OrderStatus,
  at: z.string(),
  amount: z.number().nullable(),
  was_verified: z.boolean().nullable(),
  originals_seen: z.boolean().nullable(),
});

/** What was written at each of these moments, of the entries up to the last of them. */
function describeMoments(entries: readonly LogEntry[], moments: readonly LogMoment[]): PastMoment[] {
  return moments.map(({ at, count }, index) => {
    const written = entries.slice(moments[index - 1]?.count ?? 0, count);
    return {
      at: at.toISOString(),
      events: written.flatMap(({ source, change }) => (source === 'order_events' && change ? [eventOf(change)] : [])),
      parts: [...new Set(written.map(({ source }) => source))],
    };
  });
}

function eventOf(line: unknown): OrderEvent {
  const { was_verified, originals_seen, at, ...event } = EventLine.parse(line);
  const identity = was_verified === null || originals_seen === null ? null : { was_verified, originals_seen };
  return { ...event, at: new Date(at).toISOString(), identity };
}

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
function stateOf(rows: OrderRows): (Omit<OrderState, 'car'> & { readonly car_id: number }) | undefined {
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
