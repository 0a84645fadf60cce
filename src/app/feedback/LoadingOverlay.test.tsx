import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { server } from '#mocks/server.ts';
import { referenceApi } from '#src/features/reference/referenceApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectBesideCount, selectLoadingCount } from '#src/shared/store/loadingSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

/** Calls of the path are answered when the test allows it. */
function hold(path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    http.all(path, async () => {
      await promise;
      return HttpResponse.json({ message: 'No.' }, { status: 422 });
    }),
  );
  return resolve;
}

const video = () => document.querySelector('video');

test('a slow login is covered until it is answered', async () => {
  const answer = hold('*/api/login');
  const { user } = await renderRoute(paths.about);
  await user.click(screen.getAllByRole('button', { name: 'Log in' })[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(video()).not.toBeNull());
  expect(video()?.loop && video()?.muted).toBe(true);
  answer();
  await waitFor(() => expect(video()).toBeNull());
});

test('screens with skeletons are never covered, nor are the calls beside them', async () => {
  const answer = hold('*/api/*');
  const { container, store } = await renderRoute(paths.search);
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).not.toBeNull());
  expect(selectLoadingCount(store.getState())).toBe(0);
  answer();
});

const bar = () => screen.queryByRole('progressbar', { name: /loading/i });

test('a slow query shows a thin bar until it is answered, and no cover', async () => {
  const answer = hold('*/api/cars*');
  await renderRoute(paths.search);
  await waitFor(() => expect(bar()).not.toBeNull());
  expect(video()).toBeNull();
  answer();
  await waitFor(() => expect(bar()).toBeNull());
});

test('so does a slow change of the language', async () => {
  const answer = hold('*/api/language/*');
  const { user } = await renderRoute(paths.about);
  await waitFor(() => expect(bar()).toBeNull());
  await user.click(screen.getAllByRole('button', { name: /^GE,/ })[0]!);
  await waitFor(() => expect(bar()).not.toBeNull());
  answer();
  await waitFor(() => expect(bar()).toBeNull());
});

test('prefetches, polling and background refetches show nothing', async () => {
  const { store } = await renderRoute(paths.about);
  const { getReference } = referenceApi.endpoints;
  await store.dispatch(getReference.initiate(undefined));
  const answer = hold('*/api/reference*');
  const reading = store.dispatch(getReference.initiate(undefined, { subscribe: false, forceRefetch: true }));
  expect(selectBesideCount(store.getState())).toBe(0);
  const refetching = store.dispatch(getReference.initiate(undefined, { forceRefetch: true }));
  // One request for both, started by a caller that shows no loading.
  expect(selectBesideCount(store.getState())).toBe(0);
  answer();
  await Promise.all([reading, refetching]);
  expect(selectBesideCount(store.getState())).toBe(0);
});
