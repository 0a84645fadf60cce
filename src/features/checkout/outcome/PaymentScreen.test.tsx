import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { Payment } from '#contract/calls/payments.ts';
import { routes } from '#contract/routes.ts';
import { firstOrders, seenBy } from '#mocks/fixtures/orders/orders.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { inertPage } from '#src/shared/store/page.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const loggedIn = { auth: { current: sessionUser() } };
const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString();

let order: Order;
let payment: Payment;

beforeEach(() => {
  setMockUser('client@gza.test');
  const lastOrder = firstOrders().at(-1);
  if (lastOrder === undefined) throw new Error('The mocks have no order.');
  order = { ...seenBy(lastOrder, 'client'), status: 'confirmed', is_paid_online: false, expires_at: inTenMinutes() };
  payment = {
    id: 44,
    order_id: order.id,
    order_number: order.number,
    purpose: 'order',
    purpose_id: null,
    order_status: order.status,
    provider: 'sandbox',
    status: 'captured',
    amount: order.total,
    is_pending: false,
    is_going_back: false,
    redirect_url: null,
  };
  server.use(
    handlerOf('getPayment', ({ params }) =>
      params['id'] === '44' ? { status: 'success', payment } : refuse(404, 'NOT_FOUND', 'Not here.'),
    ),
    handlerOf('getOrder', () => ({ status: 'success', order })),
  );
});

const open = (path: string) => renderRoute(path, { preloadedState: loggedIn });
const headline = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a payment that arrived is a success, even if the bank redirected to the failure page', async () => {
  await open(paths.paymentFailure(44));
  expect(await headline('Payment was successful')).toBeVisible();
  expect(screen.getByText(order.number)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', paths.order(order.id));
});

test('a failed payment is shown with its order, which the URL does not contain', async () => {
  payment = { ...payment, status: 'failed' };
  const { user, store } = await open(paths.paymentFailure(44));
  await screen.findByRole('link', { name: 'See the order' });
  await user.click(screen.getAllByRole('button', { name: 'Report a problem' })[0]!);
  expect(selectOpenModal(store.getState())).toEqual({ kind: 'report', orderId: order.id });
});

test('a part payment shows the rest for the owner', async () => {
  order = { ...order, payment: 'part', prepaid: 10_000, total: 36_000 };
  payment = { ...payment, amount: 10_000 };
  await open(paths.paymentSuccess(44));
  expect(await screen.findByText('Pay the remaining 260 ₾ to the owner in cash at pick-up.')).toBeVisible();
});

test('the payment is polled until the bank has responded', async () => {
  payment = { ...payment, status: 'created', is_pending: true };
  await open(paths.paymentSuccess(44));
  expect(await headline('Waiting for your bank')).toBeVisible();
  payment = { ...payment, status: 'captured', is_pending: false };
  expect(await screen.findByRole('heading', { name: 'Payment was successful' }, { timeout: 4000 })).toBeVisible();
});

test('a declined card leaves time to retry, with the same key until the bank responds', async () => {
  payment = { ...payment, status: 'failed' };
  const keys: (string | null)[] = [];
  const reload = jest.fn((_address?: string) => Promise.resolve());
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'));
  });
  server.use(
    handlerOf('startPayment', () =>
      keys.length < 2
        ? refuse(503, 'UNAVAILABLE', 'Busy.')
        : { status: 'success', payment: { ...payment, redirect_url: 'https://bank.test/pay' } },
    ),
  );
  const { user } = await renderRoute(paths.paymentFailure(44), {
    preloadedState: loggedIn,
    page: { ...inertPage, reload },
  });
  expect(await headline('Payment failed')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/held for you for (10:00|09:5\d)/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^The bank is not answering right now/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reload).toHaveBeenCalledWith('https://bank.test/pay'));
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
});

const seconds = [
  ['change', 'captured', 'status', '12 ₾ is paid for the change of your order.'],
  ['deposit', 'authorized', 'status', 'The deposit is made: 12 ₾.'],
  ['claim', 'captured', 'status', '12 ₾ is paid.'],
  ['change', 'failed', 'alert', /^Your bank declined the payment .* Your order is as it was: pay again/],
  ['deposit', 'expired', 'alert', /^Your bank declined the deposit and nothing is held\. Try again/],
  ['claim', 'failed', 'alert', /^Your bank declined the payment and nothing was charged\. Pay again/],
  ['deposit', 'voided', 'status', '12 ₾ is not charged, or goes back the way you paid.'],
] as const;

test.each(seconds)(
  'a %s that is %s leads back to where it started, with a notice',
  async (purpose, status, role, text) => {
    payment = { ...payment, purpose, purpose_id: purpose === 'deposit' ? null : 3, status, amount: 1_200 };
    const { store } = await open(paths.paymentSuccess(44));
    const notice = await screen.findByText(text);
    expect(notice.closest(role === 'alert' ? '[role=alert]' : 'output')).not.toBeNull();
    const there =
      purpose === 'claim'
        ? { pattern: routes.claim.path, params: { id: '3' } }
        : { pattern: routes.order.path, params: { id: String(order.id) } };
    await waitFor(() => expect(selectRoute(store.getState())).toMatchObject(there));
    expect(notice).toBeVisible();
  },
);

test('money for a change that had ended is not said to have paid it', async () => {
  payment = { ...payment, purpose: 'change', purpose_id: 3, amount: 1_200, is_going_back: true };
  await open(paths.paymentSuccess(44));
  expect(await screen.findByText('12 ₾ is not charged, or goes back the way you paid.')).toBeVisible();
  expect(screen.queryByText(/is paid for the change/)).not.toBeInTheDocument();
});

test('an order that expired links back to the car', async () => {
  payment = { ...payment, status: 'expired' };
  order = { ...order, status: 'expired', expires_at: null };
  await open(paths.paymentFailure(44));
  expect(await screen.findByText(/The time to pay has run out/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the car' })).toHaveAttribute(
    'href',
    expect.stringContaining(paths.car(order.car.slug, order.car.id)),
  );
});

test.each([paths.paymentSuccess(45), '/payment-success/x'])('%s shows no payment', async (path) => {
  await open(path);
  expect(await headline('There is no such payment here')).toBeVisible();
});
