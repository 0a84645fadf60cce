import type { Order } from '#contract/calls/orders/orders.ts';
import { isOverdue } from '../isOverdue.ts';
import { todayInTbilisi, utcOf } from '#src/features/dates/localDay.ts';
import { dayOf } from '#src/features/dates/rentalRange.ts';

/** What an order waits for, seen from its client; `days` are whole days in Georgia, below 0 when they are over. */
export type NextStep =
  | { readonly step: 'answer' | 'pay' | 'over' | 'ended' }
  | { readonly step: 'pickUp' | 'return'; readonly days: number };

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** `now` is the server's time, in milliseconds since the Unix epoch. */
export function nextStepOf(order: Pick<Order, 'status' | 'is_paid_online' | 'from' | 'to'>, now: number): NextStep {
  const daysUntil = (moment: string) =>
    (utcOf(dayOf(moment)).getTime() - utcOf(todayInTbilisi(now)).getTime()) / millisecondsOfDay;
  switch (order.status) {
    case 'requested':
      return { step: 'answer' };
    case 'confirmed':
      return order.is_paid_online ? { step: 'pickUp', days: daysUntil(order.from) } : { step: 'pay' };
    case 'active':
      // On its last day it is over with the hour.
      return { step: 'return', days: isOverdue(order, now) ? -1 : daysUntil(order.to) };
    case 'completed':
      return { step: 'over' };
    case 'declined':
    case 'expired':
    case 'cancelled':
      return { step: 'ended' };
  }
}
