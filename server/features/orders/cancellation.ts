import type { OrderStatus } from '#contract/orderMachine.ts';
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
  readonly from: Date;
  readonly to: Date;
  readonly first_day: number;
  readonly prepaid: number;
  readonly paid_at: Date | null;
  readonly free_until: Date | null;
}

export interface Refund {
  readonly refund: number;
  readonly kept: number;
}

const DAY_MS = 24 * 3_600_000;

/**
 * What a cancellation gives back of what was paid online. Too late, the client loses the first day of what was agreed,
 * and as much again for each further day that has begun: also where the owner forgot to note the hand-over.
 */
export function refundOf(order: Cancelled, by: 'client' | 'owner' | 'admin', now: Date): Refund {
  const paid = order.paid_at === null ? 0 : order.prepaid;
  const isFree =
    by !== 'client' || order.status === 'requested' || (order.free_until !== null && now <= order.free_until);
  const kept = isFree ? 0 : Math.min(priceOfBegun(order, now), paid);
  return { refund: paid - kept, kept };
}

function priceOfBegun({ from, to, first_day }: Cancelled, now: Date): number {
  if (now >= to) return Number.POSITIVE_INFINITY;
  const begun = Math.floor((now.getTime() - from.getTime()) / DAY_MS) + 1;
  return first_day * Math.max(1, begun);
}
