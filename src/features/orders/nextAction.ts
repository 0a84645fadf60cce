import type { OrderSummary } from '#contract/calls/orders/orders.ts';

import { isStillAhead } from './isStillAhead.ts';

/** The action that the list of orders offers its client. */
export type NextAction = 'pay' | 'prepare' | 'details' | 'similar' | 'again';

type Known = Pick<OrderSummary, 'status' | 'is_paid_online' | 'from'>;

/** `now` is the server's time, in milliseconds since the Unix epoch. */
export function nextActionOf({ status, is_paid_online, from }: Known, now: number): NextAction {
  if (status === 'confirmed') return is_paid_online ? 'prepare' : 'pay';
  if (status === 'requested' || status === 'active') return 'details';
  return status !== 'completed' && isStillAhead(from, now) ? 'similar' : 'again';
}
