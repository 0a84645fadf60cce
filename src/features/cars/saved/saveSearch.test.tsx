import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { savedSearchFixtures } from '#mocks/handlers/savedSearches.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { selectNotices } from '#src/shared/store/noticesSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const address = '/search?city_id=1&category=suv&price_max=20000';
const asUser = { preloadedState: { auth: { current: sessionUser() } } };
const slow = { timeout: 20_000 };

test('a visitor who saves a search logs in first, and goes on with the same dialog', async () => {
  const { user, store } = await renderRoute(address);
  await user.click(await screen.findByRole('button', { name: 'Save this search' }, slow));
  expect(selectOpenModal(store.getState())).toEqual({ kind: 'login', reason: 'alert', next: `${address}#save` });
});

test('a search is saved with its filters and what to be told of', async () => {
  const sent: unknown[] = [];
  const refusal = 'You have reached the limit of saved searches.';
  server.use(handlerOf('saveSearch', () => refuseFields({ name: refusal })));
  const { user, store } = await renderRoute(`${address}#save`, asUser);
  const name = await screen.findByLabelText('Name', {}, slow);
  await waitFor(() => expect(name).toHaveValue('Tbilisi'));
  // Without dates no car becomes free on them.
  expect(screen.queryByRole('checkbox', { name: /become free/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Lower prices' }));
  await user.click(screen.getByRole('button', { name: 'Save search' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(refusal));
  server.use(
    handlerOf('saveSearch', ({ body }) => {
      sent.push(body);
      return { status: 'success', saved_search: savedSearchFixtures[0]! };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save search' }));
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  expect(sent).toEqual([
    {
      name: 'Tbilisi',
      filters: { city_id: 1, category: 'suv', price_max: 20_000, sort: 'recommended' },
      alerts: ['new'],
    },
  ]);
  expect(selectNotices(store.getState()).at(-1)?.text.key).toBe('saved:save.done');
});

test('what was found on other dates is no part of a saved search', async () => {
  const [first, last] = [21, 23].map((after) => addDays(todayInTbilisi(Date.now()), after));
  await renderRoute(`${address}&from=${first}T10:00&to=${last}T10:00&flexible=2#save`, asUser);
  await screen.findByLabelText('Name', {}, slow);
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText('SUV')).toBeVisible();
  expect(within(dialog).queryByText('± 2 days')).toBeNull();
  expect(dialog).not.toHaveTextContent(/\d+ cars?/);
});

test('a visitor who waits for booked dates logs in first, and then it is asked by itself', async () => {
  const asked: unknown[] = [];
  server.use(
    handlerOf('createQuote', () =>
      Response.json({ message: 'Taken.', code: 'CAR_TAKEN', free_dates: [] }, { status: 409 }),
    ),
    handlerOf('waitForCar', ({ body }) => {
      asked.push(body);
      return { status: 'success' };
    }),
  );
  const { slug, id } = carOf(fleet[0]!, new URLSearchParams());
  const [first, last] = [21, 23].map((after) => addDays(todayInTbilisi(Date.now()), after));
  const dates = { from: `${first}T10:00`, to: `${last}T10:00` };
  const taken = `/cars/rent/${slug}/${id}?from=${dates.from}&to=${dates.to}`;
  const { user, store, unmount } = await renderRoute(taken);
  await user.click(await screen.findByRole('button', { name: 'Tell me when they are free' }, slow));
  const next = `${taken}#wait`;
  expect(selectOpenModal(store.getState())).toEqual({ kind: 'login', reason: 'alert', next });
  expect(asked).toEqual([]);
  unmount();

  const { store: after } = await renderRoute(next, asUser);
  const said = await screen.findAllByText(/^We’ll let you know when these dates are free/, {}, slow);
  expect(said[0]).toBeVisible();
  expect(asked).toEqual([dates]);
  await waitFor(() => expect(selectNotices(after.getState()).at(-1)?.text.key).toBe('saved:wait.done'));
});
