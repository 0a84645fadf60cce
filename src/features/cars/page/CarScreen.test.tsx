import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { handlerOf } from '#mocks/handlerOf.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { refuse, refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const [prius] = fleet;
if (!prius) throw new Error('The fleet is empty.');
const car = carOf(prius, new URLSearchParams());
const address = `/cars/rent/${car.slug}/${car.id}`;
const from = `${addDays(todayInTbilisi(Date.now()), 20)}T10:00`;
const to = `${addDays(todayInTbilisi(Date.now()), 24)}T10:00`;
const dates = `?from=${from}&to=${to}`;
const heading = { level: 1, name: `${car.brand} ${car.model} ${car.year}` };

test('shows the car and the requirements for renting it', async () => {
  await renderRoute(address);
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'Facts' }));
  expect(facts.getByText('5 seats')).toBeVisible();
  expect(facts.getByText('1.8 l engine')).toBeVisible();
  expect(facts.getByText('7.2 / 5.1 l')).toBeVisible();
  const terms = within(screen.getByRole('region', { name: 'Rental terms' }));
  expect(terms.getByText('21–75')).toBeVisible();
  expect(terms.getByText('270 ₾')).toBeVisible();
  expect(screen.getByText('Insurance: CASCO, 500 ₾ excess')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Free days' })).getByText(/^Minimum rental: \d+ days?$/),
  ).toBeVisible();
  expect(document.title).toBe(`${car.brand} ${car.model} ${car.year}, ${car.city} · Gza`);
});

test('everything for the decision comes before the terms, in the order in which it is decided', async () => {
  await renderRoute(address);
  await screen.findByRole('heading', heading);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const order = ['Facts', 'Free days', 'Protection', 'Place', 'Extras', 'Owner', 'Reviews', 'Rental terms'];
  expect(titles.filter((title) => order.includes(title))).toEqual(order);
});

test('is translated to Russian, with its plurals', async () => {
  await renderRoute(address, { preloadedState: { language: { current: 'ru' } } });
  expect(await screen.findByText('5 мест')).toBeVisible();
  expect(screen.getByText('от 2 лет')).toBeVisible();
});

test('an owner’s text in another language is marked as such, visibly and for screen readers', async () => {
  const own = { description: 'მანქანა მოვლილია.', description_language: 'ka' as const };
  server.use(handlerOf('getCar', () => ({ status: 'success', car: { ...car, ...own } })));
  await renderRoute(address);
  const description = await screen.findByText(own.description);
  expect(description.closest('[lang]')).toHaveAttribute('lang', 'ka');
  expect(screen.getByText('In Georgian')).toBeVisible();
});

test('a wrong slug in the URL is replaced by the right one, and the dates stay', async () => {
  const { store } = await renderRoute(`/cars/rent/something-else/${car.id}${dates}`);
  await screen.findByRole('heading', heading);
  await waitFor(() =>
    expect(selectRoute(store.getState())).toMatchObject({
      params: { slug: car.slug, id: String(car.id) },
      search: { from, to },
    }),
  );
});

test('a missing car has its own screen with a way on', async () => {
  await renderRoute('/cars/rent/nothing/999999');
  expect(await screen.findByRole('heading', { name: 'This car is not here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find another car' })).toHaveAttribute('href', '/search');
});

test.each(['abc', '0', '-1', '1.5', '99999999999'])('an invalid id sends no request: %s', async (id) => {
  server.use(
    handlerOf('getCar', () => {
      throw new Error('requested');
    }),
  );
  await renderRoute(`/cars/rent/nothing/${id}`);
  expect(await screen.findByRole('heading', { name: 'This car is not here' })).toBeVisible();
});

test('a failure is shown and can be retried', async () => {
  let isDown = true;
  server.use(
    handlerOf('getCar', ({ query }) =>
      isDown ? refuse(503, 'UNAVAILABLE', 'Starting.') : { status: 'success', car: carOf(prius, query) },
    ),
  );
  const { user } = await renderRoute(address);
  expect(await screen.findByRole('heading', { name: 'The car could not be loaded' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', heading)).toBeVisible();
});

test('the car stays visible when the server refuses the dates', async () => {
  server.use(handlerOf('createQuote', () => refuseFields({ from: 'This moment has passed.' })));
  await renderRoute(address + dates);
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  const booking = within(screen.getByRole('complementary', { name: 'Price and dates' }));
  await waitFor(() => expect(booking.getByRole('status')).toHaveTextContent('This moment has passed.'));
});

test('a car that was taken off the site while its page was open says so once dates are chosen', async () => {
  server.use(handlerOf('createQuote', () => refuse(404, 'NOT_FOUND', 'Not here.')));
  await renderRoute(address + dates);
  expect(await screen.findByRole('heading', { level: 1, name: 'This car is not here' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('similar cars keep the dates', async () => {
  await renderRoute(address + dates);
  const similar = within(await screen.findByRole('region', { name: 'Similar cars, free on your dates' }));
  const [first] = await similar.findAllByRole('link', { name: /Golf|Prius/ });
  expect(first).toHaveAttribute('href', expect.stringContaining(new URLSearchParams({ from, to }).toString()));
});

test('the owner card shows how many of the newest paid orders the owner cancelled, and nothing when there are few', async () => {
  const company = fleet.find((one) => carOf(one, new URLSearchParams()).owner.is_company);
  const person = fleet.find((one) => !carOf(one, new URLSearchParams()).owner.is_company);
  if (company === undefined || person === undefined) throw new Error('The mocks have one kind of owner alone.');
  const addressOf = (one: typeof company) => {
    const { slug, id } = carOf(one, new URLSearchParams());
    return `/cars/rent/${slug}/${id}`;
  };
  const { unmount } = await renderRoute(addressOf(company));
  expect(await screen.findByText('Cancelled 2 of the last 50 paid orders')).toBeVisible();
  unmount();
  await renderRoute(addressOf(person));
  expect(await screen.findByRole('heading', { name: 'Owner' })).toBeVisible();
  expect(screen.queryByText(/^Cancelled/)).not.toBeInTheDocument();
});
