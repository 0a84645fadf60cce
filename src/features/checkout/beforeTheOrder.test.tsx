import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { quoteOf } from '#mocks/fixtures/orders/quotes.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
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

async function open(): Promise<void> {
  const { slug, id } = carOf(car!, new URLSearchParams()); // checked above
  const dates = new URLSearchParams({ from: `${day(10)}T10:00`, to: `${day(14)}T10:00` });
  await renderRoute(`${paths.checkout(slug, id)}?${dates.toString()}`, {
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
