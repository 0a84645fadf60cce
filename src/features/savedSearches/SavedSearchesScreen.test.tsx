import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SavedSearch, Waiting } from '#contract/calls/savedSearches/savedSearches.ts';
import { cardOf } from '#mocks/fixtures/cars/cards.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { savedSearchFixtures } from '#mocks/handlers/savedSearches.ts';
import { refuse, refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const wait = (car_id: number, told_at: string | null): Waiting => ({
  car_id,
  from: '2027-05-01T10:00',
  to: '2027-05-04T10:00',
  told_at,
});

/** A mock server with these searches; collects what is changed. */
function serve(first: readonly SavedSearch[], waits: readonly Waiting[] = []) {
  const served = { searches: [...first], waits: [...waits], sent: [] as unknown[] };
  server.use(
    handlerOf('listSavedSearches', () => ({
      status: 'success',
      saved_searches: served.searches,
      waiting: served.waits,
      cars: fleet.slice(0, 6).map((car) => cardOf(car)),
    })),
    handlerOf('changeSavedSearch', ({ params, body }) => {
      served.sent.push(body);
      const before = served.searches.find(({ id }) => id === Number(params['id']))!;
      const saved_search = {
        ...before,
        ...(body.name !== undefined && { name: body.name }),
        ...(body.alerts !== undefined && { alerts: body.alerts }),
      };
      served.searches = served.searches.map((search) => (search === before ? saved_search : search));
      return { status: 'success', saved_search };
    }),
    handlerOf('deleteSavedSearch', ({ params }) => {
      served.searches = served.searches.filter(({ id }) => id !== Number(params['id']));
      return { status: 'success' };
    }),
    handlerOf('stopWaitingForCar', ({ params }) => {
      served.waits = served.waits.filter(({ car_id }) => car_id !== Number(params['id']));
      return { status: 'success' };
    }),
  );
  return served;
}

const open = () => renderRoute(paths.savedSearches, { preloadedState: { auth: { current: sessionUser() } } });
const slow = { timeout: 20_000 };

test('a search shows its filters, what it has found and why, and leads to the search', async () => {
  const places = { pick_up: 'airport-1', drop_off: 'airport-1' };
  serve(savedSearchFixtures.map((search) => ({ ...search, filters: { ...search.filters, ...places } })));
  await open();
  const found = await screen.findByRole('list', { name: 'Found by “Tbilisi, May”' }, slow);
  expect(
    within(found)
      .getAllByRole('listitem')
      .map((car) => car.textContent),
  ).toEqual([
    expect.stringMatching(/in all.*before:.*Cheaper now$/),
    expect.stringMatching(/in all.*Free again on your dates$/),
  ]);
  expect(within(found).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^\/cars\/rent\/.*\/1\?from=2027-05-22T10%3A00&to=2027-05-26T10%3A00&pick_up=airport-1&drop_off=airport-1$/,
    ),
  );
  expect(screen.getByText('2 new')).toBeVisible();
  const [first, asleep] = screen.getAllByRole('link', { name: 'Open the search' });
  expect(first).toHaveAttribute('href', expect.stringContaining('/search?city_id=1&from=2027-05-22'));
  expect(asleep).toBeVisible();
  expect(screen.getByText('Its dates have started: nothing more can be found')).toBeVisible();
});

test('alerts are switched one by one, and a failure says so', async () => {
  const served = serve(savedSearchFixtures.slice(0, 1));
  const { user } = await open();
  const cheaper = await screen.findByRole('button', { name: 'Lower prices' }, slow);
  await user.click(cheaper);
  await waitFor(() => expect(cheaper).toHaveAttribute('aria-pressed', 'false'));
  expect(served.sent).toEqual([{ alerts: ['new', 'free_again'] }]);
  server.use(handlerOf('changeSavedSearch', () => refuse(503, 'UNAVAILABLE', 'Busy now.')));
  await user.click(cheaper);
  expect(await screen.findByText('Busy now.')).toBeVisible();
  expect(cheaper).toHaveAttribute('aria-pressed', 'false');
});

test('a search is renamed, with the server’s message under its field, and deleted after a question', async () => {
  const served = serve(savedSearchFixtures.slice(0, 1));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Rename “Tbilisi, May”' }, slow));
  const field = await screen.findByLabelText('Name');
  expect(field).toHaveValue('Tbilisi, May');
  server.use(handlerOf('changeSavedSearch', () => refuseFields({ name: 'Too long.' })));
  await user.clear(field);
  await user.type(field, 'Holidays');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Too long.'));
  const again = serve(served.searches);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('Holidays')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete “Holidays”' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No saved searches yet', {}, slow)).toBeVisible();
  expect(again.searches).toEqual([]);
});

test('dates that are waited for are listed, and given up', async () => {
  serve([], [wait(3, null), wait(4, '2026-11-20T07:00:00.000Z')]);
  const { user } = await open();
  expect(await screen.findByText('Taken so far', {}, slow)).toBeVisible();
  expect(screen.getByText('We told you')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: /^Stop waiting/ })[0]!);
  await waitFor(() => expect(screen.queryByText('Taken so far')).toBeNull());
});

test('who waits only for a car that is rented out no more has nothing here, and is shown the way to the search', async () => {
  serve([], [wait(999, null)]);
  await open();
  expect(await screen.findByText('No saved searches yet', {}, slow)).toBeVisible();
});

test('a list that fails to load can be retried', async () => {
  server.use(handlerOf('listSavedSearches', () => refuse(503, 'UNAVAILABLE', 'Busy.')));
  const { user } = await open();
  await screen.findByText('Your saved searches could not be loaded. Please try again.', {}, slow);
  serve(savedSearchFixtures);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Tbilisi, May')).toBeVisible();
});
