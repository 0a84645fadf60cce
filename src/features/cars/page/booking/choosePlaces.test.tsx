import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fleet } from '#mocks/fixtures/fleet.ts';
import { carOf } from '#mocks/fixtures/page.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectRoute } from '#src/store/routeSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const [prius] = fleet;
if (!prius) throw new Error('The fleet is empty.');
const { slug, id } = carOf(prius, new URLSearchParams());
const day = (after: number) => addDays(todayInTbilisi(Date.now()), after);
const address = `/cars/rent/${slug}/${id}?from=${day(10)}T10:00&to=${day(14)}T10:00`;
const gel = { preloadedState: { currency: { current: 'gel' as const } } };

test('an airport to get the car at is one to give it back at, is in the price, and stays in the address', async () => {
  const { user, store } = await renderRoute(address, gel);
  const card = within(await screen.findByRole('complementary', { name: 'Price and dates' }));
  const pickUp = await card.findByRole('combobox', { name: 'Pick the car up at' });
  await user.selectOptions(pickUp, 'airport-1');
  expect(await card.findByText('Delivery to the pick-up place')).toBeVisible();
  expect(card.getByText('Collection from the return place')).toBeVisible();
  expect(card.getByText('460 ₾')).toBeVisible();
  expect(card.getAllByText('Around the clock. Book at least 3 hours ahead.')).toHaveLength(2);
  expect(selectRoute(store.getState()).search).toMatchObject({ pick_up: 'airport-1', drop_off: 'airport-1' });
  await user.selectOptions(card.getByRole('combobox', { name: 'Give it back at' }), 'hotel-1');
  expect(await card.findByText('435 ₾')).toBeVisible();
  expect(card.getByText('On this day from 08:00 to 22:00. Book at least 2 hours ahead.')).toBeVisible();
  expect(selectRoute(store.getState()).search).toMatchObject({ pick_up: 'airport-1', drop_off: 'hotel-1' });
});

test('a place of the address that the car does not have is told, and another can be chosen', async () => {
  const { user, store } = await renderRoute(`${address}&pick_up=airport-3`, gel);
  const pickUp = await screen.findByRole('combobox', { name: 'Pick the car up at' });
  expect(pickUp).toHaveDisplayValue('Not possible with this car');
  await user.selectOptions(pickUp, 'address-1');
  expect(selectRoute(store.getState()).search).toMatchObject({ pick_up: 'address-1' });
});
