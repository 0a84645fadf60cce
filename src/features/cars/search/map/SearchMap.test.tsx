import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { handlerOf } from '#mocks/handlerOf.ts';
import { searchMocks } from '#mocks/handlers/cars/search.ts';
import { server } from '#mocks/server.ts';
import { refuse } from '#mocks/refuse.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { FakeMap } from '#src/shared/ui/map/testing/FakeMap.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

jest.setTimeout(60_000);
// The library itself draws by WebGL, which jsdom has not.
jest.mock('#src/shared/ui/map/mapLibrary.ts', () => ({
  MapView: jest.requireActual<{ FakeMap: unknown }>('#src/shared/ui/map/testing/FakeMap.ts').FakeMap,
}));

const asked: URLSearchParams[] = [];

beforeEach(() => {
  asked.length = 0;
  FakeMap.isBroken = false;
  server.use(
    handlerOf('searchMap', (request) => {
      asked.push(request.query);
      return searchMocks.searchMap(request);
    }),
  );
});

const region = () => within(screen.getByRole('region', { name: 'Map of the cars found' }));
const wait = { timeout: 20_000 };

async function openMap(path = '/search?map=1') {
  const opened = await renderRoute(path);
  await waitFor(() => expect(FakeMap.last).not.toBeNull(), wait);
  await waitFor(() => expect(asked.length).toBeGreaterThan(0), wait);
  return opened;
}

test('the switch opens the map beside the list, in the address, and closes it again', async () => {
  const { user, store } = await renderRoute('/search');
  await user.click(await screen.findByRole('button', { name: 'Map' }, wait));
  await screen.findAllByRole('button', { name: /cars from .*: zoom in/ }, wait);
  expect(selectRoute(store.getState()).search).toEqual({ map: '1' });
  expect(region().getByRole('link', { name: 'Skip the map' })).toHaveAttribute('href', '#found');
  expect(screen.getAllByRole('article').length).toBeGreaterThan(5);
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ bbox: '39.9,41,46.8,43.6', zoom: '6' });
  await user.click(screen.getByRole('button', { name: 'Map' }));
  await waitFor(() => expect(selectRoute(store.getState()).search).toEqual({}));
  expect(FakeMap.last).toBeNull();
});

test('a moved map is searched, in the list too; without following only on request', async () => {
  const { user, store } = await openMap();
  act(() => FakeMap.last?.moveTo([44.7, 41.6, 44.9, 41.8], 11));
  await waitFor(
    () => expect(selectRoute(store.getState()).search).toMatchObject({ bbox: '44.7,41.6,44.9,41.8' }),
    wait,
  );
  await waitFor(() => expect(asked.at(-1)?.get('bbox')).toBe('44.7,41.6,44.9,41.8'), wait);
  await screen.findByRole('heading', { level: 1, name: /in this part of the map$/ }, wait);
  expect(screen.getByRole('button', { name: 'Remove Part of the map' })).toBeInTheDocument();
  // Only larger: as when the page of a car is on its way, from which a search would lead back.
  act(() => FakeMap.last?.moveTo([44.6, 41.5, 45, 41.9], 11));
  expect(selectRoute(store.getState()).search).toMatchObject({ bbox: '44.7,41.6,44.9,41.8' });

  await user.click(screen.getByRole('checkbox', { name: 'Search as I move the map' }));
  act(() => FakeMap.last?.moveTo([41.5, 41.5, 41.8, 41.8], 11));
  const here = await screen.findByRole('button', { name: 'Search this area' }, wait);
  expect(selectRoute(store.getState()).search).toMatchObject({ bbox: '44.7,41.6,44.9,41.8' });
  await user.click(here);
  await waitFor(
    () => expect(selectRoute(store.getState()).search).toMatchObject({ bbox: '41.5,41.5,41.8,41.8' }),
    wait,
  );
});

test('a pin shows its card, and lights up with it both ways', async () => {
  const { user } = await openMap('/search?map=1&bbox=44.7,41.6,44.9,41.8');
  act(() => FakeMap.last?.moveTo([44.7, 41.6, 44.91, 41.8], 12));
  const [pin] = await screen.findAllByRole('button', { name: /a day: show the car$/ }, wait);
  const id = pin?.dataset['car'];
  const item = screen.getAllByRole('listitem').find((one) => one.dataset['car'] === id);
  if (!pin || !item) throw new Error('The car is in the list, too.');
  fireEvent.pointerOver(item);
  expect(pin).toHaveAttribute('data-lit');
  act(() => pin.focus());
  expect(item).toHaveAttribute('data-lit');
  await user.click(pin);
  const popup = (await screen.findByRole('button', { name: 'Close the car' }, wait)).closest('section');
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  expect(within(popup as HTMLElement).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringContaining(`/${id}`),
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close the car' }));
  expect(pin).toHaveAttribute('aria-pressed', 'false');
});

test('a pin of other dates and places shows the card of these, also of a car that the list has not loaded', async () => {
  const [dates, own] = [
    { from: '2026-12-10T10:00', to: '2026-12-13T10:00' },
    { from: '2026-12-11T10:00', to: '2026-12-14T10:00' },
  ];
  server.use(
    handlerOf('searchCars', (request) => ({ ...searchMocks.searchCars(request), cars: [] })),
    handlerOf('searchMap', (request) => {
      const answer = searchMocks.searchMap(request);
      return { ...answer, pins: answer.pins.map((pin) => ({ ...pin, total: 77_700, dates: own })) };
    }),
  );
  const query = new URLSearchParams({ map: '1', ...dates, flexible: '1', pick_up: 'airport-1' }).toString();
  const { user } = await renderRoute(`/search?${query}&bbox=44.7,41.6,44.9,41.8`, {
    preloadedState: { currency: { current: 'gel' } },
  });
  await waitFor(() => expect(FakeMap.last).not.toBeNull(), wait);
  act(() => FakeMap.last?.moveTo([44.7, 41.6, 44.91, 41.8], 12));
  const [pin] = await screen.findAllByRole('button', { name: /in total: show the car$/ }, wait);
  if (!pin) throw new Error('There is a pin.');
  await user.click(pin);
  const card = await screen.findByRole('article', {}, wait);
  expect(card).toHaveTextContent(/259 ₾ ?\/ day ?777 ₾ total/);
  expect(within(card).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringContaining(new URLSearchParams({ ...own, pick_up: 'airport-1' }).toString()),
  );
  expect(card.parentElement).toHaveTextContent('Free 11–14 Dec');
});

test('without a picture there is a message, and the list is as it was', async () => {
  FakeMap.isBroken = true;
  await renderRoute('/search?map=1');
  expect(
    await screen.findByText('This browser cannot show the map. The list has the same cars.', {}, wait),
  ).toBeInTheDocument();
  expect((await screen.findAllByRole('article', {}, wait)).length).toBeGreaterThan(5);
});

test('a browser that stops drawing says so until it draws again', async () => {
  await openMap();
  act(() => FakeMap.last?.fire('webglcontextlost'));
  expect(await screen.findByText(/stopped showing the map/)).toBeInTheDocument();
  act(() => FakeMap.last?.fire('webglcontextrestored'));
  await waitFor(() => expect(screen.queryByText(/stopped showing the map/)).not.toBeInTheDocument());
});

test('cars that could not be loaded can be asked for again', async () => {
  server.use(handlerOf('searchMap', () => refuse(503, 'UNAVAILABLE', 'Not now.')));
  await renderRoute('/search?map=1');
  expect(
    await screen.findByText('The cars on the map could not be loaded.', { exact: false }, wait),
  ).toBeInTheDocument();
});
