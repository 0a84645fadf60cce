import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { cardOf } from '#mocks/fixtures/cars/cards.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { loggedIn, sessionEnded } from '#src/features/auth/authSlice.ts';
import { favouritesApi } from '#src/features/favourites/favouritesApi.ts';
import { setFavourite } from '#src/features/favourites/setFavourite.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import { noticeShown, selectNotices } from '#src/shared/store/noticesSlice.ts';
import { makeStore } from '#src/app/store.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const asClient = { preloadedState: { auth: { current: sessionUser() } } };
const cards = fleet.slice(0, 5).map((car) => cardOf(car));
const nameOf = ({ brand, model }: (typeof cards)[number]) => `${brand} ${model}`;
const heart = (verb: 'Add' | 'Remove', car = cards[0]!) =>
  screen.findByLabelText(new RegExp(`^${verb} ${nameOf(car)} `));

/** A mock server with favourites, two per page, that can be down. */
function serveFavourites(first: readonly number[]) {
  const served = { ids: [...first], isDown: false, calls: [] as string[] };
  const change = (verb: string, id: number) => {
    served.calls.push(`${verb} ${id}`);
    if (served.isDown) return Response.error();
    served.ids = served.ids.filter((one) => one !== id);
    if (verb === 'PUT') served.ids.unshift(id);
    return { status: 'success' as const };
  };
  server.use(
    handlerOf('listFavourites', ({ query }) => {
      if (served.isDown) return refuse(503, 'UNAVAILABLE', 'Starting.');
      const start = Number(query.get('cursor') ?? 0);
      const favourites = served.ids.flatMap((id) => cards.filter((card) => card.id === id)).slice(start, start + 2);
      const next_cursor = start + 2 < served.ids.length ? String(start + 2) : null;
      return { status: 'success', favourites, car_ids: served.ids, next_cursor };
    }),
    handlerOf('addFavourite', ({ params }) => change('PUT', Number(params['car_id']))),
    handlerOf('removeFavourite', ({ params }) => change('DELETE', Number(params['car_id']))),
    handlerOf('getHome', () => ({
      status: 'success',
      rows: [{ row: 'sports', cars: cards.slice(0, 1) }],
      commission_percent: 15,
    })),
  );
  return served;
}

test('a visitor logs in first, and the car then becomes a favourite, exactly once', async () => {
  const served = serveFavourites([]);
  // Home asks a client how the last car was; the mocks know nobody's session here.
  server.use(handlerOf('listOrders', () => ({ status: 'success', orders: [], page: 1, page_size: 1, total: 0 })));
  const { store, user } = await renderRoute(paths.home);
  await user.click(await heart('Add'));
  expect(selectOpenModal(store.getState())).toEqual({ kind: 'login', reason: 'favourite', next: '/' });
  expect(served.calls).toEqual([]);
  act(() => void store.dispatch(loggedIn(sessionUser())));
  expect(await screen.findByText('Added to your favourites')).toBeInTheDocument();
  expect(await heart('Remove')).toBeInTheDocument();
  act(() => void store.dispatch(sessionEnded()));
  act(() => void store.dispatch(loggedIn(sessionUser())));
  expect(await heart('Remove')).toBeInTheDocument();
  expect(served.calls).toEqual([`PUT ${cards[0]!.id}`]);
});

test('owners have favourites too', async () => {
  const served = serveFavourites([]);
  const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Tbilisi Drive LLC' } });
  const { user } = await renderRoute(paths.home, { preloadedState: { auth: { current: owner } } });
  await user.click(await heart('Add'));
  expect(await heart('Remove')).toBeInTheDocument();
  await waitFor(() => expect(served.calls).toEqual([`PUT ${cards[0]!.id}`]));
});

test('the list loads page by page; an unmarked car disappears at once and returns if the request fails', async () => {
  const served = serveFavourites(cards.slice(0, 3).map(({ id }) => id));
  const { user } = await renderRoute(paths.favourites, asClient);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();

  served.isDown = true;
  await user.click(await heart('Remove'));
  expect(await screen.findByText('Your favourites could not be changed. Please try again.')).toBeInTheDocument();
  expect(await heart('Remove')).toBeInTheDocument();

  served.isDown = false;
  for (const car of cards.slice(0, 3)) await user.click(await heart('Remove', car));
  expect(await screen.findByRole('heading', { name: 'Favorites not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/search');
  await waitFor(() => expect(served.ids).toEqual([]));
});

test('a list that fails to load can be retried', async () => {
  const served = serveFavourites([cards[0]!.id]);
  served.isDown = true;
  const { user } = await renderRoute(paths.favourites, asClient);
  expect(await screen.findByText('Your favourites could not be loaded. Please try again.')).toBeVisible();
  served.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('quick presses never overtake each other, and the last one counts', async () => {
  const served = serveFavourites([]);
  const store = makeStore(asClient);
  await store.dispatch(favouritesApi.endpoints.listFavourites.initiate());
  const presses = [true, false, true, false, true].map((isWanted) => store.dispatch(setFavourite(2, isWanted)));
  await Promise.all(presses);
  expect(served.calls).toEqual(['PUT 2']);
  await Promise.all([store.dispatch(setFavourite(2, false)), store.dispatch(setFavourite(2, true))]);
  expect(served.calls).toEqual(['PUT 2', 'DELETE 2', 'PUT 2']);
  expect(served.ids).toEqual([2]);
});

test('a car that is no longer for rent does not become a favourite', async () => {
  serveFavourites([]);
  server.use(handlerOf('addFavourite', () => refuse(404, 'NOT_FOUND', 'There is nothing here.')));
  const { user } = await renderRoute(paths.home, asClient);
  await user.click(await heart('Add'));
  expect(await screen.findByText('This car is no longer for rent.')).toBeInTheDocument();
  expect(await heart('Add')).toBeInTheDocument();
});

test('a user with the maximum of favourites sees a notice', async () => {
  serveFavourites([]);
  server.use(handlerOf('addFavourite', () => refuse(409, 'TOO_MANY_FAVOURITES', 'Remove some first.')));
  const { user } = await renderRoute(paths.home, asClient);
  await user.click(await heart('Add'));
  expect(await screen.findByText('Remove some first.')).toBeInTheDocument();
  expect(await heart('Add')).toBeInTheDocument();
});

test('removing a favourite can be undone, also by keyboard, for longer than other notices stay', async () => {
  const served = serveFavourites([cards[0]!.id]);
  const { user, store } = await renderRoute(paths.favourites, asClient);
  await user.click(await heart('Remove'));
  expect(await screen.findByText(`${nameOf(cards[0]!)} is no longer a favourite.`)).toBeVisible();
  await waitFor(() => expect(served.ids).toEqual([]));
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await user.keyboard('{Enter}');
  expect(await heart('Remove')).toBeInTheDocument();
  await waitFor(() => expect(served.ids).toEqual([cards[0]!.id]));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  // A second removal replaces the notice: only the last one can be undone.
  act(() => {
    for (const id of [1, 2])
      store.dispatch(noticeShown({ id: 'favourite', tone: 'success', text: serverMessage(`${id}`) }));
  });
  expect(selectNotices(store.getState()).map(({ text }) => text)).toEqual([serverMessage('2')]);
});
