import { type OrderStatus, upcomingStatuses } from '#contract/orderMachine.ts';
import type { OrderEvent } from '#contract/orderEvent.ts';
import { addDays, localDateOf } from '#contract/rentalTime.ts';
import type { RentalRules } from '#server/rentalRules.ts';

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
}

export interface Refund {
  readonly refund: number;
  readonly kept: number;
}

/** What a cancellation gives back of what was paid online; too late, the client loses the first day of what was agreed. */
export function refundOf(order: Cancelled, by: 'client' | 'owner' | 'admin', now: Date): Refund {
  const paid = order.paid_at === null ? 0 : order.prepaid;
  const isFree =
    by !== 'client' || order.status === 'requested' || (order.free_until !== null && now <= order.free_until);
  const kept = isFree ? 0 : Math.min(order.first_day, paid);
  return { refund: paid - kept, kept };
}

/** Ten working days, as the terms say: so long banks usually take. */
const REFUND_DAYS = 14;

/** The day by which what goes back is usually there; null while the order goes on and nothing does. */
export function refundBy({ events }: { readonly events: readonly OrderEvent[] }): string | null {
  const end =
    events.findLast(({ event }) => event === 'refund') ??
    events.findLast(({ status }) => !upcomingStatuses.some((upcoming) => upcoming === status));
  return end === undefined ? null : addDays(localDateOf(new Date(end.at)), REFUND_DAYS);
}
