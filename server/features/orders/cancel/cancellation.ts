import type { OrderEventName, OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import { upcomingStatuses } from '#contract/domain/orders/orderMachine.ts';
import type { OrderEvent } from '#contract/domain/orders/orderEvent.ts';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import type { RentalRules } from '#server/features/rental/price/rentalRules.ts';

export interface Cancellable {
  readonly from: Date;
  readonly orderedAt: Date;
}

/** Until then the client gets everything back. Who orders late has a grace of an hour, but never past the start. */
export function freeUntil(
  { from, orderedAt }: Cancellable,
  { freeCancelHours, lateGraceMinutes }: Pick<RentalRules, 'freeCancelHours' | 'lateGraceMinutes'>,
): Date {
  const early = from.getTime() - freeCancelHours * 3_600_000;
  const grace = Math.min(orderedAt.getTime() + lateGraceMinutes * 60_000, from.getTime());
  return new Date(Math.max(early, grace));
}

interface Cancelled {
  readonly status: OrderStatus;
  readonly first_day: number;
  readonly prepaid: number;
  readonly paid_at: Date | null;
  readonly free_until: Date | null;
  readonly kept_at_least: number;
}

export interface Refund {
  readonly refund: number;
  readonly kept: number;
}

/**
 * What a cancellation gives back of what was paid online; too late, the client loses the first day of what was agreed, and
 * never less than before a change that was made too late.
 */
export function refundOf(order: Cancelled, by: 'client' | 'owner' | 'admin', now: Date): Refund {
  const paid = order.paid_at === null ? 0 : order.prepaid;
  if (by !== 'client' || order.status === 'requested') return { refund: paid, kept: 0 };
  const isFree = order.free_until !== null && now <= order.free_until;
  const kept = Math.min(Math.max(isFree ? 0 : order.first_day, order.kept_at_least), paid);
  return { refund: paid - kept, kept };
}

export const KEPT_DAY = 'kept_day';

/** The least cancellation fee after a change: as much as before it, and the first day plus the fees of changes. */
export function keptAtLeast(
  order: Cancelled,
  made: { readonly first_day: number; readonly items: readonly LineItem[] },
  now: Date,
): number {
  const before = refundOf(order, 'client', now).kept;
  const ofChanges = made.items.find(({ code }) => code === KEPT_DAY)?.total ?? 0;
  return ofChanges === 0 ? before : Math.max(before, ofChanges + made.first_day);
}

/** What becomes of a deposit of an order that is over moves none of this money. */
const ofDeposits: readonly OrderEventName[] = ['give_deposit', 'remind_deposit'];

/** Ten working days, as the terms say: so long banks usually take. */
const REFUND_DAYS = 14;

/** The day by which what goes back is usually there; null while the order goes on and nothing does. */
export function refundBy({ events }: { readonly events: readonly OrderEvent[] }): string | null {
  const end =
    events.findLast(({ event }) => event === 'refund') ??
    events.findLast(
      ({ event, status }) => !ofDeposits.includes(event) && !upcomingStatuses.some((upcoming) => upcoming === status),
    );
  return end === undefined ? null : addDays(localDateOf(new Date(end.at)), REFUND_DAYS);
}
