import type { Order } from '#contract/calls/orders/orders.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';

/** Whether the agreed end of a rental has passed, by the server's time in milliseconds since the Unix epoch. */
export const isEnded = ({ to }: Pick<Order, 'to'>, now: number): boolean => (instantOf(to)?.getTime() ?? now) < now;

/** Whether a car that is on the road should be back by now. */
export const isOverdue = (order: Pick<Order, 'status' | 'to'>, now: number): boolean =>
  order.status === 'active' && isEnded(order, now);

/** Whether a paid rental has ended without anybody confirming the hand-over. */
export const isUnconfirmed = (order: Pick<Order, 'status' | 'is_paid_online' | 'to'>, now: number): boolean =>
  order.status === 'confirmed' && order.is_paid_online && isEnded(order, now);
