import { afterEach, expect, test } from '@jest/globals';
import { act, render, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectNotices } from '#src/shared/store/noticesSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { UserHeart } from './UserHeart.tsx';
import { VisitorHeart } from './VisitorHeart.tsx';

const storedIds = () => sessionStorage.getItem('favourites');
afterEach(() => sessionStorage.clear());

interface Opened {
  readonly requestCount: () => number;
  readonly opened: Awaited<ReturnType<typeof renderRoute>>;
}

/** Opens a page with a car marked before the login; `requestCount` counts the requests to add it, all answered alike. */
async function openWith(answer: () => Response): Promise<Opened> {
  let requests = 0;
  server.use(
    http.put('*/api/favourites/:id', () => {
      requests += 1;
      return answer();
    }),
  );
  const opened = await renderRoute(paths.terms, { preloadedState: { auth: { current: sessionUser() } } });
  return { requestCount: () => requests, opened };
}

test('a car marked before the login stays stored until a request reaches the server', async () => {
  sessionStorage.setItem('favourites', ' 2');
  const cutOff = await openWith(() => HttpResponse.error());
  await waitFor(() => expect(cutOff.requestCount()).toBe(1));
  await waitFor(() => expect(document.body).toHaveTextContent(/could not|no connection|not saved/i));
  // Long enough to read and retry: longer than three seconds.
  expect(selectNotices(cutOff.opened.store.getState())).toEqual([expect.objectContaining({ isLong: true })]);
  expect(storedIds()).toBe(' 2');
  const online = await openWith(() => HttpResponse.json({ status: 'success' }));
  await waitFor(() => expect(storedIds()).toBeNull());
  expect(online.requestCount()).toBe(1);
});

test('a car marked before the login outlives a server that is down, and no later press of its heart', async () => {
  sessionStorage.setItem('favourites', ' 2 3');
  const { opened } = await openWith(() =>
    HttpResponse.json({ message: 'Starting.', code: 'UNAVAILABLE' }, { status: 503 }),
  );
  await waitFor(() => expect(selectNotices(opened.store.getState())).toHaveLength(1));
  expect(storedIds()).toBe(' 2 3');
  const heart = render(
    <Provider store={opened.store}>
      <MemoryRouter>
        <UserHeart car={{ id: 2, brand: 'Toyota', model: 'Prius' }} place="photo" />
      </MemoryRouter>
    </Provider>,
  );
  await opened.user.click(within(heart.container).getByRole('button'));
  expect(storedIds()).toBe('3');
});

test("a car marked before the user's heart has loaded is sent at once", async () => {
  const { requestCount, opened } = await openWith(() => HttpResponse.json({ status: 'success' }));
  const heart = render(
    <Provider store={opened.store}>
      <MemoryRouter>
        <VisitorHeart car={{ id: 2, brand: 'Toyota', model: 'Prius' }} place="photo" />
      </MemoryRouter>
    </Provider>,
  );
  await opened.user.click(within(heart.container).getByRole('button'));
  await waitFor(() => expect(requestCount()).toBe(1));
  await waitFor(() => expect(storedIds()).toBeNull());
});

test('a refused car is not sent again', async () => {
  sessionStorage.setItem('favourites', ' 2');
  await openWith(() => HttpResponse.json({ message: 'Gone.', code: 'NOT_FOUND' }, { status: 404 }));
  await waitFor(() => expect(storedIds()).toBeNull());
});

test('returning to the tab refetches the favourites once', async () => {
  let fetches = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET' && new URL(request.url).pathname === '/api/favourites') fetches += 1;
  });
  const { store } = await renderRoute(paths.terms, { preloadedState: { auth: { current: sessionUser() } } });
  const settled = () =>
    waitFor(() => {
      expect(fetches).toBeGreaterThan(0);
      expect(Object.values(store.getState().api.queries).some((query) => query?.status === 'pending')).toBe(false);
    });
  await settled();
  fetches = 0;
  // A browser fires both events on return.
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await settled();
  expect(fetches).toBe(1);
});
