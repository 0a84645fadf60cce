import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { findMockOrder, saveMockOrder } from '#mocks/handlers/orders/orders.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

/** The owner cancelled this paid order, and three cars are held. */
const LOST = 14;

function open(email = 'client@gza.test', path = paths.order(LOST)) {
  setMockUser(email);
  return renderRoute(path, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
}

const heldCars = async () => within(await screen.findByRole('region', { name: 'Another car for the same trip?' }));

test('one tap on a held car leads to the paid order in the place of the cancelled one, and back', async () => {
  const { user } = await open();
  const cars = await heldCars();
  expect(cars.getAllByRole('listitem')).toHaveLength(findMockOrder(LOST)?.held_cars.length ?? 0);
  expect(screen.queryByRole('heading', { name: 'Similar cars, free on your dates' })).not.toBeInTheDocument();
  expect(screen.queryByText('Refund')).not.toBeInTheDocument();
  const [take] = cars.getAllByRole('button', { name: /^Take this car: / });
  if (take === undefined) throw new Error('No car is held.');
  await user.click(take);
  expect(await screen.findByText(/ is yours, paid and confirmed\.$/)).toBeVisible();
  const made = findMockOrder(LOST)?.substitute;
  expect(await screen.findByRole('heading', { name: `Order ${made?.number}` })).toBeVisible();
  await user.click(screen.getByRole('link', { name: `In place of GZA-1000${LOST}` }));
  expect(await screen.findByText(/ pays for the order in its place\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the new order' })).toHaveAttribute('href', paths.order(made?.id ?? 0));
});

test('the terms of a held car are shown before the tap, with the differences to the cancelled order', async () => {
  const order = findMockOrder(LOST);
  const [car] = order?.held_cars ?? [];
  if (!order?.terms || car === undefined) throw new Error('No car is held.');
  const { fuel, deposit, distance, ...others } = order.terms.car;
  const changed = {
    ...others,
    fuel: { ...fuel, price: fuel.price + 500 },
    deposit: { ...deposit, amount: 20_000, how: ['cash' as const], back_within_days: 0 },
    distance,
  };
  const { acknowledged_at: _read, ...terms } = order.terms;
  const held = {
    ...car,
    terms: { ...terms, car: changed },
    pick_up: { ...order.pick_up, address: '7 Kolkheti Street' },
    drop_off: order.drop_off,
  };
  saveMockOrder({ ...order, held_cars: [held] });
  const { user } = await open();
  const cars = await heldCars();
  const termOf = (name: RegExp) =>
    cars.getAllByRole('term').find(({ textContent }) => name.test(textContent ?? ''))?.parentElement;
  expect(termOf(/^Pick-up Different$/)).toHaveTextContent(/, 10:00 · .*7 Kolkheti Street/);
  expect(termOf(/^Return ?$/)).toHaveTextContent(/, 10:00 · /);
  expect(termOf(/^Deposit Different$/)).toHaveTextContent('Left in cash, returned with the car. 200 ₾ per rental.');
  expect(termOf(/^Distance ?$/)).toHaveTextContent('Kilometres are not limited.');
  expect(termOf(/^Protection ?$/)).toHaveTextContent(/for damage/);
  expect(cars.getByText('Also different from your order: Fuel.')).toBeVisible();
  expect(cars.getByText('Smoking in the car is not allowed.')).not.toBeVisible();
  await user.click(cars.getByText(/^All terms: /));
  expect(cars.getByText('Smoking in the car is not allowed.')).toBeVisible();
});

test('a held car shows the agreed terms where its own terms alone would differ', async () => {
  const order = findMockOrder(LOST);
  const [car] = order?.held_cars ?? [];
  const [line] = order?.items ?? [];
  if (order === undefined || car === undefined || line === undefined) throw new Error('No car is held.');
  const held = { ...car, drop_off: { ...car.drop_off, kind: 'address' as const, address: '7 Kolkheti Street' } };
  saveMockOrder({ ...order, items: [...order.items, { ...line, code: 'driver' }], held_cars: [held] });
  const { user } = await open();
  const cars = await heldCars();
  await user.click(cars.getByText(/^All terms: /));
  expect(cars.getByText('The owner’s own driver drives.')).toBeVisible();
  expect(cars.getByText(/^It is returned here: .*7 Kolkheti Street/)).toBeVisible();
  expect(cars.queryByText(/only the person who rents/i)).not.toBeInTheDocument();
});

test('a held car on the same terms shows that', async () => {
  const order = findMockOrder(LOST);
  const [car] = order?.held_cars ?? [];
  if (!order?.terms || car === undefined) throw new Error('No car is held.');
  const { acknowledged_at: _read, ...terms } = order.terms;
  saveMockOrder({ ...order, held_cars: [{ ...car, terms, pick_up: order.pick_up, drop_off: order.drop_off }] });
  await open();
  const cars = await heldCars();
  expect(cars.getByText('Its terms match those of your order.')).toBeVisible();
  expect(cars.queryByText('Different')).not.toBeInTheDocument();
});

test('a client who wants no other car gets the refund at once', async () => {
  const { user } = await open();
  await user.click((await heldCars()).getByRole('button', { name: 'Give me my money back' }));
  expect(await screen.findByText('Your money goes back the way you paid.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Another car for the same trip?' })).not.toBeInTheDocument(),
  );
  expect(findMockOrder(LOST)?.events.at(-1)?.event).toBe('release');
});

test('a car that is no longer available is reported next to the cars, and the others can still be chosen', async () => {
  const { user } = await open();
  const cars = await heldCars();
  server.use(
    handlerOf('substituteOrder', () => refuse(409, 'CAR_UNAVAILABLE', 'This car is not rented out at the moment.')),
  );
  const [take] = cars.getAllByRole('button', { name: /^Take this car: / });
  if (take === undefined) throw new Error('No car is held.');
  await user.click(take);
  expect(await cars.findByText('This car is not rented out at the moment.')).toBeVisible();
  expect(take).toBeEnabled();
});

test('the owner who cancelled does not see the held cars', async () => {
  await open('owner@gza.test', paths.adminOrder(LOST));
  expect((await screen.findAllByRole('heading', { name: 'Payment' }))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take this car/ })).not.toBeInTheDocument();
});
