import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Order, OrderSummary } from '#contract/calls/orders/orders.ts';
import { firstOrders, seenBy } from '#mocks/fixtures/orders/orders.ts';
import { threads } from '#mocks/fixtures/threads.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { resetMockThreads } from '#mocks/handlers/threads.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import type { RootState } from '#src/app/store.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const email = 'client@gza.test';

function openAsClient(path: string, recorded: Partial<RootState> = {}) {
  setMockUser(email);
  return renderRoute(path, { preloadedState: { ...recorded, auth: { current: demoUsers[email]?.user ?? null } } });
}

/** An order of the mocks as the client sees it. */
function orderOf(id: number): Order {
  const order = firstOrders().find((one) => one.id === id);
  if (order === undefined) throw new Error(`The mocks have no order ${id}.`);
  return seenBy(order, 'client');
}

const cardOf = async (number: string) =>
  within((await screen.findByText(`Order ${number}`)).closest('article') ?? document.body);

test('upcoming orders come first, by the next date; past ones show the refund and link to the car', async () => {
  const { user } = await openAsClient(paths.orders);
  const held = await cardOf('GZA-100006');
  expect(held.getByText(/^Held until \d\d:\d\d$/)).toBeVisible();
  expect(screen.queryByText('Not paid yet')).not.toBeInTheDocument();
  expect(held.queryByText('Confirmed')).not.toBeInTheDocument();
  expect(held.getByRole('link', { name: /^Pay: .*GZA-100006$/ })).toHaveAttribute('href', '/orders/6');
  const numbers = screen.getAllByText(/^Order GZA/).map(({ textContent }) => textContent);
  // The hold and the requests end within the hour, then come the cars to hand over.
  expect(numbers.indexOf('Order GZA-100006')).toBeLessThan(numbers.indexOf('Order GZA-100001'));
  expect(numbers.indexOf('Order GZA-100001')).toBeLessThan(numbers.indexOf('Order GZA-100004'));
  expect(screen.queryByText('Order GZA-100009')).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Past' }));
  const cancelled = await cardOf('GZA-100013');
  expect(cancelled.getByText(/^\d[\d\s]* ₾ goes back the way you paid, usually by \d+ \w+ \d{4}\.$/)).toBeVisible();
  expect(cancelled.getByRole('link', { name: /^Similar free cars: / })).toHaveAttribute('href', '/orders/13');
  const over = await cardOf('GZA-100009');
  expect(over.getByRole('link', { name: /^Book again: / })).toHaveAttribute(
    'href',
    paths.car(orderOf(9).car.slug, orderOf(9).car.id),
  );
  expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'true');
});

test('an order that the owner moved on while its page was open is as new in the list', async () => {
  let order: OrderSummary = orderOf(4);
  server.use(handlerOf('listOrders', () => ({ status: 'success', orders: [order], page: 1, page_size: 10, total: 1 })));
  const { user } = await openAsClient(paths.orders);
  const card = await cardOf('GZA-100004');
  expect(card.getByText('Confirmed')).toBeVisible();
  await user.click(card.getByRole('link', { name: /GZA-100004$/ }));
  const back = await screen.findByRole('link', { name: 'Back to the orders' });
  order = { ...order, status: 'active' };
  await user.click(back);
  expect(await (await cardOf('GZA-100004')).findByText('On the road')).toBeVisible();
});

test('the page is in the address, next to the filters', async () => {
  const order = orderOf(9);
  server.use(
    handlerOf('listOrders', ({ query }) => {
      const page = Number(query.get('page'));
      return {
        status: 'success',
        orders: query.get('when') === 'past' ? [{ ...order, number: `GZA-20000${page}` }] : [],
        page,
        page_size: 10,
        total: 11,
      };
    }),
  );
  const { user } = await openAsClient(`${paths.orders}?when=past`);
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('Order GZA-200002')).toBeVisible();
  expect(screen.queryByText('Order GZA-200001')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('an owner sees the orders of their cars too, and answers them in the control panel', async () => {
  setMockUser('owner@gza.test');
  const current = demoUsers['owner@gza.test']?.user ?? null;
  await renderRoute(paths.orders, { preloadedState: { auth: { current } } });
  const card = await cardOf('GZA-100001');
  expect(card.getByRole('link', { name: /^Details: / })).toHaveAttribute('href', '/admin/orders/1');
});

test('a user without orders sees a link to the cars; a failed list can be retried', async () => {
  const none = { status: 'success' as const, orders: [], page: 1, page_size: 10, total: 0 };
  server.use(handlerOf('listOrders', () => refuse(503, 'UNAVAILABLE', 'Busy')));
  const { user } = await openAsClient(paths.orders);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(handlerOf('listOrders', () => none));
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'No upcoming orders' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/search');
});

test('a cancellation shows the refund; if that has changed, it shows the new sum before anything happens', async () => {
  const order = orderOf(1);
  let [kept, isCancelled] = [0, false];
  const shown = (): Order => ({
    ...order,
    ...(isCancelled && { status: 'cancelled', cancelled_by: 'client', actions: [], refund: order.total - kept }),
    cancellation: isCancelled
      ? null
      : { refund: order.total - kept, kept, free_until: new Date(Date.now() + 60_000).toISOString() },
  });
  const sent: unknown[] = [];
  server.use(
    handlerOf('getOrder', () => ({ status: 'success', order: shown() })),
    handlerOf('cancelOrder', ({ body }) => {
      sent.push(body?.expected_refund);
      if (body?.expected_refund !== order.total - kept) return refuse(409, 'REFUND_CHANGED', 'The refund has changed.');
      isCancelled = true;
      return { status: 'success', order: shown() };
    }),
  );
  const { user } = await openAsClient(paths.order(1));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Cancel order GZA-100001?' }));
  expect(dialog.getByText('You get back everything you paid.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Keep the order' })).toHaveFocus();

  kept = 5000;
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
  expect(await dialog.findByText('The refund has changed.')).toBeVisible();
  expect(await dialog.findByText('50 ₾')).toBeVisible();
  expect(dialog.getByText(/^It is too late to cancel for free: the first day is kept/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
  expect(await screen.findByRole('heading', { name: 'You cancelled this order' })).toBeVisible();
  expect(sent).toEqual([order.total, order.total - 5000]);
  expect(await screen.findByRole('heading', { name: 'Similar cars, free on your dates' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  // The button was far below: focus and scroll move to the new state of the order.
  await waitFor(() => expect(screen.getByRole('group', { name: 'Status' })).toHaveFocus());
});

test('a recorded state shows what was on the screen: the open question, and why it was refused', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  const order = { ...orderOf(1), cancellation: { refund: orderOf(1).total, kept: 0, free_until: soon } };
  server.use(
    handlerOf('getOrder', () => ({ status: 'success', order })),
    handlerOf('cancelOrder', () => refuse(409, 'REFUND_CHANGED', 'The refund has changed.')),
  );
  const live = await openAsClient(paths.order(1));
  await live.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await live.user.click(screen.getByRole('button', { name: 'Yes, cancel' }));
  expect(await screen.findByText('The refund has changed.')).toBeVisible();
  const recorded = live.store.getState().screen;
  live.unmount();
  expect(live.store.getState().screen).toEqual({});

  await openAsClient(paths.order(1), { screen: recorded });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel order GZA-100001?' }));
  expect(dialog.getByText('The refund has changed.')).toBeVisible();
});

test('an order that changed meanwhile is not cancelled: the error and the fresh state are shown', async () => {
  const order = orderOf(6);
  let isExpired = false;
  server.use(
    handlerOf('getOrder', () => ({
      status: 'success',
      order: isExpired ? { ...order, status: 'expired', actions: [], cancellation: null, expires_at: null } : order,
    })),
    handlerOf('cancelOrder', () => {
      isExpired = true;
      return refuse(409, 'ORDER_CHANGED', 'The order has changed in the meantime.');
    }),
  );
  const { user } = await openAsClient(paths.order(6));
  expect(await screen.findByRole('button', { name: /^Pay / })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d left$/);
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel' }));
  expect(await screen.findByText('The order has changed in the meantime.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'The order has expired' })).toBeVisible();
  expect(screen.getByText(/Nothing had been paid, so nothing goes back\.$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('group', { name: 'Status' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument();
});

test('a confirmed order shows how to reach the owner and can be added to the calendar; an unknown one shows nothing', async () => {
  const view = await openAsClient(paths.order(1));
  expect(await screen.findByRole('link', { name: '+995599412007' })).toHaveAttribute('href', 'tel:+995599412007');
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/api/orders/1/calendar.ics');
  expect(screen.getByRole('heading', { name: 'Pick-up in 7 days' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Safety on the road' })).toHaveAttribute('href', '/safety');
  view.unmount();
  await openAsClient(paths.order(99));
  expect(await screen.findByRole('heading', { name: 'No such order' })).toBeVisible();
});

test('the green banner belongs to a trip that is sure', async () => {
  for (const [id, title, isLive] of [
    [1, 'Pick-up in 7 days', true],
    [6, 'Pay to keep the car', false],
    [9, 'The trip is over', false],
  ] as const) {
    const { unmount } = await openAsClient(paths.order(id));
    const panel = await screen.findByRole('region', { name: title });
    expect([title, panel.hasAttribute('data-live')]).toEqual([title, isLive]);
    unmount();
  }
});

test('an order shows the price of each day; an older order without that is shown, too', async () => {
  const line = { code: 'day', quantity: 2, unit_price: 10_000, total: 20_000, for: 'client' } as const;
  const spans = [{ from: '2027-05-14', to: '2027-05-15' }];
  const order = orderOf(1);
  for (const items of [[{ ...line, rule: 'weekday' as const, spans }], [line]]) {
    server.use(handlerOf('getOrder', () => ({ status: 'success', order: { ...order, items } })));
    const view = await openAsClient(paths.order(1));
    const [shown] = await screen.findAllByText('Rental: 100 ₾ × 2');
    expect(shown?.closest('dt')).toHaveTextContent(items[0] === line ? /× 2$/ : /× 2Weekend: Fri 14 – Sat 15 May$/);
    view.unmount();
  }
});

test('a sure order leads to a first message to its owner', async () => {
  resetMockThreads([]);
  const { user } = await openAsClient(paths.order(1));
  await user.click(await screen.findByRole('button', { name: 'Write to owner' }));
  expect(await screen.findByRole('dialog', { name: `Write to ${orderOf(1).owner.name}` })).toBeVisible();
});

test('where the two have written already, an order leads into their conversation', async () => {
  resetMockThreads(threads.slice(0, 1).map((thread) => ({ ...thread, id: 77, carId: orderOf(1).car.id })));
  await openAsClient(paths.order(1));
  expect(await screen.findByRole('link', { name: 'Write to owner' })).toHaveAttribute('href', '/chat?thread=77');
});

test('a rental that ended without a hand-over asks about it and offers neither trip nor cancellation', async () => {
  const order = firstOrders().find(({ id }) => id === 1);
  if (order === undefined) throw new Error('The mocks have no order 1.');
  const ended = seenBy({ ...order, from: '2026-01-02T10:00', to: '2026-01-04T10:00' }, 'client');
  const answer = { status: 'success', order: ended } as const;
  server.use(
    handlerOf('getOrder', () => answer),
    handlerOf('listOrders', () => ({ status: 'success', orders: [ended], page: 1, page_size: 10, total: 1 })),
  );
  const { unmount } = await openAsClient(paths.order(1));
  const panel = await screen.findByRole('region', { name: 'Did you get the car?' });
  expect(panel).toHaveTextContent(/If nobody answers, we end the order after .*7 Jan/);
  expect(within(panel).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  unmount();
  await openAsClient(paths.orders);
  const card = await cardOf(order.number);
  expect(card.getByRole('link', { name: /^Details: / })).toBeVisible();
  expect(card.queryByRole('link', { name: /^Open the trip/ })).not.toBeInTheDocument();
});

test('when a paid order is over its client still has the invoice, and the confirmation of a rental that was', async () => {
  const { unmount } = await openAsClient(paths.order(9));
  expect(await screen.findByRole('link', { name: 'Invoice' })).toHaveAttribute('href', '/api/orders/9/invoice.pdf');
  expect(screen.getByRole('button', { name: 'Print confirmation' })).toBeVisible();
  unmount();
  await openAsClient(paths.order(13));
  expect(await screen.findByRole('link', { name: 'Invoice' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print confirmation' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
});
