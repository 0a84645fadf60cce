import { beforeEach, expect, test } from '@jest/globals';
import type { UserEvent } from '@testing-library/user-event';
import { screen, waitFor, within } from '@testing-library/react';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import { daysFrom } from '#mocks/fixtures/cars/calendar.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { quoteOf } from '#mocks/fixtures/orders/quotes.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { searchMocks } from '#mocks/handlers/cars/search.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { formatDay, formatDays } from '#contract/domain/format/dayNames.ts';
import { selectLoginIntent } from '#src/shared/store/modalsSlice.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const [prius] = fleet;
if (!prius) throw new Error('The fleet is empty.');
const { slug, id } = carOf(prius, new URLSearchParams());
const address = `/cars/rent/${slug}/${id}`;
const day = (after: number) => addDays(todayInTbilisi(Date.now()), after);
const datesFrom = (first: number, last: number) => `?from=${day(first)}T10:00&to=${day(last)}T10:00`;

/** The days from 20 to 23 after today are booked. */
const isTaken = (date: string) => date >= day(20) && date < day(24);

function answerWith(change: Partial<Car>): void {
  server.use(
    handlerOf('getCar', ({ query }) => {
      const car = carOf(prius!, query);
      const requested = daysFrom((query.get('from') ?? '').slice(0, 10), (query.get('to') ?? '').slice(0, 10));
      const isFree = car.days === null ? null : !requested.some(isTaken);
      return { status: 'success', car: { ...car, is_free: isFree, ...change } };
    }),
    handlerOf('getCalendar', ({ query }) => ({
      status: 'success',
      days: daysFrom(query.get('from') ?? '', query.get('to') ?? '').map((date) => ({
        date,
        is_free: !isTaken(date),
        price: 9000,
        hours: { from: '00:00', to: '24:00' },
      })),
    })),
  );
}

const booking = async () => within(await screen.findByRole('complementary', { name: 'Price and dates' }));
const gel = { preloadedState: { currency: { current: 'gel' as const } } };

beforeEach(() => answerWith({}));

test('without dates the page offers to choose them and shows no total', async () => {
  await renderRoute(address, gel);
  const card = await booking();
  expect(card.getByText('Choose dates to see the total.')).toBeVisible();
  // At the top of the box, and in the bar.
  expect(card.getAllByText('90 ₾')).toHaveLength(2);
  expect(card.queryByText('Total')).toBeNull();
});

test('free dates show the price per day and the total', async () => {
  await renderRoute(address + datesFrom(10, 14), gel);
  const card = await booking();
  expect(await card.findByText('Free on your dates')).toBeVisible();
  expect(card.getByText('90 ₾ × 4 days')).toBeVisible();
  // The line, the total, and the bar.
  expect(card.getAllByText('360 ₾')).toHaveLength(3);
});

const seated = fleet.find(({ isInstant, extras }) => isInstant && extras.includes('child_seat'));
if (!seated) throw new Error('No instant car of the fleet has a child seat.');
const seatedPath = `/cars/rent/${carOf(seated, new URLSearchParams()).slug}/${seated.id}`;
/** As compared in tests: with plain spaces. */
const sum = (tetri: number) => formatGel(tetri, 'en').replaceAll('\u00A0', ' ');

function answerWithSeat(): void {
  server.use(handlerOf('getCar', ({ query }) => ({ status: 'success', car: carOf(seated!, query) })));
}

test('chosen extras are lines of the price, with their maximum, and stay in the URL', async () => {
  answerWithSeat();
  const { user, store } = await renderRoute(seatedPath + datesFrom(10, 14), gel);
  const card = await booking();
  expect(await card.findByText(`${sum(seated.price)} × 4 days`)).toBeVisible();
  const seat = screen.getByRole('checkbox', { name: /^Child seat.*at most 24\s₾$/ });
  await user.click(seat);
  expect(seat).toBeChecked();
  expect(await card.findByText('Child seat, 4 days')).toBeVisible();
  expect(card.getAllByText(sum(seated.price * 4 + 3200))).toHaveLength(2);
  expect(selectRoute(store.getState()).search).toMatchObject({ extras: 'child_seat' });
});

test('a visitor who books logs in and continues to the checkout with the same choice', async () => {
  answerWithSeat();
  const { user, store } = await renderRoute(`${seatedPath}${datesFrom(10, 14)}&extras=child_seat`, gel);
  await user.click(await screen.findByRole('button', { name: 'Book' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  const query = new URLSearchParams({ from: `${day(10)}T10:00`, to: `${day(14)}T10:00`, extras: 'child_seat' });
  expect(selectLoginIntent(store.getState())).toEqual({
    reason: 'booking',
    next: `${seatedPath.replace('/cars/rent', '/checkout')}?${query.toString()}`,
  });
});

test('a car whose owner must confirm is requested, not booked', async () => {
  const requestable = fleet.find(({ isInstant }) => !isInstant)!;
  const car = carOf(requestable, new URLSearchParams());
  server.use(handlerOf('getCar', () => ({ status: 'success', car })));
  setMockUser('client@gza.test');
  const current = sessionUser();
  await renderRoute(`/cars/rent/${car.slug}/${car.id}${datesFrom(10, 20)}`, {
    preloadedState: { ...gel.preloadedState, auth: { current } },
  });
  const link = await screen.findByRole('link', { name: 'Request to book' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`/checkout/${car.slug}/${car.id}?`));
});

test('dollars are approximate and show the sum in GEL', async () => {
  await renderRoute(address + datesFrom(10, 14));
  const card = await booking();
  expect(await card.findByText(/^You pay 360 ₾\. National Bank rate/)).toBeVisible();
  expect(card.getAllByText(/^≈ \$\d+$/).length).toBeGreaterThan(1);
});

test('with dates the price per day is the average, and the lines show their days', async () => {
  const line = (
    rule: 'base' | 'season' | 'weekday' | 'date',
    price: number,
    ...spans: LineItem['spans'] & {}
  ): LineItem => ({
    code: 'day',
    quantity: 2,
    unit_price: price,
    total: 2 * price,
    for: 'client',
    rule,
    spans,
  });
  server.use(
    handlerOf('createQuote', ({ body }) => {
      const items = [
        line('base', 9_000, { from: '2027-05-12', to: '2027-05-13' }),
        line('weekday', 12_000, { from: '2027-05-14', to: '2027-05-15' }),
        { ...line('season', 9_500, { from: '2027-05-20', to: '2027-05-21' }), season: 'Roses' },
        line('date', 15_001, { from: '2027-05-16', to: '2027-05-16' }, { from: '2027-05-18', to: '2027-05-18' }),
      ];
      return { status: 'success', quote: { ...quoteOf(prius, body), days: 8, items, total: 91_002 } };
    }),
  );
  await renderRoute(address + datesFrom(10, 18), gel);
  const card = await booking();
  expect(await card.findByText('≈ 114 ₾')).toBeVisible();
  // The line of the total, and the bar: a bill is exact.
  expect(card.getAllByText('910.02 ₾')).toHaveLength(2);
  expect(card.getByText('Wed 12 – Thu 13 May')).toBeVisible();
  expect(card.getByText('Weekend: Fri 14 – Sat 15 May')).toBeVisible();
  expect(card.getByText('Season “Roses”: Thu 20 – Fri 21 May')).toBeVisible();
  expect(card.getByText('Prices of these days: Sun 16 May, Tue 18 May')).toBeVisible();
});

test.each(['gel', 'usd'] as const)('the day on a card of a search is the day on its page, in %s', async (current) => {
  // An odd price, so that a rounding of its own on either side would be seen.
  const total = 91_002;
  server.use(
    handlerOf('createQuote', ({ body }) => {
      const quote = quoteOf(prius, body);
      const items = [{ ...quote.items[0]!, unit_price: total / 2, quantity: 2, total }];
      return { status: 'success', quote: { ...quote, days: 8, items, total } };
    }),
    handlerOf('searchCars', (request) => {
      const answer = searchMocks.searchCars(request);
      const [card] = answer.cars;
      if (card === undefined) throw new Error('No car is found.');
      return { ...answer, cars: [{ ...card, id, slug, brand: 'Toyota', model: 'Prius', total, days: 8 }] };
    }),
    // Before that of a car, which has an address of the same shape.
    handlerOf('listNearbyDates', searchMocks.listNearbyDates),
  );
  const { user } = await renderRoute(`/search${datesFrom(10, 18)}`, { preloadedState: { currency: { current } } });
  const article = within(await screen.findByRole('article', {}, { timeout: 20_000 }));
  const price = current === 'gel' ? '≈ 114 ₾' : '≈ $42';
  expect(article.getByText(price)).toBeVisible();
  await user.click(article.getByRole('link', { name: 'Toyota Prius' }));
  const card = await booking();
  expect(await card.findByText(price)).toBeVisible();
});

test('an outdated rate shows its date', async () => {
  server.use(
    handlerOf('createQuote', ({ body }) => {
      const quote = quoteOf(prius, body);
      return {
        status: 'success',
        quote: { ...quote, rate: { ...quote.rate, valid_from: '2026-05-11', is_stale: true } },
      };
    }),
  );
  await renderRoute(address + datesFrom(10, 14));
  const card = await booking();
  expect(await card.findByText(/^You pay 360 ₾\. Rate of 11 May, approximate: 1 USD = 2\.72 ₾/)).toBeVisible();
  expect(card.getAllByTitle(/^Rate of 11 May, approximate/).length).toBeGreaterThan(1);
});

test('booked dates offer the next free ones, each of which can be chosen at once', async () => {
  const free = [24, 25].map((after) => ({ from: `${day(after)}T10:00`, to: `${day(after + 2)}T10:00` }));
  server.use(
    handlerOf('createQuote', ({ body }) =>
      isTaken(body.from.slice(0, 10))
        ? Response.json({ message: 'Taken.', code: 'CAR_TAKEN', free_dates: free }, { status: 409 })
        : { status: 'success', quote: quoteOf(prius, body) },
    ),
  );
  const { user, store } = await renderRoute(address + datesFrom(21, 23), gel);
  const card = await booking();
  expect(await card.findByText('Taken on your dates')).toBeVisible();
  expect(card.getByRole('button', { name: formatDays(day(24), day(26), 'en') })).toBeVisible();
  await user.click(card.getByRole('button', { name: formatDays(day(25), day(27), 'en') }));
  expect(await card.findByText('Free on your dates')).toBeVisible();
  expect(selectRoute(store.getState()).search).toEqual({ from: `${day(25)}T10:00`, to: `${day(27)}T10:00` });
});

test('a rental that is too short is refused with the minimum', async () => {
  answerWith({ min_days: 5 });
  await renderRoute(address + datesFrom(10, 12), gel);
  const card = await booking();
  await waitFor(() => expect(card.getByRole('status')).toHaveTextContent('This car’s minimum rental is 5 days.'));
});

test('past dates are ignored', async () => {
  await renderRoute(address + datesFrom(-10, -5), gel);
  expect(await (await booking()).findByText('Choose dates to see the total.')).toBeVisible();
});

async function openCalendar(user: UserEvent) {
  const calendar = within(await screen.findByRole('region', { name: 'Free days' }));
  // Lazy-loaded.
  await user.click(await calendar.findByRole('button', { name: 'Next month' }, { timeout: 5000 }));
  const dayButton = (date: string) =>
    calendar.findByRole('button', { name: new RegExp(`^${formatDay(date, 'en', 'full')}`) });
  return { calendar, dayButton, choose: async (date: string) => user.click(await dayButton(date)) };
}

/** A start in the next month, with two free days after it. */
function freeStart(): string {
  const month = addDays(`${day(0).slice(0, 7)}-28`, 4).slice(0, 7);
  const free = daysFrom(`${month}-01`, `${month}-28`).filter((date) => !isTaken(date));
  return free.find((date) => [1, 2].every((step) => free.includes(addDays(date, step)))) ?? '';
}

test('two days chosen in the calendar become the dates of the page', async () => {
  const { user, store } = await renderRoute(address, gel);
  const { calendar, choose } = await openCalendar(user);
  const start = freeStart();
  await choose(start);
  expect(calendar.getByText(/Now choose the day of return/)).toBeVisible();
  await choose(addDays(start, 2));
  await waitFor(() =>
    expect(selectRoute(store.getState()).search).toEqual({
      from: `${start}T10:00`,
      to: `${addDays(start, 2)}T10:00`,
    }),
  );
  expect(await (await booking()).findAllByText('180 ₾', {}, { timeout: 3000 })).toHaveLength(3);
});

test('a closed day cannot begin or end a rental, and times follow opening hours', async () => {
  const start = freeStart();
  const closed = addDays(start, 1);
  server.use(
    handlerOf('getCalendar', ({ query }) => ({
      status: 'success',
      days: daysFrom(query.get('from') ?? '', query.get('to') ?? '').map((date) => ({
        date,
        is_free: true,
        price: 9000,
        hours:
          date === closed ? null : date === start ? { from: '11:00', to: '20:00' } : { from: '07:00', to: '09:00' },
      })),
    })),
  );
  const { user, store } = await renderRoute(address, gel);
  const { calendar, dayButton, choose } = await openCalendar(user);
  expect(await dayButton(closed)).toBeDisabled();
  expect(await dayButton(closed)).toHaveAccessibleName(/closed/);
  expect(calendar.getByText('No pick-up or return')).toBeInTheDocument();
  await choose(start);
  await choose(addDays(start, 2));
  const dates = { from: `${start}T11:00`, to: `${addDays(start, 2)}T09:00` };
  await waitFor(() => expect(selectRoute(store.getState()).search).toEqual(dates));
  await user.click((await booking()).getByRole('button', { name: /^Return/ }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  const times = within(await dialog.findByRole('combobox', { name: 'Pick-up time' })).getAllByRole('option');
  expect([times[0]?.textContent, times.at(-1)?.textContent]).toEqual(['11:00', '20:00']);
});
