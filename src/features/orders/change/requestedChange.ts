import type { Order } from '#contract/calls/orders/orders.ts';
import { addDays, millisecondsOfDay, utcOf } from '#src/features/dates/localDay.ts';
import { dayOf, momentOf, timeOf } from '#src/features/dates/rentalRange.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import type { RequestFailure } from '#src/shared/api/requestFailure.ts';

/** By how many days the ends of a rental move, and the car; null: the same one. */
export interface RequestedChange {
  readonly from: number;
  readonly to: number;
  readonly carId: number | null;
}

export const noChange: RequestedChange = { from: 0, to: 0, carId: null };

/** What an extension begins with. */
export const oneDayMore: RequestedChange = { ...noChange, to: 1 };

export const moveDays = (moment: string, days: number): string =>
  momentOf(addDays(dayOf(moment), days), timeOf(moment));

interface Changes {
  readonly from?: string;
  readonly to?: string;
  readonly car_id?: number;
}

/** The requested change without what stays the same; null while nothing changes. */
export function changesOf({ from, to }: Pick<Order, 'from' | 'to'>, requested: RequestedChange): Changes | null {
  const changes = {
    ...(requested.from !== 0 && { from: moveDays(from, requested.from) }),
    ...(requested.to !== 0 && { to: moveDays(to, requested.to) }),
    ...(requested.carId !== null && { car_id: requested.carId }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

/**
 * The change nearest to a refused one that the car is free for: the latest return, at the agreed time of the day, or the
 * first other days of the same length. Null where that changes nothing.
 */
export function nearestChange(
  order: RentalRange & Pick<Order, 'is_hand_over_fixed'>,
  requested: RequestedChange,
  { freeUntil, freeDates: [next] }: Pick<RequestFailure, 'freeUntil' | 'freeDates'>,
): RequestedChange | null {
  if (next !== undefined && !order.is_hand_over_fixed)
    return { ...requested, from: daysBetween(order.from, next.from), to: daysBetween(order.to, next.to) };
  if (freeUntil === null) return null;
  const isEarlierThatDay = timeOf(freeUntil) < timeOf(order.to);
  const days = daysBetween(order.to, freeUntil) - (isEarlierThatDay ? 1 : 0);
  return days > 0 ? { ...noChange, to: days } : null;
}

const daysBetween = (one: string, other: string): number =>
  (utcOf(dayOf(other)).getTime() - utcOf(dayOf(one)).getTime()) / millisecondsOfDay;
