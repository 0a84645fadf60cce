import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { airports } from '#mocks/fixtures/places/places.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const [prius] = fleet;
if (!prius) throw new Error('The fleet is empty.');
const { slug, id } = carOf(prius, new URLSearchParams());
const day = (after: number) => addDays(todayInTbilisi(Date.now()), after);
const address = `/cars/rent/${slug}/${id}?from=${day(10)}T10:00&to=${day(14)}T10:00`;
const gel = { preloadedState: { currency: { current: 'gel' as const } } };

test('an airport for pick-up can also be one for the return, is in the price, and stays in the URL', async () => {
  const { user, store } = await renderRoute(address, gel);
  const card = within(await screen.findByRole('complementary', { name: 'Price and dates' }));
  const pickUp = await screen.findByRole('combobox', { name: 'Pick the car up at' });
  await user.selectOptions(pickUp, 'airport-1');
  expect(await card.findByText('Delivery to the pick-up place')).toBeVisible();
  expect(card.getByText('Collection from the return place')).toBeVisible();
  expect(card.getAllByText('460 ₾')).toHaveLength(2);
  expect(card.getByRole('button', { name: 'Place Tbilisi Airport' })).toBeVisible();
  expect(screen.getAllByText('24 hours. Book at least 3 hours ahead.')).toHaveLength(2);
  expect(selectRoute(store.getState()).search).toMatchObject({ pick_up: 'airport-1', drop_off: 'airport-1' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Return the car at' }), 'hotel-1');
  expect(await card.findAllByText('435 ₾')).toHaveLength(2);
  expect(screen.getByText('On this day from 08:00 to 22:00. Book at least 2 hours ahead.')).toBeVisible();
  expect(selectRoute(store.getState()).search).toMatchObject({ pick_up: 'airport-1', drop_off: 'hotel-1' });
});

const inBatumi = { ...airports[0]!, id: 3, name: 'Batumi Airport', city_id: 2, city: 'Batumi', price: 4_000 };
const labels = (box: HTMLElement) =>
  within(box)
    .getAllByRole('option')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
const placesWith = (one_way_price: number) =>
  server.use(
    handlerOf('listPlaces', () => ({
      status: 'success',
      branches: [],
      airports: [...airports, inBatumi],
      areas: [],
      one_way_price,
    })),
  );

test('a return in another city shows its fee, or that it is not possible', async () => {
  placesWith(10_000);
  const inTbilisi = fleet.map((one) => carOf(one, new URLSearchParams())).filter(({ city_id }) => city_id === 1);
  const [car, other] = [true, false].map((is) => inTbilisi.find(({ terms }) => terms.one_way.allowed === is));
  if (!car || !other) throw new Error('Everybody thinks the same of it.');
  const { user, unmount } = await renderRoute(`/cars/rent/${car.slug}/${car.id}`, gel);
  const dropOff = await screen.findByRole('combobox', { name: 'Return the car at' });
  await waitFor(() => expect(labels(dropOff).slice(1)).toEqual(['Tbilisi Airport, 50 ₾', 'Batumi Airport, 140 ₾']));
  const pickUp = screen.getByRole('combobox', { name: 'Pick the car up at' });
  expect(labels(pickUp).slice(1)).toEqual(['Tbilisi Airport, 50 ₾', 'Batumi Airport, 40 ₾']);
  // Both in the same city is not a one-way rental.
  await user.selectOptions(pickUp, 'airport-3');
  expect(labels(dropOff).slice(1)).toEqual(['Tbilisi Airport, 150 ₾', 'Batumi Airport, 40 ₾']);
  unmount();
  await renderRoute(`/cars/rent/${other.slug}/${other.id}`, gel);
  const refused = await screen.findByRole('combobox', { name: 'Return the car at' });
  await waitFor(() => expect(labels(refused).slice(1)).toEqual(['Tbilisi Airport, 50 ₾']));
});

test('a search shows the lowest fee of all owners as a minimum, also for one-way', async () => {
  placesWith(8_000);
  const { user } = await renderRoute('/search?city_id=1', gel);
  const dropOff = await screen.findByRole('combobox', { name: 'Return the car at' }, { timeout: 20_000 });
  await waitFor(() =>
    expect(labels(dropOff).slice(1)).toEqual(['Tbilisi Airport, from 50 ₾', 'Batumi Airport, from 120 ₾']),
  );
  await user.selectOptions(dropOff, 'airport-1');
  expect(await screen.findByText('24 hours with some cars. With some cars 3 hours ahead is enough.')).toBeVisible();
});

test('a place in the URL that the car does not offer shows an error, and another can be chosen', async () => {
  const { user, store } = await renderRoute(`${address}&pick_up=airport-3`, gel);
  const pickUp = await screen.findByRole('combobox', { name: 'Pick the car up at' });
  expect(pickUp).toHaveDisplayValue('Not possible with this car');
  // The places may load after the car.
  await waitFor(() => expect(pickUp.querySelector('option[value=address-1]')).not.toBeNull());
  await user.selectOptions(pickUp, 'address-1');
  expect(selectRoute(store.getState()).search).toMatchObject({ pick_up: 'address-1' });
});
