import { beforeEach, expect, jest, test } from '@jest/globals';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { listPlaces } from '#contract/calls/places.ts';
import type { SearchAnswer } from '#contract/calls/cars/search.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { searchMocks } from '#mocks/handlers/cars/search.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

// The whole screen is slow in jsdom, mostly due to visibility checks of every element.
jest.setTimeout(60_000);
configure({ defaultHidden: true });

const queries: URLSearchParams[] = [];
const lastQuery = () => Object.fromEntries(queries.at(-1) ?? []);

/** Responds as the mocks do, with a test's changes, and records the queries. */
function answerWith(change: (answer: SearchAnswer, query: URLSearchParams) => SearchAnswer | Response) {
  server.use(
    handlerOf('searchCars', (request) => {
      queries.push(request.query);
      return change(searchMocks.searchCars(request), request.query);
    }),
  );
}

beforeEach(() => {
  queries.length = 0;
  answerWith((answer) => answer);
});

const found = (name: RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });
const group = (name: string) => within(screen.getByRole('group', { name }));
const asks = (query: Record<string, string>) =>
  waitFor(() => expect(lastQuery()).toMatchObject(query), { timeout: 20_000 });

test('a URL is a search: its filters are requested, shown as chips and counted', async () => {
  await renderRoute('/search?city_id=1&fuel=petrol&price_max=9999999&from=2019-01-01&evil=1');
  await found(/^\d+ cars? in Tbilisi$/);
  expect(lastQuery()).toEqual({ sort: 'recommended', city_id: '1', fuel: 'petrol', price_max: '9999999' });
  const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
  expect(chips.getByRole('button', { name: 'Remove Petrol' })).toBeInTheDocument();
  expect(group('Transmission').getByRole('button', { name: /^Automatic \d+$/ })).toBeInTheDocument();
});

test('filters change the URL and the request; chips remove them', async () => {
  const { user, store } = await renderRoute('/search');
  await found(/^40 cars in Georgia$/);
  await user.click(group('Transmission').getByRole('button', { name: /^Manual/ }));
  await asks({ transmission: 'manual' });
  await user.click(group('Category').getByRole('checkbox', { name: /^Economy/ }));
  await asks({ transmission: 'manual', category: 'economy' });
  await user.click(screen.getByRole('switch', { name: /Book instantly/ }));
  await asks({ transmission: 'manual', category: 'economy', instant: '1' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'newest');
  await asks({ sort: 'newest' });
  await waitFor(() => expect(selectRoute(store.getState()).pattern).toBe('/search'));

  await user.click(screen.getByRole('button', { name: 'Remove Economy' }));
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('category'));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  // Cached, so wait for the chips instead of a request.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument());
});

test('a card says what lifted its car, and says nothing where nothing did', async () => {
  answerWith((answer) => ({
    ...answer,
    cars: answer.cars.map((car, place) => ({
      ...car,
      is_instant: place === 0,
      reasons: place < 2 ? ['price', 'answer'] : [],
    })),
  }));
  const { user } = await renderRoute('/search');
  await found(/^40 cars in Georgia$/);
  const [first, second, ...others] = screen.getAllByTitle('Why here?');
  expect(others).toEqual([]);
  const reasonsAt = (button?: HTMLElement) =>
    within(button?.nextElementSibling as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(first).toHaveAttribute('aria-expanded', 'false');
  await user.click(first as HTMLElement);
  expect(reasonsAt(first)).toEqual(['Costs less than similar cars', 'Booked instantly, without waiting for an answer']);
  await user.click(second as HTMLElement);
  expect(reasonsAt(second)).toEqual(['Costs less than similar cars', 'The owner answers quickly']);
  await user.click(first as HTMLElement);
  expect(first?.nextElementSibling).toBeNull();
});

test('dates may be moved: cars show those on which they are free, and the dates nearby their prices', async () => {
  const asked = { from: '2027-05-22T10:00', to: '2027-05-24T10:00' };
  const { user } = await renderRoute(`/search?${new URLSearchParams(asked).toString()}`);
  const strip = within(await screen.findByRole('region', { name: 'Nearby dates' }, { timeout: 20_000 }));
  expect(await strip.findByRole('button', { name: /^22–24 May.*from/, pressed: true })).toBeInTheDocument();
  expect(strip.getAllByRole('button')).toHaveLength(7);

  await user.click(group('Flexible dates').getByRole('button', { name: '± 2 days' }));
  await asks({ ...asked, flexible: '2' });
  const moved = (await screen.findAllByText(/^Free 2\d–2\d May$/))[0]?.closest('li') as HTMLElement;
  const link = new URL(within(moved).getAllByRole<HTMLAnchorElement>('link')[0]?.href ?? '');
  const days = [link.searchParams.get('from'), link.searchParams.get('to')].map((day) => Number(day?.slice(8, 10)));
  expect(within(moved).getByText(`Free ${days.join('–')} May`)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove ± 2 days' }));
  await waitFor(() => expect(screen.queryByText(/^Free 2\d–2\d May$/)).not.toBeInTheDocument());

  await user.click(strip.getByRole('button', { name: /^23–25 May/ }));
  await asks({ from: '2027-05-23T10:00', to: '2027-05-25T10:00' });
});

test('filters that few use are folded, unless the search came with one', async () => {
  await renderRoute('/search?fuel=petrol');
  await found(/in Georgia$/);
  const isOpen = (name: string) => screen.getByRole('group', { name }).closest('details')?.open;
  expect(['Fuel', 'Equipment', 'Doors'].map(isOpen)).toEqual([true, false, false]);
  expect(screen.getByText('Fuel · 1')).toBeInTheDocument();
});

test('text is searched after a pause in typing', async () => {
  const { user } = await renderRoute('/search');
  await found(/^40 cars in Georgia$/);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'golf');
  await asks({ q: 'golf' });
  expect(queries.map((query) => query.get('q')).filter((q) => q !== null && q !== 'golf')).toEqual([]);
});

test('a sentence becomes filters of the address, and says what was not understood', async () => {
  const { user } = await renderRoute('/search?fuel=diesel');
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  const field = screen.getByRole('textbox', { name: 'Describe the car you need' });
  await user.type(field, 'automatic BMW in Batumi, white{Enter}');
  await asks({ transmission: 'automatic', brand: 'bmw', city_id: '2', q: 'white' });
  expect(lastQuery()).not.toHaveProperty('fuel');
  const said = within(screen.getByRole('form', { name: 'Describe the car you need' })).getByRole('status');
  expect(
    within(said)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Batumi', 'BMW', 'Automatic']);
  expect(said).toHaveTextContent('Not understood as a filter: “white”');
  // Nobody answers: the words are searched for.
  server.use(http.post('*/api/search/understand', () => HttpResponse.error()));
  await user.clear(field);
  await user.type(field, 'golf automatic{Enter}');
  await asks({ q: 'golf automatic' });
  expect(said).toBeEmptyDOMElement();
});

test('more cars are appended to those already shown', async () => {
  const { user } = await renderRoute('/search');
  await found(/^40 cars in Georgia$/);
  expect(screen.getAllByRole('article')).toHaveLength(12);
  const more = screen.getByRole('link', { name: 'Show more' });
  expect(more).toHaveAttribute('href', '/search?cursor=12');
  await user.click(more);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24));
  expect(lastQuery()).toMatchObject({ cursor: '12' });
});

test('a slow next page shows skeletons where its cars will be', async () => {
  const { user } = await renderRoute('/search');
  await found(/^40 cars in Georgia$/);
  server.use(http.get('*/api/cars', () => delay('infinite')));
  const more = screen.getByRole('link', { name: 'Show more' });
  await user.click(more);
  expect(await within(more).findByRole('progressbar')).toBeInTheDocument();
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByRole('list').filter((list) => list.getAttribute('aria-busy') === 'true')).toHaveLength(1);
});

test('no count of matches is shown when the search failed', async () => {
  const { user } = await renderRoute('/search');
  await found(/^40 cars in Georgia$/);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('button', { name: 'Show 40 cars' })).toBeInTheDocument();
  server.use(http.get('*/api/cars', () => HttpResponse.error()));
  await user.click(sheet.getByRole('checkbox', { name: /^Economy/ }));
  expect(await sheet.findByRole('button', { name: 'Show cars' })).toBeInTheDocument();
});

test('a URL can start in the middle of the list, continue from there and lead back to its beginning', async () => {
  const { user, store } = await renderRoute('/search?category=suv&cursor=2');
  await found(/cars in Georgia$/);
  expect(lastQuery()).toMatchObject({ category: 'suv', cursor: '2' });
  await user.click(screen.getByRole('link', { name: 'Back to the first cars' }));
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('cursor'));
  expect(store.getState().route.search).toEqual({ category: 'suv' });
  expect(screen.queryByRole('link', { name: 'Back to the first cars' })).not.toBeInTheDocument();
});

test('no results: a relaxation is one click away', async () => {
  const { user } = await renderRoute('/search?category=sports&transmission=manual');
  expect(
    await screen.findByRole('heading', { name: 'No car matches all of this' }, { timeout: 20_000 }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^5 cars if you drop Manual/ }));
  await found(/^5 cars in Georgia$/);
  expect(lastQuery()).toEqual({ sort: 'recommended', category: 'sports' });
});

test('where dropping one filter is not enough, two are dropped together, and the text says so', async () => {
  const noPrices = { min: 0, max: 0, counts: Array.from({ length: 20 }, () => 0) };
  answerWith((answer) => ({
    ...answer,
    cars: [],
    total: 0,
    next_cursor: null,
    relaxations: [{ filters: ['fuel', 'category'], count: 3 }],
    facets: { ...answer.facets, price: noPrices },
  }));
  await renderRoute('/search?category=sports&fuel=electric');
  expect(await screen.findByText(/^Dropping one filter is not enough/, {}, { timeout: 20_000 })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^3 cars if you drop Sports, Electric/ })).toBeInTheDocument();
  // Without prices there is no slider; a bound can still be typed.
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Highest price per day, $' })).not.toHaveAttribute('placeholder', '0');
});

test('with dates a card shows the total and its average day', async () => {
  answerWith((answer) => ({
    ...answer,
    cars: answer.cars.slice(0, 2).map((car, index) => ({
      ...car,
      days: 3,
      price_per_day: 10_000,
      old_price: 11_000,
      total: index === 0 ? 36_000 : 30_001,
    })),
  }));
  const [from, to] = [10, 13].map((after) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10));
  await renderRoute(`/search?from=${from}&to=${to}`, { preloadedState: { currency: { current: 'gel' } } });
  const [first, second] = await screen.findAllByRole('article', {}, { timeout: 20_000 });
  // These days cost more than the former price, so there is no discount.
  expect(first).toHaveTextContent(/^[^%]*120 ₾ ?\/ day ?360 ₾ total[^%]*$/);
  expect(second).toHaveTextContent(/−9%.*≈ 101 ₾ ?\/ day ?Former price 110 ₾ ?≈ 301 ₾ total/);
});

test('a failed search shows an error and can be retried', async () => {
  answerWith(() => refuse(503, 'UNAVAILABLE', 'The service starts; try again in a moment.'));
  const { user } = await renderRoute('/search');
  expect(
    await screen.findByText('The service starts; try again in a moment.', {}, { timeout: 20_000 }),
  ).toBeInTheDocument();
  answerWith((answer) => answer);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await found(/^40 cars in Georgia$/);
});

test('without a network the cars already found stay', async () => {
  answerWith((answer, query) => (query.has('fuel') ? Response.error() : answer));
  const { user } = await renderRoute('/search');
  await found(/^40 cars in Georgia$/);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await user.click(group('Fuel').getByRole('button', { name: /^Diesel/ }));
  expect(
    await screen.findByText('You are offline. These are the cars found before.', {}, { timeout: 20_000 }),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(12);
  online.mockRestore();
});

test('space for places is reserved above the other filters while they load, and removed if there are none', async () => {
  const held = Promise.withResolvers<void>();
  server.use(
    http.get(`*${listPlaces.path}`, async () => {
      await held.promise;
      return refuse(503, 'UNAVAILABLE', 'The service starts; try again in a moment.');
    }),
  );
  await renderRoute('/search');
  await found(/^40 cars in Georgia$/);
  expect(screen.getByRole('combobox', { name: 'Pick the car up at' })).toHaveDisplayValue('At the car’s address');
  held.resolve();
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Pick the car up at' })).toBeNull());
});

test('a capped count is shown as such', async () => {
  answerWith((answer) => ({ ...answer, total: 1000, total_is_capped: true }));
  await renderRoute('/search');
  expect(await found(/^1,000\+ cars in Georgia$/)).toBeInTheDocument();
});

test('prices are chosen in the currency of the page and sent in tetri', async () => {
  const { user } = await renderRoute('/search', { preloadedState: { currency: { current: 'gel' } } });
  await found(/^40 cars in Georgia$/);
  await user.type(screen.getByRole('textbox', { name: 'Highest price per day, ₾' }), '95');
  await asks({ price_max: '9500' });
  const [least] = screen.getAllByRole('slider');
  if (!least) throw new Error('the price has no slider');
  fireEvent.change(least, { target: { value: 85 } });
  // From the lowest price that lists show as 85, rounded up.
  await asks({ price_min: '8401', price_max: '9500' });
  expect(await screen.findByRole('button', { name: /^Remove 85–95/ })).toBeInTheDocument();
});
