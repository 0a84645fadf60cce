import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { statisticsOf } from '#mocks/fixtures/statistics.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { statisticsUrl, filtersOf } from './StatisticsScreen.tsx';

function openScreen(query = '') {
  setMockUser('owner@gza.test');
  const preloadedState = { auth: { current: demoUsers['owner@gza.test']?.user ?? null } };
  return renderRoute(paths.adminStatistics + query, { preloadedState });
}

const plain = (element: HTMLElement | undefined | null) => (element?.textContent ?? '').replaceAll('\u00A0', ' ');

test('an owner sees figures next to the period before, and every chart as a table, too', async () => {
  const { user } = await openScreen();
  const earned = (await screen.findByText('Earned, net')).parentElement;
  expect(plain(earned)).toMatch(/^Earned, net[\d,]+(\.\d\d)? ₾\+\d+% · was /);
  // Cancelling more than before is worse; earning more is not.
  const cancelled = screen.getByText('Cancelled by you').parentElement;
  expect(plain(cancelled)).toMatch(/points? · was|as before/);

  const weeks = screen.getByRole('table', { name: 'Earnings by week' });
  expect(within(weeks).getAllByRole('row')).toHaveLength(13);
  await user.click(screen.getByRole('button', { name: 'As a table, Earnings by week' }));
  expect(screen.getByRole('button', { name: 'As a chart, Earnings by week' })).toBeVisible();
  expect(screen.getAllByRole('table', { name: 'Earnings by week' })).toHaveLength(1);

  const heat = within(screen.getByRole('table', { name: 'Occupancy by car and week' }));
  const tucson = heat.getByRole('rowheader', { name: 'Hyundai Tucson 2019' }).closest('tr');
  expect(tucson?.querySelectorAll('td')).toHaveLength(13);
  expect(plain(tucson)).toMatch(/86%$/);
  expect(screen.getByText(/fewer than five other owners have such a car: Mazda MX-5 2016\./)).toBeVisible();
  expect(screen.getByText(/^170 ₾ a day; the middle half of similar cars costs 151 ₾ to 186 ₾$/)).toBeVisible();
  expect(screen.getAllByText(/^6 similar cars from 6 owners, together rented 54%/)).toHaveLength(5);
  expect(screen.getByText(/Days before pick-up\. Median 4, was 4\./)).toBeVisible();
  const csv = screen.getByRole('link', { name: 'CSV' });
  expect(csv.getAttribute('href')).toMatch(/^\/api\/statistics\.csv\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
});

test('period and branch are in the address, and file and figures follow them', async () => {
  const { user } = await openScreen('?period=month');
  const heat = await screen.findByRole('table', { name: 'Occupancy by car and week' });
  expect(within(heat).getAllByRole('columnheader')).toHaveLength(6);
  await user.selectOptions(screen.getByLabelText('Branch'), 'Airport');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Tucson/ })).not.toBeInTheDocument());
  expect(await screen.findByRole('rowheader', { name: /Delica/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain('&branch_id=2');
  await user.click(screen.getByRole('button', { name: 'Year' }));
  const year = await screen.findByRole('table', { name: 'Occupancy by car and week' });
  await waitFor(() => expect(within(year).getAllByRole('columnheader')).toHaveLength(54));
  expect(screen.getByText(/against the 364 days before$/)).toBeVisible();
});

test('without rentals there is a link to the cars, and what fails can be retried', async () => {
  server.use(handlerOf('getStatistics', () => refuse(503, 'UNAVAILABLE', 'Not now.')));
  const { user } = await openScreen();
  expect(await screen.findByText('The statistics could not be loaded.')).toBeVisible();
  server.use(handlerOf('getStatistics', ({ query }) => statisticsOf(query, false)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your cars' })).toHaveAttribute('href', '/admin/cars');
  expect(screen.queryByText('Earned, net')).not.toBeInTheDocument();
});

test('a branch that is not there any more gives way to all of them', async () => {
  server.use(
    handlerOf('getStatistics', ({ query }) =>
      query.has('branch_id') ? refuse(404, 'NOT_FOUND', 'This does not exist.') : statisticsOf(query),
    ),
  );
  await openScreen('?period=month&branch=9');
  expect(await screen.findByRole('option', { name: 'Airport' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).not.toContain('branch_id');
});

test('the address selects period and branch; an invalid one shows twelve weeks of all', () => {
  const read = (query: string) => statisticsUrl.read(new URLSearchParams(query));
  expect(read('')).toEqual({ period: 'quarter' });
  expect(read('period=decade&branch=x')).toEqual({ period: 'quarter' });
  expect(read('period=year&branch=7')).toEqual({ period: 'year', branch: 7 });
  expect(filtersOf({ period: 'quarter' }, '2026-05-11')).toEqual({
    from: '2026-02-17',
    to: '2026-05-11',
  });
  expect(filtersOf({ period: 'month', branch: 3 }, '2026-03-01')).toEqual({
    from: '2026-02-02',
    to: '2026-03-01',
    branch_id: 3,
  });
});
