import type { OrderFacts, OrderStatus } from '#contract/orderMachine.ts';
import type { PaymentWay } from '#contract/orders.ts';

/** What the rules of orders look at. */
export interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly client_id: number;
  readonly client_user_id: number;
  readonly owner_id: number;
  readonly owner_user_id: number;
  readonly car_id: number;
  readonly status: OrderStatus;
  readonly from: Date;
  readonly to: Date;
  readonly total: number;
  readonly prepaid: number;
  readonly first_day: number;
  readonly payment_way: PaymentWay;
  readonly requested_at: Date;
  readonly free_until: Date | null;
  readonly expires_at: Date | null;
  readonly paid_at: Date | null;
  readonly rest_paid_at: Date | null;
  readonly refund: number;
}

export function factsOf(order: Pick<OrderRow, 'status' | 'payment_way' | 'paid_at' | 'rest_paid_at'>): OrderFacts {
  return {
    status: order.status,
    isPaidOnline: order.paid_at !== null,
    isRestDue: order.payment_way === 'part' && order.rest_paid_at === null,
  };
}
