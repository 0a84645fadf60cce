import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';

export type Tone = 'ok' | 'wait' | 'bad' | 'off';

/** The displayed status: until it is paid, a confirmed order only holds its dates. */
export type ShownStatus = OrderStatus | 'held';

export const shownStatusOf = ({
  status,
  is_paid_online,
}: Pick<OrderSummary, 'status' | 'is_paid_online'>): ShownStatus =>
  status === 'confirmed' && !is_paid_online ? 'held' : status;

export const statusTones: Readonly<Record<ShownStatus, Tone>> = {
  requested: 'wait',
  held: 'wait',
  confirmed: 'ok',
  active: 'ok',
  completed: 'off',
  declined: 'bad',
  expired: 'off',
  cancelled: 'bad',
};

/** The text of a price line; `count` is its quantity. */
export type LineName = (code: string, count?: number) => string;

/** The payment state of an order, where it is worth showing. */
export type PaidState = 'paid' | 'restDue';

export function paidStateOf(order: Pick<OrderSummary, 'status' | 'is_paid' | 'is_paid_online'>): PaidState | null {
  const isAlive = order.status === 'confirmed' || order.status === 'active' || order.status === 'completed';
  if (!isAlive) return null;
  if (order.is_paid) return 'paid';
  // An order older than online payments has no payment state.
  return order.is_paid_online ? 'restDue' : null;
}

export const carWithYear = ({ brand, model, year }: OrderSummary['car']): string => `${brand} ${model} ${year}`;

/** Whether the day of the pick-up and the days on the road are still to be lived: the order is sure and not over. */
export const isOnTrip = ({ status, is_paid_online }: Pick<OrderSummary, 'status' | 'is_paid_online'>): boolean =>
  status === 'active' || (status === 'confirmed' && is_paid_online);
