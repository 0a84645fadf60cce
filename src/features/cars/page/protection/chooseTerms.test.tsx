import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { quoteOf } from '#mocks/fixtures/orders/quotes.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const [prius] = fleet;
if (!prius) throw new Error('The fleet is empty.');
const { slug, id } = carOf(prius, new URLSearchParams());
const day = (after: number) => addDays(todayInTbilisi(Date.now()), after);
const dates = { from: `${day(10)}T10:00`, to: `${day(14)}T10:00` };
const address = `/cars/rent/${slug}/${id}?${new URLSearchParams(dates).toString()}`;
const rented = { preloadedState: { auth: { current: sessionUser() }, currency: { current: 'gel' as const } } };
const sum = (tetri: number) => formatGel(tetri, 'en').replaceAll('\u00A0', ' ');

beforeEach(() => {
  setMockUser('client@gza.test');
  server.use(
    handlerOf('getCar', ({ query }) => ({ status: 'success', car: { ...carOf(prius, query), is_free: true } })),
    handlerOf('createQuote', ({ body }) => ({ status: 'success', quote: quoteOf(prius, body) })),
  );
});

const booking = async () => within(await screen.findByRole('complementary', { name: 'Price and dates' }));

const plans = async () => within(await screen.findByRole('radiogroup', { name: 'Protection' }));

test('each protection says what it costs, covers and leaves out, and the best for its price is recommended', async () => {
  await renderRoute(address, rented);
  const cards = (await plans()).getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(cards.map((text) => text?.replaceAll('\u00A0', ' '))).toEqual([
    'Basicin the priceYou pay at most 500 ₾ for damage.Covered: the body of the car.Not covered: tyres, underbody, windscreen, interior.',
    'Plus15 ₾ more a dayYou pay at most 200 ₾ for damage.Covered: the body of the car, windscreen.Not covered: tyres, underbody, interior.Recommended You pay up to 300 ₾ less for damage: for its price, this plan saves the most.',
    'Full30 ₾ more a dayYou pay nothing for damage.Covered: the body of the car, tyres, underbody, windscreen.Not covered: interior.',
  ]);
  expect((await plans()).getByRole('radio', { name: /^Basic/ })).toBeChecked();
});

test('a car that is not insured itself says so at its price and where protection is chosen', async () => {
  server.use(
    handlerOf('getCar', ({ query }) => {
      const car = carOf(prius, query);
      return { status: 'success', car: { ...car, terms: { ...car.terms, plans: [] }, is_free: true } };
    }),
  );
  await renderRoute(address, rented);
  const [said, name] = [/^Damage to others is insured, but this car is not/, 'Third-party insurance only'];
  for (const [role, label] of [
    ['complementary', 'Price and dates'],
    ['region', 'Protection'],
  ] as const) {
    const part = within(await screen.findByRole(role, { name: label }));
    expect(part.getByText(said)).toHaveTextContent(name);
  }
  expect(screen.queryByRole('radiogroup', { name: 'Protection' })).toBeNull();
});

test('plan, drivers and a young driver are lines of the price, in the URL, and passed on to the checkout', async () => {
  const { user, store } = await renderRoute(address, rented);
  const card = await booking();
  await user.click((await plans()).getByRole('radio', { name: /^Plus/ }));
  expect(card.getByRole('button', { name: 'Protection Plus' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who’s driving' }), '2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Youngest driver' }), '22');
  expect(await card.findByText('Young driver, 4 days')).toBeVisible();
  const lines = card.getAllByRole('term').map(({ textContent }) => textContent);
  expect(lines.slice(1, 4)).toEqual([
    'Protection “Plus”, 4 days',
    '2 additional drivers, 4 days',
    'Young driver, 4 days',
  ]);
  expect(card.getAllByText(sum(4 * (prius.price + 1_500 + 2 * 1_000 + 1_500)))).toHaveLength(2);
  const chosen = { ...dates, plan: 'plus', additional: '2', youngest_age: '22' };
  expect(selectRoute(store.getState()).search).toEqual(chosen);
  const [book] = screen.getAllByRole('link', { name: /^(Book|Request)/ });
  expect(Object.fromEntries(new URL(book?.getAttribute('href') ?? '', 'http://x').searchParams)).toEqual(chosen);
});

test('the link to the checkout has a choice as soon as the page shows it', async () => {
  await renderRoute(address, rented);
  await booking();
  const plus = (await plans()).getByRole('radio', { name: /^Plus/ });
  // As in a browser: what is urgent renders after the event, transitions later.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  plus.click();
  await Promise.resolve();
  const [book] = screen.getAllByRole('link', { name: /^(Book|Request)/ });
  const shown = [plus.getAttribute('aria-checked') ?? (plus as HTMLInputElement).checked, book?.getAttribute('href')];
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(shown).toEqual([true, expect.stringContaining('plan=plus')]);
});

test('while a new price loads the last one stays, and the car can be booked', async () => {
  const { user } = await renderRoute(`${address}&plan=full`, rented);
  const card = await booking();
  expect(await card.findByText('Protection “Full”, 4 days')).toBeVisible();
  server.use(http.post('*/api/quotes', () => delay('infinite')));
  await user.click((await plans()).getByRole('radio', { name: /^Basic/ }));
  await waitFor(() => expect(card.getByRole('button', { name: 'Protection Basic' })).toBeVisible());
  expect(card.getByText('Free on your dates')).toBeVisible();
  expect(card.getByText('Protection “Full”, 4 days')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^(Book|Request)/ })[0]).toBeVisible();
});

test('of two choices in a row neither is lost', async () => {
  const { store } = await renderRoute(address, rented);
  const card = await booking();
  const [plan, drivers] = [
    (await plans()).getByRole('radio', { name: /^Plus/ }),
    screen.getByRole('combobox', { name: 'Who’s driving' }),
  ];
  // Before the page rerenders.
  act(() => {
    fireEvent.click(plan);
    fireEvent.change(drivers, { target: { value: '1' } });
  });
  expect(await card.findByText('Protection “Plus”, 4 days')).toBeVisible();
  expect(selectRoute(store.getState()).search).toEqual({ ...dates, plan: 'plus', additional: '1' });
});

test('a car without options shows none', async () => {
  server.use(
    handlerOf('getCar', ({ query }) => {
      const car = carOf(prius, query);
      const { plans, drivers, ages } = car.terms;
      const terms = {
        ...car.terms,
        plans: plans.slice(0, 1),
        drivers: { ...drivers, most: 0 },
        ages: { ...ages, young: null },
      };
      return { status: 'success', car: { ...car, terms, is_free: true } };
    }),
  );
  await renderRoute(`${address}&plan=plus&additional=1`, rented);
  const card = await booking();
  expect(await card.findByText('Free on your dates')).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'Protection' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Who’s driving' })).toBeNull();
  expect(card.queryByText('Protection “Plus”', { exact: false })).toBeNull();
});
