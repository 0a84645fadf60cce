import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { findMockOrder, saveMockOrder } from '#mocks/handlers/orders/orders.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mocks } from '#mocks/handlers.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { addDays, localMomentOf } from '#contract/domain/rentalTime.ts';
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
  expect(screen.getByRole('heading', { name: /^Pick-up in (\d+\shours?|\d+\sminutes?|1\sday)/ })).toBeVisible();
  expect(screen.getByText(/^\w{3}, \d+ \w+, \d\d:\d\d, Georgian time$/)).toHaveAttribute('datetime');
  const where = await block('When and where');
  expect(where.getByText('On this day from 09:00 to 20:00.')).toBeVisible();
  expect(where.getByText('24 hours.')).toBeVisible();
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
  saveMockOrder({
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
  saveMockOrder({
    ...order,
    to: localMomentOf(Date.now() - minutes * 60_000),
    drop_off_hours: { from: null, to: null },
    terms: { ...order.terms, car: { ...order.terms.car, late_return } },
  });
}

test.each([
  ['within the grace', 10, { grace_minutes: 60, price: 2_000 }, /^Returning it by .+ costs nothing more\.$/],
  ['after it', 130, { grace_minutes: 60, price: 2_000 }, /claim 40\s₾ so far: 2 started hours at 20\s₾\.$/],
  ['where nothing is asked', 130, { grace_minutes: 60, price: 0 }, /^The terms set no price for a late return\.$/],
])('a late client sees the charge by the rule and whom to call: %s', async (_name, minutes, rule, cost) => {
  beLate(minutes, rule);
  await renderRoute(paths.orderTrip(8), asClient());
  const late = within(await screen.findByRole('region', { name: 'You are late' }));
  expect(late.getByText(cost)).toBeVisible();
  expect(late.getByRole('link', { name: 'Call the owner' })).toHaveAttribute('href', 'tel:+995599412007');
  expect(screen.getByRole('heading', { name: /^Return was due \d+\s(hours|minutes)/ })).toBeVisible();
  expect((await block('When and where')).getByText(/^No longer served on this day/)).toBeVisible();
});

const actions = async () => within(await screen.findByRole('group', { name: 'Quick actions' }));

test('on the road all that may be needed is a touch away', async () => {
  const order = findMockOrder(8);
  const { user } = await renderRoute(paths.orderTrip(8), asClient());
  const tiles = await actions();
  expect(tiles.getByRole('link', { name: 'Call the owner' })).toHaveAttribute('href', 'tel:+995599412007');
  expect(tiles.getByRole('link', { name: 'Emergency: 112' })).toHaveAttribute('href', 'tel:112');
  expect(tiles.getByRole('link', { name: /^Directions to the return/ })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(order?.city ?? 'nowhere')),
  );
  await user.click(tiles.getByRole('button', { name: 'Damage: what to do' }));
  expect(screen.getByRole('region', { name: 'If something happens' })).toHaveFocus();
});

test('damage is told to the owner in the conversation, with what they have to know', async () => {
  const order = findMockOrder(8);
  const { user, store } = await renderRoute(paths.orderTrip(8), asClient());
  const help = await block('If something happens');
  await user.click(help.getByText('Tell the owner about damage'));
  const begin = `order ${order?.number ?? ''}.\nWhen and where:`;
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  expect(field.value).toContain(begin);
  expect(Object.values(store.getState().threads.drafts)).toEqual([
    expect.objectContaining({ text: expect.stringContaining(begin) }),
  ]);
});

test('what is not possible is not offered: no number before it is shown, no damage before the pick-up', async () => {
  server.use(
    handlerOf('getOrder', (request) => {
      const answer = mocks.getOrder(request);
      if (!('order' in answer)) return answer;
      const { order } = answer;
      return { ...answer, order: { ...order, owner: { ...order.owner, phone: null } } };
    }),
  );
  await renderRoute(paths.orderTrip(7), asClient());
  const tiles = await actions();
  expect(tiles.queryByRole('link', { name: 'Call the owner' })).toBeNull();
  expect(tiles.queryByRole('button', { name: 'Damage: what to do' })).toBeNull();
  expect(tiles.getByRole('link', { name: 'Change dates or car' })).toHaveAttribute('href', '/orders/7#change');
});

test('one tap leads from the trip to where it is made longer, with the first day added', async () => {
  const order = findMockOrder(8);
  const { user, store } = await renderRoute(paths.orderTrip(8), asClient());
  await user.click((await actions()).getByRole('link', { name: 'Keep the car longer' }));
  const form = await screen.findByRole('region', { name: 'Keep the car longer' });
  await waitFor(() => expect(form).toHaveFocus());
  expect(store.getState().route.pattern).toBe('/orders/:id');
  const next = formatDay(addDays(order?.to.slice(0, 10) ?? '', 1), 'en', 'weekday');
  expect(within(form).getByText(new RegExp(`^${next}, `))).toBeVisible();
});

test('the count-down follows the clock of the server, and only its last hour is said aloud', async () => {
  const order = findMockOrder(8);
  if (!order) throw new Error('The mocks have no order on the road.');
  const due = Math.floor(Date.now() / 60_000) * 60_000 + 61 * 60_000;
  saveMockOrder({ ...order, to: localMomentOf(due) });
  let later = 0;
  const clock = { now: () => Date.now() + later, first: Date.now(), heard: () => undefined, hasSlipped: () => false };
  const timers = jest.spyOn(globalThis, 'setInterval');
  await renderRoute(paths.orderTrip(8), { ...asClient(), clock });
  const region = await screen.findByRole('region', { name: /^Return in 1\shour/ });
  const aloud = within(region).getByRole('status');
  expect(aloud).toBeEmptyDOMElement();
  later = 10 * 60_000;
  act(() => timers.mock.calls.forEach(([tick, every]) => every === 15_000 && tick()));
  expect(region).toHaveAccessibleName(/^Return in 5\d\sminutes$/);
  expect(aloud).toHaveTextContent('The return is within the hour.');
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
  saveMockOrder(agreed);
  const { unmount } = await renderRoute(paths.orderTrip(7), asClient());
  const terms = await block('What was agreed');
  expect(terms.getByText('Only the person who rents may drive.')).toBeVisible();
  expect(terms.getByText('It is returned here: Batumi Airport.')).toBeVisible();
  expect(screen.queryByText(/up to 1|returned where it was picked up/)).toBeNull();
  expect((await block('Have with you')).getByText(/^The deposit in cash: 300/)).toBeVisible();
  expect(screen.queryByText(/card you paid with/)).toBeNull();
  unmount();
  saveMockOrder({ ...agreed, items: [...agreed.items, { ...item, code: 'driver' }] });
  const { user } = await renderRoute(paths.order(7), asClient());
  await user.click(await screen.findByText('Rental terms', { selector: 'summary > h2' }));
  const [driverLine] = await screen.findAllByText('The owner’s own driver drives.');
  expect(driverLine).toBeVisible();
  expect(screen.queryByText('Only the person who rents may drive.')).toBeNull();
  expect(screen.queryByText('It is returned where it was picked up.')).toBeNull();
});

test('a deposit that the bank holds, or the owner has, is not among what to bring', async () => {
  const order = findMockOrder(7);
  if (!order) throw new Error('The mocks have no such order.');
  const hold = { amount: 30_000, in_hand: 0, from: order.ordered_at, kept: 0 };
  saveMockOrder({ ...order, deposit: 30_000, deposit_hold: { ...hold, state: 'held' } });
  await renderRoute(paths.orderTrip(7), asClient());
  expect((await block('Have with you')).queryByText(/deposit/)).toBeNull();
});
