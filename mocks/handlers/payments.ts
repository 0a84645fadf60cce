import type { Payment } from '#contract/calls/payments.ts';
import { moved } from '../fixtures/orders/orders.ts';
import type { MockOrder } from '../fixtures/orders/orders.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { mockUser } from '../session.ts';
import { payMockClaim } from './orders/claims.ts';
import { findMockOrder, saveMockOrder } from './orders/orders.ts';

/** A payment has the id of its order; the bank of the mocks is the success screen itself. */
const paymentOf = (order: MockOrder): Payment => ({
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
  is_going_back: false,
  redirect_url: order.is_paid_online ? null : `/payment-success/${order.id}`,
});

const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');

/** The bank of the mocks holds it at once. */
function holdDeposit(order: MockOrder) {
  const held = moved(order, 'hold_deposit', 'system');
  if (held === undefined) return refuse(409, 'ORDER_CHANGED', 'The order has changed in the meantime.');
  saveMockOrder(held);
  const amount = held.deposit_hold?.amount ?? 0;
  const payment = { ...paymentOf(held), purpose: 'deposit' as const, status: 'authorized' as const, amount };
  return { status: 'success' as const, payment: { ...payment, redirect_url: `/orders/${order.id}` } };
}

function payClaim(order: MockOrder, claimId: number) {
  const amount = payMockClaim(claimId);
  if (amount === undefined) return refuse(409, 'ORDER_CHANGED', 'The order has changed in the meantime.');
  const payment = { ...paymentOf(order), purpose: 'claim' as const, purpose_id: claimId, amount };
  return { status: 'success' as const, payment: { ...payment, redirect_url: `/claims/${claimId}` } };
}

export const paymentMocks = {
  startPayment: ({ params, body }) => {
    const order = mockUser() && findMockOrder(Number(params['id']));
    if (order === undefined) return notFound();
    if (body?.purpose === 'deposit') return holdDeposit(order);
    if (body?.purpose === 'claim') return payClaim(order, body.purpose_id ?? 0);
    if (order.is_paid_online) return refuse(409, 'ALREADY_PAID', 'This has already been paid.');
    saveMockOrder({ ...order, payment_id: order.id });
    return { status: 'success', payment: paymentOf(order) };
  },
  /** The bank answers at once. */
  getPayment: ({ params }) => {
    const order = mockUser() && findMockOrder(Number(params['id']));
    if (order === undefined) return notFound();
    const paid = moved(order, 'pay', 'system') ?? order;
    saveMockOrder(paid);
    return { status: 'success', payment: paymentOf(paid) };
  },
  receivePaymentCallback: () => ({ status: 'success' }),
} satisfies MocksOf<'startPayment' | 'getPayment' | 'receivePaymentCallback'>;
