import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

test('a page whose last row has gone leads to the last one there is', async () => {
  setMockUser('admin@gza.test');
  const current = demoUsers['admin@gza.test']?.user ?? null;
  const { store } = await renderRoute(`${paths.adminOrders}?page=99`, { preloadedState: { auth: { current } } });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(selectRoute(store.getState()).search).toEqual({});
});
