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
import { VisitorHeart } from './VisitorHeart.tsx';

const kept = () => sessionStorage.getItem('favourites');
afterEach(() => sessionStorage.clear());

interface Opened {
  readonly told: () => number;
  readonly opened: Awaited<ReturnType<typeof renderRoute>>;
}

/** Opens a page with a car that was pressed before the login; gives how often the server was told of it, each time answering so. */
async function openWith(answer: () => Response): Promise<Opened> {
  let told = 0;
  server.use(
    http.put('*/api/favourites/:id', () => {
      told += 1;
      return answer();
    }),
  );
  const opened = await renderRoute(paths.terms, { preloadedState: { auth: { current: sessionUser() } } });
  return { told: () => told, opened };
}

test('a car that was pressed before the login stays until the server has heard of it', async () => {
  sessionStorage.setItem('favourites', ' 2');
  const cutOff = await openWith(() => HttpResponse.error());
  await waitFor(() => expect(cutOff.told()).toBe(1));
  await waitFor(() => expect(document.body).toHaveTextContent(/could not|no connection|not saved/i));
  // Read and pressed again, which takes longer than three seconds.
  expect(selectNotices(cutOff.opened.store.getState())).toEqual([expect.objectContaining({ isLong: true })]);
  expect(kept()).toBe(' 2');
  const heard = await openWith(() => HttpResponse.json({ status: 'success' }));
  await waitFor(() => expect(kept()).toBeNull());
  expect(heard.told()).toBe(1);
});

test('a car that is pressed before the code of a user’s heart has come is told at once', async () => {
  const { told, opened } = await openWith(() => HttpResponse.json({ status: 'success' }));
  const heart = render(
    <Provider store={opened.store}>
      <MemoryRouter>
        <VisitorHeart car={{ id: 2, brand: 'Toyota', model: 'Prius' }} place="photo" />
      </MemoryRouter>
    </Provider>,
  );
  await opened.user.click(within(heart.container).getByRole('button'));
  await waitFor(() => expect(told()).toBe(1));
  await waitFor(() => expect(kept()).toBeNull());
});

test('a car that is refused is not told again', async () => {
  sessionStorage.setItem('favourites', ' 2');
  await openWith(() => HttpResponse.json({ message: 'Gone.', code: 'NOT_FOUND' }, { status: 404 }));
  await waitFor(() => expect(kept()).toBeNull());
});

test('whoever comes back to the tab has their favourites read anew, once', async () => {
  let asked = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET' && new URL(request.url).pathname === '/api/favourites') asked += 1;
  });
  const { store } = await renderRoute(paths.terms, { preloadedState: { auth: { current: sessionUser() } } });
  const settled = () =>
    waitFor(() => {
      expect(asked).toBeGreaterThan(0);
      expect(Object.values(store.getState().api.queries).some((query) => query?.status === 'pending')).toBe(false);
    });
  await settled();
  asked = 0;
  // A browser tells of a return by both.
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await settled();
  expect(asked).toBe(1);
});
