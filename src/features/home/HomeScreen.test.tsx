import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { cardOf } from '#mocks/fixtures/cars/cards.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { server } from '#mocks/server.ts';
import { loggedIn } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const homeRows = '*/api/cars/home';
// Whether each ancestor is visible is computed per element: on a page this long that takes seconds.
const row = (name: string) => screen.findByRole('region', { name, hidden: true });

/** One car in one row keeps the page small. */
function showOneCar(commission_percent = 15): void {
  const [car] = fleet;
  const rows = [{ row: 'sports', cars: [cardOf(car!)] }];
  server.use(http.get(homeRows, () => HttpResponse.json({ status: 'success', rows, commission_percent })));
}

test('a row leads to its own search and to its cars; rows without cars are left out', async () => {
  showOneCar();
  await renderRoute(paths.home);
  const sports = await row('Sports');
  expect(within(sports).getByText('See all')).toHaveAttribute('href', '/search?category=sports');
  const car = await within(sports).findByRole('article', { hidden: true });
  expect(within(car).getByRole('link', { name: /./ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/cars\/rent\/[\w-]+\/\d+$/),
  );
  expect(screen.queryByText('Buses')).not.toBeInTheDocument();
});

test('rows that cannot be loaded say so and come with another try', async () => {
  server.use(http.get(homeRows, () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = await renderRoute(paths.home);
  expect(await screen.findByText('The cars could not be loaded. Please try again.')).toBeVisible();
  showOneCar();
  await user.click(screen.getByText('Try again'));
  expect(await row('Sports')).toBeVisible();
  expect(screen.queryByText('The cars could not be loaded. Please try again.')).not.toBeInTheDocument();
});

test('without any car the whole search is offered', async () => {
  server.use(http.get(homeRows, () => HttpResponse.json({ status: 'success', rows: [{ row: 'buses', cars: [] }] })));
  await renderRoute(paths.home);
  expect(await screen.findByText('No cars here yet. See everything we have.')).toBeVisible();
});

test('sums are approximate in dollars and exact in lari', async () => {
  showOneCar();
  const { user } = await renderRoute(paths.home);
  const sports = await row('Sports');
  const [dollars] = await within(sports).findAllByText(/^≈\s\$\d+$/);
  expect(dollars).toHaveAttribute('title', expect.stringContaining('You pay in GEL'));
  await user.click(screen.getByText('GEL'));
  expect(within(sports).queryByText(/\$/)).not.toBeInTheDocument();
  const [lari] = within(sports).getAllByText(/^[\d.,]+\s₾$/);
  expect(lari).not.toHaveAttribute('title');
});

test('without a rate the sums are the exact ones', async () => {
  showOneCar();
  server.use(http.get('*/api/currency', () => new HttpResponse(null, { status: 503 })));
  await renderRoute(paths.home);
  expect(await within(await row('Sports')).findAllByText(/^[\d.,]+\s₾$/)).not.toHaveLength(0);
});

test('the earnings follow the slider', async () => {
  showOneCar();
  await renderRoute(paths.home, { preloadedState: { currency: { current: 'gel' } } });
  const slider = await screen.findByLabelText('Days rented in a month');
  expect(screen.getByText(/^1,491\.24\s₾$/)).toBeVisible();
  fireEvent.change(slider, { target: { value: '18' } });
  expect(slider).toHaveAttribute('aria-valuetext', '18 days rented');
  expect(screen.getByText(/^1,578\.96\s₾$/)).toBeVisible();
});

test('the earnings are after the commission of today', async () => {
  showOneCar(10);
  await renderRoute(paths.home, { preloadedState: { currency: { current: 'gel' } } });
  expect(await screen.findByText(/^1,578\.96\s₾$/)).toBeVisible();
});

test('who owns a car registers as owner right here; whoever is logged in reads how it works', async () => {
  showOneCar();
  const { store, user } = await renderRoute(paths.home);
  await user.click(await screen.findByText('Become an owner'));
  expect(selectOpenModal(store.getState())).toEqual({ kind: 'registration', tab: 'owner' });
  const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });
  act(() => void store.dispatch(loggedIn(owner)));
  expect(screen.queryByText('Become an owner')).toBeNull();
  expect(screen.getByText('How renting out works')).toHaveAttribute('href', '/about-us#owners');
});

test('the end of the page says of which day a rate is that is not the newest', async () => {
  showOneCar();
  const rates = [{ code: 'usd', gel_per_unit: 2.72, valid_from: '2026-05-11', is_stale: true }];
  server.use(http.get('*/api/currency', () => HttpResponse.json({ status: 'success', rates })));
  const { user } = await renderRoute(paths.home);
  expect(await screen.findByText('Rate of 11 May, approximate. You pay in GEL.')).toBeVisible();
  await user.click(screen.getByText('GEL'));
  expect(screen.getByText('Only prices in GEL are exact. You pay in GEL.')).toBeVisible();
});
