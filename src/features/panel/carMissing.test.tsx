import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });

test.each([
  ['editor', paths.adminCar(99)],
  ['prices', paths.adminCarPrices(99)],
  ['terms', `${paths.adminTerms}?car=99`],
  ['calendars', paths.adminCarSync(99)],
  ['calendars of no number', '/admin/cars/x/sync'],
])("%s of a car that is not the owner's says so, and leads to their cars", async (_screen, address) => {
  const gone = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
  server.use(...(['getFleetCar', 'getCarPrices', 'listFeeds'] as const).map((call) => handlerOf(call, gone)));
  await renderRoute(address, { preloadedState: { auth: { current: owner } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such car' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your cars' })).toHaveAttribute('href', paths.adminCars);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.title).toBe('There is no such car · Gza');
});
