import type { Payment } from '#contract/payments.ts';
import { moved } from '../fixtures/orders.ts';
import type { KeptOrder } from '../fixtures/orders.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { mockUser } from '../session.ts';
import { findMockOrder, keepMockOrder } from './orders.ts';

/** A payment has the id of its order; the bank of the mocks is the success screen itself. */
const paymentOf = (order: KeptOrder): Payment => ({
  id: order.id,
  order_id: order.id,
  order_number: order.number,
  order_status: order.status,
  purpose: 'order',
  purpose_id: null,
  provider: 'sandbox',
  status: order.is_paid_online ? 'captured' : 'created',
  amount: order.prepaid,
  is_pending: !order.is_paid_online,
  redirect_url: order.is_paid_online ? null : `/payment-success/${order.id}`,
});

const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');

export const paymentMocks = {
  startPayment: ({ params }) => {
    const order = mockUser() && findMockOrder(Number(params['id']));
    if (order === undefined) return notFound();
    if (order.is_paid_online) return refuse(409, 'ALREADY_PAID', 'This has been paid already.');
    keepMockOrder({ ...order, payment_id: order.id });
    return { status: 'success', payment: paymentOf(order) };
  },
  /** The bank has answered as soon as it is asked. */
  getPayment: ({ params }) => {
    const order = mockUser() && findMockOrder(Number(params['id']));
    if (order === undefined) return notFound();
    const paid = moved(order, 'pay', 'system') ?? order;
    keepMockOrder(paid);
    return { status: 'success', payment: paymentOf(paid) };
  },
  receivePaymentCallback: () => ({ status: 'success' }),
} satisfies MocksOf<'startPayment' | 'getPayment' | 'receivePaymentCallback'>;
