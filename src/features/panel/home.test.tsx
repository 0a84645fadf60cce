import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { seenBy } from '#mocks/fixtures/orders/orders.ts';
import type { MockOrder } from '#mocks/fixtures/orders/orders.ts';
import { statisticsOf } from '#mocks/fixtures/statistics.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { findMockOrder } from '#mocks/handlers/orders/orders.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

function openAs(email: string) {
  setMockUser(email);
  return renderRoute(paths.adminHome, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
}

const plain = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll('\u00A0', ' ');

test('after what needs them owners see the month, twelve months, their cars, what comes next and what moved', async () => {
  await openAs('owner@gza.test');
  const needs = await screen.findByRole('region', { name: /^Requests/ });
  const earned = (await screen.findByText(/^Earned, /)).parentElement;
  expect(plain(earned)).toMatch(/^Earned, net, .*₾\+\d+% · was /);
  expect(needs.compareDocumentPosition(earned ?? needs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const months = await screen.findByRole('table', { name: 'Earnings, 12 months' });
  expect(within(months).getAllByRole('row')).toHaveLength(13);
  const cars = within(screen.getByRole('region', { name: 'Occupancy by car this month' }));
  expect(cars.getAllByRole('listitem')).toHaveLength(5);
  expect(plain(cars.getAllByRole('listitem')[0])).toMatch(/^Hyundai Tucson 2019\d+%$/);
  const last = within(await screen.findByRole('table', { name: 'Last operations' }));
  expect(last.getAllByRole('row')).toHaveLength(5);
  const next = within(await screen.findByRole('table', { name: 'Next handovers' }));
  expect(next.getAllByRole('rowheader').length).toBeGreaterThan(0);
  expect(await screen.findByRole('link', { name: 'Add a car' })).toHaveAttribute('href', '/admin/cars/new');
});

test('an owner without a published car sees no zeros, and what fails can be retried', async () => {
  server.use(handlerOf('getStatistics', () => refuse(503, 'UNAVAILABLE', 'Not now.')));
  const { user } = await openAs('owner@gza.test');
  expect(await screen.findAllByText('The figures could not be loaded.')).toHaveLength(2);
  server.use(handlerOf('getStatistics', ({ query }) => statisticsOf(query, false)));
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  if (again) await user.click(again);
  await waitFor(() => expect(screen.queryByText('This month')).not.toBeInTheDocument());
  expect(screen.queryByText(/^Earned, /)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: /^Requests/ })).toBeVisible();
});

test('the next hand-over is shown whatever else is upcoming: requests and unpaid dates hand nothing over', async () => {
  const requests: string[] = [];
  const paid = findMockOrder(2);
  if (paid === undefined) throw new Error('The mocks have no order.');
  const order = (id: number, changes: Partial<MockOrder>) =>
    seenBy({ ...paid, id, number: `GZA-20000${id}`, ...changes }, 'owner');
  const inDays = (days: number) => `${addDays(localDateOf(Date.now()), days)}T10:00`;
  const lists: Readonly<Record<string, Order[]>> = {
    confirmed: [
      order(1, { status: 'confirmed', is_paid_online: false, from: inDays(1) }),
      order(2, { status: 'confirmed', is_paid_online: true, from: inDays(9), to: inDays(12) }),
    ],
    active: [order(3, { status: 'active', is_paid_online: true, to: inDays(4) })],
  };
  server.use(
    handlerOf('listOrders', ({ query }) => {
      const orders = lists[query.get('status') ?? ''] ?? [];
      if (query.get('needs') === null) requests.push(`${query.get('when')} ${query.get('status')}`);
      return { status: 'success', orders, page: 1, page_size: 20, total: orders.length };
    }),
  );
  await openAs('owner@gza.test');
  const next = await screen.findByRole('table', { name: 'Next handovers' });
  const links = within(next).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.adminOrder(3), paths.adminOrder(2)]);
  expect(requests.toSorted()).toEqual(['upcoming active', 'upcoming confirmed']);
});

test('staff have no cars and are shown no money of any', async () => {
  const { unmount } = await openAs('admin@gza.test');
  expect(await screen.findByRole('region', { name: /^Requests/ })).toBeVisible();
  expectNoMoney();
  unmount();
  const admin = demoUsers['admin@gza.test']?.user;
  await renderRoute(paths.adminHome, {
    preloadedState: { auth: { current: admin ? { ...admin, roles: ['support'] } : null } },
  });
  expect(await screen.findByText('Nothing needs your attention now.')).toBeVisible();
  expectNoMoney();
});

function expectNoMoney(): void {
  expect(screen.queryByText('This month')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add a car' })).not.toBeInTheDocument();
}
