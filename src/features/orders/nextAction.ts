import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { isUnconfirmed } from './orderTimes.ts';
import { isStillAhead } from './isStillAhead.ts';

/** The action that the list of orders offers its client. */
export type NextAction = 'pay' | 'prepare' | 'details' | 'similar' | 'again';

type Known = Pick<OrderSummary, 'status' | 'is_paid_online' | 'from' | 'to'>;

/** `now` is the server's time, in milliseconds since the Unix epoch. */
export function nextActionOf(order: Known, now: number): NextAction {
  const { status, is_paid_online, from } = order;
  if (status === 'confirmed' && !is_paid_online) return 'pay';
  if (status === 'confirmed') return isUnconfirmed(order, now) ? 'details' : 'prepare';
  if (status === 'requested' || status === 'active') return 'details';
  return status !== 'completed' && isStillAhead(from, now) ? 'similar' : 'again';
}
