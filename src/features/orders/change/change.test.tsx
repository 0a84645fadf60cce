import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { addDays } from '#contract/domain/rentalTime.ts';
import { cityIdOf } from '#mocks/fixtures/cars/cards.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { seenBy } from '#mocks/fixtures/orders/orders.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { changeMocks } from '#mocks/handlers/orders/changes.ts';
import { findMockOrder, resetMockOrders } from '#mocks/handlers/orders/orders.ts';
import { searchMocks } from '#mocks/handlers/cars/search.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { endSession } from '#src/testing/endSession.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

afterEach(resetMockOrders);

async function open(email: string, path: string, name: string) {
  setMockUser(email);
  const { user } = await renderRoute(path, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
  return { user, block: within(await screen.findByRole('region', { name })) };
}

test('a client sees what two more days cost before asking for them, once, and may leave the order as it is', async () => {
  const before = findMockOrder(1);
  const { user, block } = await open('client@gza.test', paths.order(1), 'Change dates or car');
  expect(block.queryByRole('button', { name: 'Return: a day later' })).not.toBeInTheDocument();
  await user.click(block.getByRole('button', { name: 'See what a change costs' }));
  expect(block.queryByRole('button', { name: 'Ask the owner' })).not.toBeInTheDocument();
  await user.click(block.getByRole('button', { name: 'Return: a day later' }));
  await user.click(block.getByRole('button', { name: 'Return: a day later' }));
  expect(await block.findByText('To pay online')).toBeVisible();
  expect(block.getByRole('img', { name: 'Days of the rental: 2 more' })).toHaveTextContent('Yours+ 2 days');
  await user.dblClick(await block.findByRole('button', { name: 'Ask the owner' }));
  const waiting = within(await screen.findByRole('region', { name: 'The owner was asked' }));
  expect(findMockOrder(1)?.events.filter(({ event }) => event === 'ask_change')).toHaveLength(1);
  expect(findMockOrder(1)).toMatchObject({ to: before?.to, total: before?.total });
  expect(waiting.getByRole('timer')).toBeVisible();
  expect(waiting.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await user.click(waiting.getByRole('button', { name: 'Leave the order as it is' }));
  expect(await screen.findByText('The order stays as it was.')).toBeVisible();
  expect(findMockOrder(1)?.change).toBeNull();
});

const takenUntil = (until: string) =>
  handlerOf('quoteChange', (request) =>
    (request.body.to ?? '') > until
      ? Response.json({ message: 'Taken.', code: 'CAR_TAKEN', free_until: until }, { status: 409 })
      : changeMocks.quoteChange(request),
  );

test('days that are booked by another client are refused, with the latest return and similar cars in place', async () => {
  const { from, to, car } = findMockOrder(1) ?? { from: '', to: '', car: { id: 0 } };
  const until = `${addDays(to.slice(0, 10), 2)}T07:00`;
  let asked = {};
  server.use(
    takenUntil(until),
    handlerOf('searchCars', (request) => {
      asked = Object.fromEntries(request.query);
      return searchMocks.searchCars({ ...request, query: new URLSearchParams() });
    }),
  );
  const { user, block } = await open('client@gza.test', paths.order(1), 'Change dates or car');
  await user.click(block.getByRole('button', { name: 'See what a change costs' }));
  for (let days = 0; days < 3; days += 1) await user.click(block.getByRole('button', { name: 'Return: a day later' }));
  expect(await block.findByText(/You can keep it until .*, 07:00/)).toBeVisible();
  expect(block.queryByRole('button', { name: 'Ask the owner' })).not.toBeInTheDocument();

  const longer = { from, to: `${addDays(to.slice(0, 10), 3)}${to.slice(10)}` };
  const others = await block.findByRole('link', { name: 'See other cars that are free then' });
  const { city, category } = fleet.find(({ id }) => id === car.id) ?? { city: '', category: '' };
  const city_id = String(cityIdOf(city));
  const search = new URL(others.getAttribute('href') ?? '', 'https://gza.test').searchParams;
  expect(Object.fromEntries(search)).toEqual({ ...longer, city_id });
  const similar = await block.findAllByRole('listitem');
  expect(similar).toHaveLength(3);
  expect(asked).toEqual({ ...longer, city_id, category, sort: 'recommended' });
  for (const row of similar) {
    const href = within(row).getByRole('link').getAttribute('href') ?? '';
    expect(href).toContain(`?${new URLSearchParams(longer).toString()}`);
    expect(href).not.toContain(`/${car.id}?`);
  }

  // At seven the second day is not over yet.
  await user.click(block.getByRole('button', { name: /^Keep it until / }));
  expect(block.queryByRole('link', { name: 'See other cars that are free then' })).not.toBeInTheDocument();
  expect(block.getByRole('img', { name: 'Days of the rental: 1 more' })).toBeVisible();
  expect(await block.findByRole('button', { name: 'Ask the owner' })).toBeVisible();
});

test('the days chosen when a session ended are chosen again', async () => {
  setMockUser('client@gza.test');
  const asClient = { preloadedState: { auth: { current: demoUsers['client@gza.test']!.user } } };
  const view = await renderRoute(paths.order(1), asClient);
  await view.user.click(await screen.findByRole('button', { name: 'See what a change costs' }));
  await view.user.click(screen.getByRole('button', { name: 'Return: a day later' }));
  await view.user.click(screen.getByRole('button', { name: 'Return: a day later' }));
  const typed = await endSession(view);
  await renderRoute(paths.order(1), { ...asClient, typed });
  expect(await screen.findByRole('img', { name: 'Days of the rental: 2 more' })).toBeVisible();
});

test('at the shortest rental the button for an earlier return keeps the focus and does nothing', async () => {
  const { user, block } = await open('client@gza.test', paths.order(1), 'Change dates or car');
  await user.click(block.getByRole('button', { name: 'See what a change costs' }));
  const earlier = block.getByRole('button', { name: 'Return: a day earlier' });
  for (let days = 0; days < 20; days += 1) await user.click(earlier);
  expect(earlier).toBeEnabled();
  expect(earlier).toHaveAttribute('aria-disabled', 'true');
  expect(earlier).toHaveFocus();
});

test('a car that cannot be kept a day longer offers no later return', async () => {
  const { to } = findMockOrder(1) ?? { to: '' };
  server.use(takenUntil(`${addDays(to.slice(0, 10), 1)}T07:00`));
  const { user, block } = await open('client@gza.test', paths.order(1), 'Change dates or car');
  await user.click(block.getByRole('button', { name: 'See what a change costs' }));
  await user.click(block.getByRole('button', { name: 'Return: a day later' }));
  expect(await block.findByText(/You can keep it until/)).toBeVisible();
  expect(block.queryByRole('button', { name: /^Keep it until / })).not.toBeInTheDocument();
  await user.click(block.getByRole('button', { name: 'Return: a day earlier' }));
  expect(block.queryByText(/You can keep it until/)).not.toBeInTheDocument();
});

test('a client who looks at another car is told that its deposit is another one', async () => {
  const { user, block } = await open('client@gza.test', paths.order(1), 'Change dates or car');
  await user.click(block.getByRole('button', { name: 'See what a change costs' }));
  await user.click(block.getByRole('button', { name: 'Return: a day later' }));
  expect(await block.findByText('To pay online')).toBeVisible();
  expect(block.queryByText(/^The deposit for this car/)).not.toBeInTheDocument();
  server.use(
    handlerOf('quoteChange', (request) => {
      const answer = changeMocks.quoteChange(request);
      return answer instanceof Response ? answer : { ...answer, quote: { ...answer.quote, deposit: 12_300 } };
    }),
  );
  await user.click(block.getByRole('button', { name: 'Return: a day later' }));
  expect(await block.findByText(/^The deposit for this car is 123 ₾/)).toBeVisible();
});

test('once the hand-over is reported only the return can be moved', async () => {
  const order = findMockOrder(1);
  expect(order).toBeDefined();
  if (order === undefined) return;
  const shown = { ...seenBy(order, 'client'), is_hand_over_fixed: true };
  server.use(handlerOf('getOrder', () => ({ status: 'success', order: shown })));
  const { user, block } = await open('client@gza.test', paths.order(1), 'Change dates or car');
  await user.click(block.getByRole('button', { name: 'See what a change costs' }));
  await user.click(block.getByRole('button', { name: 'Return: a day later' }));
  expect(await block.findByRole('button', { name: 'Ask the owner' })).toBeVisible();
  expect(block.queryByRole('button', { name: 'Pick-up: a day later' })).not.toBeInTheDocument();
  expect(block.queryByRole('combobox')).not.toBeInTheDocument();
});

test('the owner sees the request and answers it', async () => {
  const { user, block } = await open('owner@gza.test', paths.adminOrder(4), 'The client asks for a change');
  await user.click(block.getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText('You agreed to the change.')).toBeVisible();
  expect(findMockOrder(4)?.change?.status).toBe('accepted');
  expect(await screen.findByRole('region', { name: 'A change waits for the payment' })).toBeVisible();
});

test('the owner reads of a shorter rental that the money goes back to the client', async () => {
  const order = findMockOrder(4);
  if (!order?.change) throw new Error('The mocks have no requested change.');
  const shorter = { ...order, change: { ...order.change, difference: -12_000, online: -12_000 } };
  server.use(handlerOf('getOrder', () => ({ status: 'success', order: seenBy(shorter, 'owner') })));
  const { block } = await open('owner@gza.test', paths.adminOrder(4), 'The client asks for a change');
  expect(block.getByText('The client gets back')).toBeVisible();
  expect(block.queryByText('You get back')).not.toBeInTheDocument();
});
