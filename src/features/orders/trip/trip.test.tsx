import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { findMockOrder, keepMockOrder } from '#mocks/handlers/orders.ts';
import { setMockUser } from '#mocks/session.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

beforeEach(() => setMockUser('client@gza.test'));

const asClient = () => ({ preloadedState: { auth: { current: demoUsers['client@gza.test']?.user ?? null } } });
const block = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') ?? heading);
};

test('on the day everything is on one screen: place, phone, papers, help and the agreed terms', async () => {
  const order = findMockOrder(7);
  await renderRoute(paths.orderTrip(7), asClient());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your trip' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Pick-up (today|tomorrow) at/ })).toBeVisible();
  const where = await block('When and where');
  expect(where.getByText('On this day from 09:00 to 20:00.')).toBeVisible();
  expect(where.getByText('Around the clock.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'You are late' })).not.toBeInTheDocument();
  const [first] = where.getAllByRole('link', { name: /Show on the map/ });
  expect(first).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(order?.city ?? 'nowhere')));
  const [way] = where.getAllByRole('link', { name: /Directions/ });
  expect(way).toHaveAttribute(
    'href',
    expect.stringMatching(`^https://www\\.google\\.com/maps/dir/.*${encodeURIComponent(order?.city ?? 'nowhere')}`),
  );
  expect((await block('Owner')).getByRole('link', { name: '+995599412007' })).toHaveAttribute(
    'href',
    'tel:+995599412007',
  );
  expect((await block('Have with you')).getByText('Your driving licence, the original')).toBeVisible();
  const help = await block('If something happens');
  expect(help.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  expect((await block('What was agreed')).getByText('Fuel')).toBeVisible();
});

test('an order that is not confirmed or is over has no trip: the order is shown', async () => {
  const { store } = await renderRoute(paths.orderTrip(9), asClient());
  await waitFor(() => expect(store.getState().route.pattern).toBe('/orders/:id'));
  expect(screen.queryByRole('heading', { name: 'Your trip' })).not.toBeInTheDocument();
});

test('the rest in cash and a permit are among what to have along, where they were agreed', async () => {
  const paid = findMockOrder(5);
  if (!paid?.terms) throw new Error('The mocks have no order with terms.');
  const { car } = paid.terms;
  const licence = { ...car.licence, idp: 'all_foreign' as const };
  keepMockOrder({
    ...paid,
    deposit: 30_000,
    deposit_hold: null,
    terms: { ...paid.terms, car: { ...car, licence, deposit: { ...car.deposit, how: ['card_hold'] } } },
  });
  await renderRoute(paths.orderTrip(5), asClient());
  const papers = await block('Have with you');
  expect(papers.getByText('With a foreign licence: an international driving permit')).toBeVisible();
  expect(papers.getByText(/^A card on which .*300.* can be held/)).toBeVisible();
  expect(papers.getByText(/in cash for the owner/)).toBeVisible();
});

/** An order on the road that should have ended so many minutes ago, with these terms. */
function beLate(minutes: number, late_return: { grace_minutes: number; price: number }): void {
  const order = findMockOrder(8);
  if (!order?.terms) throw new Error('The mocks have no order on the road.');
  keepMockOrder({
    ...order,
    to: localMomentOf(Date.now() - minutes * 60_000),
    drop_off_hours: { from: null, to: null },
    terms: { ...order.terms, car: { ...order.terms.car, late_return } },
  });
}

test.each([
  ['within the grace', 10, { grace_minutes: 60, price: 2_000 }, /^A return until .+ costs nothing more\.$/],
  ['after it', 130, { grace_minutes: 60, price: 2_000 }, /claim 40\s₾ so far: 2 started hours at 20\s₾\.$/],
  ['where nothing is asked', 130, { grace_minutes: 60, price: 0 }, /^The terms name no price for a late return\.$/],
])('a late client sees the charge by the rule and whom to call: %s', async (_name, minutes, rule, cost) => {
  beLate(minutes, rule);
  await renderRoute(paths.orderTrip(8), asClient());
  const late = within(await screen.findByRole('region', { name: 'You are late' }));
  expect(late.getByText(cost)).toBeVisible();
  expect(late.getByRole('link', { name: 'Call the owner' })).toHaveAttribute('href', 'tel:+995599412007');
  expect(screen.getByRole('heading', { name: 'The car should be back by now' })).toBeVisible();
  expect((await block('When and where')).getByText(/^Not served on this day any more/)).toBeVisible();
});

test('one tap leads from the trip to where it is made longer', async () => {
  const { user, store } = await renderRoute(paths.orderTrip(8), asClient());
  await user.click(await screen.findByRole('link', { name: 'Keep the car longer' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Keep the car longer' })).toHaveFocus());
  expect(store.getState().route.pattern).toBe('/orders/:id');
});

test('the trip and the order show what was agreed, not what the car would allow', async () => {
  const order = findMockOrder(7);
  const [item] = order?.items ?? [];
  if (!order?.terms || !item) throw new Error('The mocks have no order with terms.');
  const { car } = order.terms;
  const agreed = {
    ...order,
    deposit: 30_000,
    drop_off: { ...order.drop_off, kind: 'airport' as const, name: 'Batumi Airport', address: null },
    terms: {
      ...order.terms,
      drivers: { additional: 0, youngest_age: null },
      car: {
        ...car,
        drivers: { most: 1, price: 0 },
        one_way: { allowed: false, price: 0 },
        deposit: { ...car.deposit, how: ['cash' as const] },
      },
    },
  };
  keepMockOrder(agreed);
  const { unmount } = await renderRoute(paths.orderTrip(7), asClient());
  const terms = await block('What was agreed');
  expect(terms.getByText('Only the person who rents may drive.')).toBeVisible();
  expect(terms.getByText('It is returned here: Batumi Airport.')).toBeVisible();
  expect(screen.queryByText(/up to 1|returned where it was picked up/)).toBeNull();
  expect((await block('Have with you')).getByText(/^The deposit in cash: 300/)).toBeVisible();
  expect(screen.queryByText(/card you paid with/)).toBeNull();
  unmount();
  keepMockOrder({ ...agreed, items: [...agreed.items, { ...item, code: 'driver' }] });
  const { user } = await renderRoute(paths.order(7), asClient());
  await user.click(await screen.findByText('Terms of rent', { selector: 'summary > h2' }));
  const [driverLine] = await screen.findAllByText('A driver of the owner drives.');
  expect(driverLine).toBeVisible();
  expect(screen.queryByText('Only the person who rents may drive.')).toBeNull();
  expect(screen.queryByText('It is returned where it was picked up.')).toBeNull();
});

test('a deposit that the bank holds, or the owner has, is not among what to bring', async () => {
  const order = findMockOrder(7);
  if (!order) throw new Error('The mocks have no such order.');
  const hold = { amount: 30_000, in_hand: 0, from: order.ordered_at, kept: 0 };
  keepMockOrder({ ...order, deposit: 30_000, deposit_hold: { ...hold, state: 'held' } });
  await renderRoute(paths.orderTrip(7), asClient());
  expect((await block('Have with you')).queryByText(/deposit/)).toBeNull();
});
