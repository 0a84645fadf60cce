import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { newOrder, seenBy } from '#mocks/fixtures/orders/orders.ts';
import { quoteOf } from '#mocks/fixtures/orders/quotes.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const [prius] = fleet;
if (!prius) throw new Error('The fleet is empty.');
const quote = quoteOf(prius, {
  from: '2027-05-03T10:00',
  to: '2027-05-06T10:00',
  plan: 'plus',
  drivers: { additional: 1 },
});
const made = newOrder(9, prius, quote, 'full', true);

const owner = { roles: ['owner'], client: null, owner: { id: 8, name: 'Tbilisi Drive LLC' } } as const;
const sides = [
  { side: 'client', path: paths.order(9), user: sessionUser() },
  { side: 'owner', path: paths.adminOrder(9), user: sessionUser({ ...owner, roles: [...owner.roles] }) },
] as const;

test.each(sides)(
  'the $side sees the terms as they were agreed, on the screen and on paper',
  async ({ side, path, user: current }) => {
    setMockUser(side === 'client' ? 'client@gza.test' : 'owner@gza.test');
    server.use(handlerOf('getOrder', () => ({ status: 'success', order: seenBy(made, side) })));
    const { user } = await renderRoute(path, { preloadedState: { auth: { current } } });
    const [title, printed] = await screen.findAllByRole('heading', { name: 'Rental terms', hidden: true });
    const block = title?.closest('section') ?? title?.parentElement ?? null;
    const paper = printed?.parentElement ?? null;
    if (block === null || paper === null) throw new Error('The terms are not there.');
    const shown = within(block);
    const read =
      side === 'client' ? /You confirmed that you had read them\.$/ : /The client confirmed having read them\.$/;
    expect(shown.getByText(read)).not.toBeVisible();
    await user.click(shown.getByRole('heading', { name: 'Rental terms' }));
    expect(shown.getByText(read)).toBeVisible();
    const agreed = [
      'Included: the plan “Plus”. You pay at most 200 ₾ for damage. Not covered: tyres, underbody, interior.',
      'Other people who may drive: up to 1.',
      'Armenia: allowed. 100 ₾ per rental. Papers: power of attorney. Tell the owner 2 days ahead.',
    ].map((text) => text.replaceAll(' ₾', '\u00A0₾'));
    const exact = { normalizer: (text: string) => text };
    for (const text of agreed) {
      expect(shown.getByText(text, exact)).toBeVisible();
      expect(within(paper).getByText(text, exact)).toBeInTheDocument();
    }
    expect(shown.queryByText('Turkey: not allowed.')).toBeNull();
    await user.click(shown.getByText('All other terms'));
    expect(shown.getByText('Smoking in the car is not allowed.')).toBeVisible();
  },
);

test('an order older than the terms shows none', async () => {
  setMockUser('client@gza.test');
  server.use(handlerOf('getOrder', () => ({ status: 'success', order: { ...seenBy(made, 'client'), terms: null } })));
  await renderRoute(paths.order(9), { preloadedState: { auth: { current: sessionUser() } } });
  expect(await screen.findAllByRole('heading', { level: 1, name: /GZA-100009/ })).not.toHaveLength(0);
  expect(screen.queryByRole('heading', { name: 'Rental terms', hidden: true })).toBeNull();
});
