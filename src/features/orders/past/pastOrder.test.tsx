import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { findMockOrder } from '#mocks/handlers/orders/orders.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { pastPathOf } from './pastUrl.ts';

const as = (name: 'support' | 'admin') => ({
  preloadedState: { auth: { current: demoUsers[`${name}@gza.test`]?.user ?? null } },
});

/** An order that has been through something. */
const id = 9;
const eventsOf = () => findMockOrder(id)?.events ?? [];

const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

test('support steps through the moments of an order, sees what is different now, and gets back', async () => {
  const { user, store } = await renderRoute(paths.supportOrder(id), as('support'));
  expect(await screen.findByText('As it is now')).toBeVisible();
  expect(factOf('Status')).not.toHaveAttribute('data-differs');
  expect(screen.getByRole('button', { name: 'Later' })).toHaveAttribute('aria-disabled', 'true');

  const moments = within(screen.getByRole('list', { name: 'What was written, and when' })).getAllByRole('link');
  expect(moments).toHaveLength(eventsOf().length);
  const [first] = moments;
  if (first === undefined) throw new Error('nothing was written');
  await user.click(first);
  expect(await screen.findByText(/^As it was on .+\. Nothing can be changed here\.$/)).toBeVisible();
  await waitFor(() => expect(factOf('Status')).toHaveAttribute('data-differs'));
  expect(factOf('Status')).toHaveTextContent('Now: Completed');
  expect(factOf('Car')).not.toHaveAttribute('data-differs');
  expect(selectRoute(store.getState()).search).toHaveProperty('moment');

  await user.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.getAllByRole('link', { current: 'step' })[0]).toBe(moments[1]));
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(await screen.findByText('As it is now')).toBeVisible();
  expect(selectRoute(store.getState()).search).not.toHaveProperty('moment');
});

test('a moment of one’s own is Georgian time, and before everything there is nothing', async () => {
  const { user } = await renderRoute(paths.supportOrder(id), as('support'));
  fireEvent.change(await screen.findByLabelText('As it was on, Georgian time'), {
    target: { value: '2020-03-01T14:05:07' },
  });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Nothing had been recorded for the order yet on 1 Mar 2020, 14:05:07.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Status', { selector: 'dt' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Earlier' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(await screen.findByText('Status', { selector: 'dt' })).toBeVisible();
});

test('an order that is not there is said to be missing, an address without a moment is now', async () => {
  const { unmount } = await renderRoute(paths.supportOrder(999), as('support'));
  expect(await screen.findByRole('heading', { name: 'No such order' })).toBeVisible();
  unmount();
  await renderRoute(`${paths.supportOrder(id)}?moment=yesterday`, as('support'));
  expect(await screen.findByText('As it is now')).toBeVisible();
});

test('each event of an order leads an admin to the order as it was then', async () => {
  const { user } = await renderRoute(paths.adminOrder(id), as('admin'));
  await user.click(await screen.findByText('History'));
  const links = screen.getAllByRole('link', { name: /, the order as it was then$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(eventsOf().map(({ at }) => pastPathOf(id, at)));
  await user.click(screen.getByRole('link', { name: 'As it was at…' }));
  expect(await screen.findByText('As it is now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the order' })).toHaveAttribute('href', paths.adminOrder(id));
});
