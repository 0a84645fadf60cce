import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { findMockOrder, keepMockOrder } from '#mocks/handlers/orders.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

beforeEach(() => setMockUser('client@gza.test'));

const asClient = () => ({ preloadedState: { auth: { current: demoUsers['client@gza.test']?.user ?? null } } });
const block = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') ?? heading);
};

test('on the day everything stands on one screen: place, phone, papers, help and what was agreed', async () => {
  const order = findMockOrder(7);
  await renderRoute(paths.orderTrip(7), asClient());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your trip' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Pick-up (today|tomorrow) at/ })).toBeVisible();
  const where = await block('When and where');
  const [first] = where.getAllByRole('link', { name: /Show on the map/ });
  expect(first).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(order?.city ?? 'nowhere')));
  expect((await block('Owner')).getByRole('link', { name: '+995599412007' })).toHaveAttribute(
    'href',
    'tel:+995599412007',
  );
  expect((await block('Have with you')).getByText('Your driving licence, the original')).toBeVisible();
  const help = await block('If something happens');
  expect(help.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  expect((await block('What was agreed')).getByText('Fuel')).toBeVisible();
});

test('what is not sure yet or over is no trip: its order is shown', async () => {
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
    terms: { ...paid.terms, car: { ...car, licence, deposit: { ...car.deposit, how: ['card_hold'] } } },
  });
  await renderRoute(paths.orderTrip(5), asClient());
  const papers = await block('Have with you');
  expect(papers.getByText('With a foreign licence: an international driving permit')).toBeVisible();
  expect(papers.getByText(/^A card on which .*300.* can be held/)).toBeVisible();
  expect(papers.getByText(/in cash for the owner/)).toBeVisible();
});
