import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Car } from '#contract/cars.ts';
import { daysFrom } from '#mocks/fixtures/calendar.ts';
import { fleet } from '#mocks/fixtures/fleet.ts';
import { carOf } from '#mocks/fixtures/page.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { formatDay, formatDays } from '#src/lib/dayNames.ts';
import { selectRoute } from '#src/store/routeSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const [prius] = fleet;
if (!prius) throw new Error('The fleet is empty.');
const { slug, id } = carOf(prius, new URLSearchParams());
const address = `/cars/rent/${slug}/${id}`;
const day = (after: number) => addDays(todayInTbilisi(), after);
const datesFrom = (first: number, last: number) => `?from=${day(first)}T10:00&to=${day(last)}T10:00`;

/** Taken are the days from 20 to 23 after today. */
const isTaken = (date: string) => date >= day(20) && date < day(24);

function answerWith(change: Partial<Car>): void {
  server.use(
    handlerOf('getCar', ({ query }) => {
      const car = carOf(prius!, query);
      const asked = daysFrom((query.get('from') ?? '').slice(0, 10), (query.get('to') ?? '').slice(0, 10));
      const isFree = car.days === null ? null : !asked.some(isTaken);
      return { status: 'success', car: { ...car, is_free: isFree, ...change } };
    }),
    handlerOf('getCalendar', ({ query }) => ({
      status: 'success',
      days: daysFrom(query.get('from') ?? '', query.get('to') ?? '').map((date) => ({
        date,
        is_free: !isTaken(date),
        price: 9000,
      })),
    })),
  );
}

const booking = async () => within(await screen.findByRole('complementary', { name: 'Price and dates' }));
const gel = { preloadedState: { currency: { current: 'gel' as const } } };

beforeEach(() => answerWith({}));

test('without dates the page asks for them and shows no total', async () => {
  await renderRoute(address, gel);
  const card = await booking();
  expect(card.getByText('Choose dates to see the total.')).toBeVisible();
  expect(card.getByText('90 ₾')).toBeVisible();
  expect(card.queryByText('Total')).toBeNull();
});

test('free dates show days by price and the total', async () => {
  await renderRoute(address + datesFrom(10, 14), gel);
  const card = await booking();
  expect(await card.findByText('Free on your dates')).toBeVisible();
  expect(card.getByText('90 ₾ × 4 days')).toBeVisible();
  expect(card.getAllByText('360 ₾')).toHaveLength(2);
});

test('a total with prices of its own is shown by its average', async () => {
  answerWith({ total: 40_000 });
  await renderRoute(address + datesFrom(10, 14), gel);
  expect(await (await booking()).findByText('4 days, 100 ₾ a day on average')).toBeVisible();
});

test('dollars are approximate and name the sum in lari', async () => {
  await renderRoute(address + datesFrom(10, 14));
  const card = await booking();
  expect(await card.findByText(/^You pay 360 ₾\. National Bank rate/)).toBeVisible();
  expect(card.getAllByText(/^≈ \$\d+$/).length).toBeGreaterThan(1);
});

test('taken dates offer the nearest free ones, which can be taken at once', async () => {
  const { user, store } = await renderRoute(address + datesFrom(21, 23), gel);
  const card = await booking();
  expect(await card.findByText('Taken on your dates')).toBeVisible();
  expect(await card.findByText(`Nearest free: ${formatDays(day(24), day(26), 'en')}`)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Take these dates' }));
  expect(await card.findByText('Free on your dates')).toBeVisible();
  expect(selectRoute(store.getState()).search).toEqual({ from: `${day(24)}T10:00`, to: `${day(26)}T10:00` });
});

test('a rental that is too short is refused with the shortest one', async () => {
  answerWith({ min_days: 5 });
  await renderRoute(address + datesFrom(10, 12), gel);
  expect(await (await booking()).findByText('This car is rented for at least 5 days.')).toBeVisible();
});

test('dates that have passed are forgotten', async () => {
  await renderRoute(address + datesFrom(-10, -5), gel);
  expect(await (await booking()).findByText('Choose dates to see the total.')).toBeVisible();
});

test('two days of the calendar become the dates of the page', async () => {
  const { user, store } = await renderRoute(address, gel);
  const calendar = within(await screen.findByRole('region', { name: 'Free days' }));
  // Its code is on its way.
  await user.click(await calendar.findByRole('button', { name: 'Next month' }, { timeout: 5000 }));
  const choose = async (date: string) =>
    user.click(await calendar.findByRole('button', { name: new RegExp(`^${formatDay(date, 'en', 'full')}`) }));
  const month = addDays(`${day(0).slice(0, 7)}-28`, 4).slice(0, 7);
  const free = daysFrom(`${month}-01`, `${month}-28`).filter((date) => !isTaken(date));
  const start = free.find((date) => [1, 2].every((step) => free.includes(addDays(date, step)))) ?? '';
  await choose(start);
  expect(calendar.getByText(/Now choose the day of return/)).toBeVisible();
  await choose(addDays(start, 2));
  await waitFor(() =>
    expect(selectRoute(store.getState()).search).toEqual({
      from: `${start}T10:00`,
      to: `${addDays(start, 2)}T10:00`,
    }),
  );
  expect(await (await booking()).findAllByText('180 ₾', {}, { timeout: 3000 })).toHaveLength(2);
});
