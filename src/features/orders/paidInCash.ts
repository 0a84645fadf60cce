import type { OrderSummary } from '#contract/calls/orders/orders.ts';

/** What the owner has confirmed to have in cash, tetri. */
export const paidInCash = ({ is_paid, total, prepaid }: Pick<OrderSummary, 'is_paid' | 'total' | 'prepaid'>): number =>
  is_paid ? total - prepaid : 0;
