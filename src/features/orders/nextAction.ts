import type { OrderSummary } from '#contract/orders.ts';

import { isStillAhead } from './isStillAhead.ts';

/** What the list of orders leads its client to. */
export type NextAction = 'pay' | 'prepare' | 'details' | 'similar';

type Known = Pick<OrderSummary, 'status' | 'is_paid_online' | 'from'>;

/** `now` is the server's time, in milliseconds since the Unix epoch. */
export function nextActionOf({ status, is_paid_online, from }: Known, now: number): NextAction {
  if (status === 'confirmed') return is_paid_online ? 'prepare' : 'pay';
  const isOver = status === 'declined' || status === 'expired' || status === 'cancelled';
  return isOver && isStillAhead(from, now) ? 'similar' : 'details';
}
