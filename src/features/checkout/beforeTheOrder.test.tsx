import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { quoteOf } from '#mocks/fixtures/orders/quotes.ts';
import { newOrder, seenBy } from '#mocks/fixtures/orders/orders.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const car = fleet.find(({ isInstant, extras }) => isInstant && extras.includes('child_seat'));
if (!car) throw new Error('The fleet has no such car.');
const day = (after: number) => addDays(todayInTbilisi(Date.now()), after);

beforeEach(() => {
  setMockUser('client@gza.test');
  server.use(
    handlerOf('getCar', ({ query }) => ({ status: 'success', car: carOf(car, query) })),
    handlerOf('createQuote', ({ body }) => ({ status: 'success', quote: quoteOf(car, body) })),
  );
});

async function open() {
  const { slug, id } = carOf(car!, new URLSearchParams()); // checked above
  const dates = new URLSearchParams({ from: `${day(10)}T10:00`, to: `${day(14)}T10:00` });
  return renderRoute(`${paths.checkout(slug, id)}?${dates.toString()}`, {
    preloadedState: { auth: { current: sessionUser() }, currency: { current: 'gel' } },
  });
}

test('says who drives with which papers and what happens next, and nothing leads away', async () => {
  await open();
  const driver = within(await screen.findByRole('region', { name: 'Who’s driving' }));
  expect(driver.getByText(/^Bring the originals: driving licence \(2 years or more\)/)).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'You pay on your bank’s page. The car is yours at once.',
    "You send photos of your papers, if you haven't yet, so the hand-over is quick.",
    expect.stringMatching(/^You pick up the car on .*10:00: /),
  ]);
  expect(screen.queryByRole('button', { name: /^Place and dates:/ })).toBeNull();
});

test('a car rented without protection says so in the checkout', async () => {
  server.use(
    handlerOf('createQuote', ({ body }) => {
      const quote = quoteOf(car, body);
      return { status: 'success', quote: { ...quote, terms: { ...quote.terms, protection: null } } };
    }),
  );
  await open();
  expect(await screen.findByText('Third-party insurance only')).toBeVisible();
});

test('who goes back while the order is placed is told of it, and not taken to the bank', async () => {
  const placing = Promise.withResolvers<undefined>();
  let isPaid = false;
  server.use(
    // What answers comes after it.
    http.post('*/api/orders', () => placing.promise),
    handlerOf('placeOrder', ({ body }) => {
      const quote = quoteOf(car, { from: `${day(10)}T10:00`, to: `${day(14)}T10:00` });
      return { status: 'success', order: seenBy(newOrder(9, car, quote, body.payment), 'client') };
    }),
    handlerOf('startPayment', () => {
      isPaid = true;
      return refuse(503, 'UNAVAILABLE', 'Busy.');
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: /^I have read the terms/ }));
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  await user.click(screen.getByRole('link', { name: 'Back to the car' }));
  expect(await screen.findByRole('region', { name: 'Facts' })).toBeVisible();
  placing.resolve(undefined);
  expect(await screen.findByText(/^Your order .* is placed and the car is held for you\./)).toBeVisible();
  expect(isPaid).toBe(false);
});
