import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { statisticsOf } from '#mocks/fixtures/statistics.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/lib/paths.ts';
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
  expect(plain(earned)).toMatch(/₾\+\d+ % · was /);
  expect(needs.compareDocumentPosition(earned ?? needs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const months = await screen.findByRole('table', { name: 'Earnings, 12 months' });
  expect(within(months).getAllByRole('row')).toHaveLength(13);
  const cars = within(screen.getByRole('region', { name: 'Occupancy by car this month' }));
  expect(cars.getAllByRole('listitem')).toHaveLength(5);
  expect(plain(cars.getAllByRole('listitem')[0])).toMatch(/^Hyundai Tucson 2019\d+ %$/);
  const last = within(await screen.findByRole('table', { name: 'Last operations' }));
  expect(last.getAllByRole('row')).toHaveLength(5);
  const next = within(await screen.findByRole('table', { name: 'Next handovers' }));
  expect(next.getAllByRole('rowheader').length).toBeGreaterThan(0);
  expect(await screen.findByRole('link', { name: 'Add a car' })).toHaveAttribute('href', '/admin/cars/new');
});

test('who has no car on the market is shown no zeros, and what fails can be asked for again', async () => {
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

test('staff have no cars and are shown no money of any', async () => {
  const { unmount } = await openAs('admin@gza.test');
  expect(await screen.findByRole('region', { name: /^Requests/ })).toBeVisible();
  expectNoMoney();
  unmount();
  const admin = demoUsers['admin@gza.test']?.user;
  await renderRoute(paths.adminHome, {
    preloadedState: { auth: { current: admin ? { ...admin, roles: ['support'] } : null } },
  });
  expect(await screen.findByText('Nothing here needs you now.')).toBeVisible();
  expectNoMoney();
});

function expectNoMoney(): void {
  expect(screen.queryByText('This month')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add a car' })).not.toBeInTheDocument();
}
