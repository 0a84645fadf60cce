import type { Order } from '#contract/calls/orders/orders.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';

/** Whether a car that is on the road should be back by now, in milliseconds since the Unix epoch. */
export const isOverdue = ({ status, to }: Pick<Order, 'status' | 'to'>, now: number): boolean =>
  status === 'active' && (instantOf(to)?.getTime() ?? now) < now;
