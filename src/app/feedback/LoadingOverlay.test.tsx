import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { server } from '#mocks/server.ts';
import { paths } from '#src/lib/paths.ts';
import { selectLoadingCount } from '#src/store/loadingSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

/** Calls of the path are answered when the test says so. */
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

test('a login that takes its time is covered until it is answered', async () => {
  const answer = hold('*/api/login');
  const { user } = await renderRoute(paths.about);
  await user.click(screen.getAllByRole('button', { name: 'Log in' })[0]!);
  await user.click((await screen.findAllByRole('button', { name: 'Log in' })).at(-1)!);
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
