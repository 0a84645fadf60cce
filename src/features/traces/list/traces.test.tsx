import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoReports } from '#mocks/fixtures/traces.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mocks } from '#mocks/handlers.ts';
import { server } from '#mocks/server.ts';
import { makeServerClock } from '#src/shared/lib/serverClock.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const as = (role: 'admin' | 'support') => ({
  preloadedState: { auth: { current: sessionUser({ user_id: 5, roles: [role], client: null }) } },
  clock: makeServerClock(Date.parse('2026-05-11T10:26:00.000Z')),
});
const rows = () =>
  within(screen.getByRole('table', { name: 'Reports' }))
    .getAllByRole('row')
    .slice(1);

test('a report is found by its number, in a field that waits for it, and opened by leaving the app', async () => {
  const queries: string[] = [];
  server.use(
    handlerOf('listTraces', (request) => {
      queries.push(request.query.toString());
      return mocks.listTraces(request);
    }),
  );
  const { user } = await renderRoute(paths.supportTraces, as('support'));
  await waitFor(() => expect(rows()).toHaveLength(demoReports.length));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('7k3m');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(queries.at(-1)).toBe('q=7k3m&page=1');
  const [row] = rows();
  expect(row).toHaveTextContent('Payment failed, but money was taken · 12 minutes ago');
  expect(row).toHaveTextContent('ka · phone');
  expect(within(row!).getByRole('link', { name: 'R-7K3M-42' })).toHaveAttribute('href', '/support/replay/1');
  await user.clear(screen.getByRole('searchbox'));
  await user.keyboard('zz');
  expect(await screen.findByText('No reports found.')).toBeVisible();
});

test('states are tabs with their counts, and show who works on what and what is about to be deleted', async () => {
  const { user } = await renderRoute(paths.supportTraces, as('support'));
  const tabs = await screen.findByRole('group', { name: 'Reports by state' });
  await waitFor(() =>
    expect(
      within(tabs)
        .getAllByRole('button')
        .map((tab) => tab.textContent),
    ).toEqual(['New 1', 'In work 1', 'Answered 1', 'All 3']),
  );
  const [fresh, open, solved] = rows();
  expect(fresh).toHaveTextContent(/New$/);
  expect(open).toHaveTextContent(/support@gza\.test looks$/);
  expect(solved).toHaveTextContent(/AnsweredDeleted in 1 day$/);
  await user.click(within(tabs).getByRole('button', { name: 'In work 1' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent('R-5D9Q-77');
});

test('an admin can open the order, support sees its number', async () => {
  const first = await renderRoute(paths.supportTraces, as('admin'));
  expect(await screen.findByRole('link', { name: 'GZ-10482' })).toHaveAttribute('href', '/admin/orders/9');
  first.unmount();
  await renderRoute(paths.supportTraces, as('support'));
  expect(await screen.findByText('GZ-10482')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'GZ-10482' })).not.toBeInTheDocument();
});

test('on a phone a report is two lines', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  try {
    await renderRoute(paths.supportTraces, as('support'));
    const row = await screen.findByRole('link', { name: /^Payment failed/ });
    expect(row).toHaveTextContent(/New.*R-7K3M-42 · ka · phone · 12 minutes ago$/);
    expect(row).toHaveAttribute('href', '/support/replay/1');
  } finally {
    window.matchMedia = wide;
  }
});
