import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the page of a city leads to its cars, by category and model, and to other places', async () => {
  await renderRoute(paths.rent('tbilisi'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rent a car in Tbilisi' })).toBeVisible();
  expect(hrefOf('See all cars')).toBe('/search?city_id=1');
  const [category] = within(screen.getByRole('region', { name: 'By category' })).getAllByRole('link');
  expect(category?.getAttribute('href')).toMatch(/^\/search\?city_id=1&category=\w+$/);
  const [model] = within(screen.getByRole('region', { name: 'Most rented models' })).getAllByRole('link');
  expect(model?.getAttribute('href')).toMatch(/^\/search\?city_id=1&brand=\w+&model=[\w-]+$/);
  expect(hrefOf('Batumi Airport')).toBe('/rent/bus');
});

test('at an airport cars are searched where they are handed over', async () => {
  await renderRoute(paths.rent('tbs'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rent a car at Tbilisi Airport' })).toBeVisible();
  expect(hrefOf('See all cars')).toBe('/search?pick_up=airport-1&drop_off=airport-1');
});

test('a place without cars says so', async () => {
  const place = { kind: 'city', code: 'telavi', name: 'Telavi', id: 5, city_id: 5, city: 'Telavi' };
  const nothing = { count: 0, price_from: null, delivery_from: null, categories: [], models: [], others: [] };
  server.use(http.get('*/api/rent/:place', () => HttpResponse.json({ status: 'success', place, ...nothing })));
  await renderRoute(paths.rent('telavi'));
  expect(await screen.findByText('There are no cars in Telavi yet')).toBeVisible();
  expect(hrefOf('Cars in all of Georgia')).toBe('/search');
  expect(screen.queryByText('Lowest price per day')).not.toBeInTheDocument();
});

test('an unknown place is missing', async () => {
  await renderRoute(paths.rent('atlantis'));
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such place' })).toBeVisible();
});

test('a page that could not be loaded is tried again', async () => {
  server.use(http.get('*/api/rent/:place', () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = await renderRoute(paths.rent('tbilisi'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rent a car in Tbilisi' })).toBeVisible();
});
