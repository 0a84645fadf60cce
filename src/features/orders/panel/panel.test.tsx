import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { seenBy } from '#mocks/fixtures/orders/orders.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { findMockOrder, saveMockOrder } from '#mocks/handlers/orders/orders.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

function openAs(email: string, path: string) {
  setMockUser(email);
  return renderRoute(path, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
}

const block = async (name: RegExp) => within(await screen.findByRole('region', { name }));

/** Another request for the same car and days as order 2. */
function addRival(): void {
  const [requested, other] = [findMockOrder(2), findMockOrder(3)];
  if (requested === undefined || other === undefined) throw new Error('The mocks have no requests.');
  saveMockOrder({ ...other, car: requested.car, from: requested.from, to: requested.to });
}

test('the first screen shows what needs the owner, and accepting shows which requests it declined', async () => {
  addRival();
  const { user } = await openAs('owner@gza.test', paths.adminHome);
  const requests = await block(/^Requests/);
  expect(await requests.findByText('GZA-100002')).toBeVisible();
  expect(requests.getByText('2')).toBeVisible();
  expect(within(screen.getByRole('navigation', { name: 'Control panel' })).getByText('Orders')).toBeVisible();
  await user.click(requests.getByRole('button', { name: 'Accept, GZA-100002' }));
  expect(await screen.findByText(/^Accepted\. A request for the same dates was declined: GZA-100003$/)).toBeVisible();
  expect(await requests.findByText('No request is waiting for an answer.')).toBeVisible();
  await waitFor(() => expect(requests.getByRole('heading', { name: /^Requests/ })).toHaveFocus());
});

test('an order is marked as paid after the question whether it is', async () => {
  const { user } = await openAs('owner@gza.test', paths.adminHome);
  const cash = await block(/^Cash to confirm/);
  await user.click(await cash.findByRole('button', { name: 'Mark paid, GZA-100008' }));
  const question = screen.getByRole('alertdialog', { name: 'Are you sure the order is paid?' });
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  expect(findMockOrder(8)?.is_paid).toBe(false);
  // Behind the question, which closes first, it can't be pressed.
  await user.click(await cash.findByRole('button', { name: 'Mark paid, GZA-100008' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, it is paid' }));
  expect(await cash.findByText('No cash is waiting to be confirmed.')).toBeVisible();
  expect(findMockOrder(8)?.is_paid).toBe(true);
  // The dialog returns the focus to a button that is gone.
  await waitFor(() => expect(cash.getByRole('heading', { name: /^Cash to confirm/ })).toHaveFocus());
});

test('a change made in another tab is reported, and the fresh state is shown', async () => {
  server.use(
    handlerOf('declineOrder', () => {
      const order = findMockOrder(2);
      if (order !== undefined) saveMockOrder({ ...order, status: 'cancelled', cancelled_by: 'client' });
      return refuse(409, 'ORDER_CHANGED', 'The order has changed in the meantime.');
    }),
  );
  const { user } = await openAs('owner@gza.test', paths.adminOrder(2));
  await user.click(await screen.findByRole('button', { name: 'Decline, GZA-100002' }));
  await user.click(screen.getByRole('button', { name: 'Yes, decline' }));
  expect(await screen.findByText('The order has changed in the meantime.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument());
  expect(screen.getAllByText('Cancelled')[0]).toBeVisible();
});

test('a hand-over that did not get through stays in its question and can be tried again', async () => {
  server.use(handlerOf('startOrder', () => refuse(503, 'UNAVAILABLE', 'The service is busy.')));
  const { user } = await openAs('owner@gza.test', paths.adminOrder(7));
  await user.click(await screen.findByRole('button', { name: 'Hand over, GZA-100007' }));
  const question = within(screen.getByRole('alertdialog'));
  const { client, car } = findMockOrder(7) ?? {};
  // In the order of the dialog: who, which car, which days.
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    client?.name,
    `${car?.brand} ${car?.model} ${car?.year}`,
    expect.stringMatching(/\d{4}$/),
  ]);
  await user.click(question.getByRole('button', { name: 'Yes, handed over' }));
  expect(await question.findByText('The service is busy.')).toBeVisible();
  server.resetHandlers();
  await user.click(question.getByRole('button', { name: 'Yes, handed over' }));
  expect(await screen.findByRole('button', { name: 'Take back, GZA-100007' })).toBeVisible();
  expect(findMockOrder(7)?.status).toBe('active');
  await user.click(screen.getByRole('heading', { name: 'History' }));
  expect(await screen.findByText('Car handed over. Identity verified by Gza')).toBeVisible();
});

test('the keys of an unverified client are handed over once the owner confirms having seen the originals', async () => {
  const ready = findMockOrder(7);
  if (ready === undefined) throw new Error('The mocks have no order that is ready.');
  saveMockOrder({ ...ready, identity: 'checking' });
  const { user } = await openAs('owner@gza.test', paths.adminOrder(7));
  await user.click(await screen.findByRole('button', { name: 'Hand over, GZA-100007' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('Identity being checked')).toBeVisible();
  const yes = question.getByRole('button', { name: 'Yes, handed over' });
  expect(yes).toBeDisabled();
  await user.click(question.getByRole('checkbox', { name: 'I have seen the originals' }));
  await user.click(yes);
  await user.click(await screen.findByRole('heading', { name: 'History' }));
  expect(await screen.findByText('Car handed over. The owner has seen the original papers')).toBeVisible();
  expect(findMockOrder(7)?.events.at(-1)?.identity).toEqual({ was_verified: false, originals_seen: true });
});

test('a car is handed over, and cash confirmed, from two hours before the start on: then the buttons appear', async () => {
  const start = Date.parse('2027-01-10T06:00:00Z');
  jest.useFakeTimers({
    now: start - 2 * 3_600_000 - 60_000,
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'],
  });
  try {
    const paid = findMockOrder(5);
    if (paid === undefined) throw new Error('The mocks have no order that is partly paid.');
    saveMockOrder({ ...paid, from: '2027-01-10T10:00', to: '2027-01-12T10:00' });
    await openAs('owner@gza.test', paths.adminOrder(5));
    expect(
      await screen.findByText('The car can be handed over, and cash confirmed, from Sun, 10 Jan, 08:00.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Hand over|Mark paid)/ })).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(75_000));
    expect(await screen.findByRole('button', { name: 'Hand over, GZA-100005' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark paid, GZA-100005' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('the list shows amounts with and without commission, by the filter in the address; admins see the owners', async () => {
  const { user } = await openAs('admin@gza.test', `${paths.adminOrders}?needs=answer`);
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('columnheader', { name: 'Owner' })).toBeVisible();
  expect(table.getByRole('columnheader', { name: 'Without commission' })).toBeVisible();
  expect(table.getAllByRole('row')).toHaveLength(3);
  await user.selectOptions(screen.getByLabelText('Status'), 'completed');
  expect(await screen.findByRole('link', { name: 'GZA-100009' })).toHaveAttribute('href', '/admin/orders/9');
  expect(screen.queryByRole('link', { name: 'GZA-100002' })).not.toBeInTheDocument();
});

test('an order links its owner to its conversation, and another order does not', async () => {
  const { unmount } = await openAs('owner@gza.test', paths.adminOrder(1));
  expect(await screen.findByRole('link', { name: 'Write to client' })).toHaveAttribute('href', '/chat?thread=1');
  unmount();
  await openAs('owner@gza.test', paths.adminOrder(7));
  expect(await screen.findByRole('button', { name: 'Hand over, GZA-100007' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Write to client' })).not.toBeInTheDocument();
});

test('the board shows orders by the next step, from the address and back to the list', async () => {
  const { user } = await openAs('owner@gza.test', `${paths.adminOrders}?view=board`);
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent?.replace(/\d+$/, ''))).toEqual([
    'Requests',
    'To hand over today',
    'On the road',
    'To take back today',
  ]);
  const requests = await block(/^Requests/);
  await user.click(await requests.findByRole('button', { name: 'Accept, GZA-100002' }));
  await waitFor(() => expect(requests.queryByText('GZA-100002')).toBeNull());
  expect(requests.getByText('GZA-100003')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('navigation', { name: 'Which orders' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
});

test('an owner reads what happens to a rental that ended without a hand-over, and can confirm it', async () => {
  const order = findMockOrder(1);
  if (order === undefined) throw new Error('The mocks have no order 1.');
  saveMockOrder({ ...order, from: '2026-01-02T10:00', to: '2026-01-04T10:00' });
  const { user } = await openAs('owner@gza.test', paths.adminOrder(1));
  const heading = await screen.findByRole('heading', { name: 'What to do now' });
  const todo = within(heading.parentElement ?? document.body);
  expect(todo.getByText(/nobody has confirmed the hand-over.*Otherwise the order ends after .*7 Jan/)).toBeVisible();
  expect(todo.queryByRole('link')).not.toBeInTheDocument();
  await user.click(todo.getByRole('button', { name: /^Hand over/ }));
  const question = screen.getByRole('alertdialog', { name: 'Was the car handed over?' });
  expect(within(question).getByText(/although its time is over by now/)).toBeVisible();
});

test('an owner who cancels after the start is told of no similar cars: there are none for days that have begun', async () => {
  const order = findMockOrder(1);
  if (order === undefined) throw new Error('The mocks have no order 1.');
  const begun = seenBy({ ...order, from: '2026-11-24T10:00' }, 'owner');
  server.use(handlerOf('getOrder', () => ({ status: 'success', order: begun })));
  const { user } = await openAs('owner@gza.test', paths.adminOrder(1));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/^The client gets everything back\. The dates that are left/)).toBeVisible();
  expect(screen.queryByText(/similar/)).not.toBeInTheDocument();
});
