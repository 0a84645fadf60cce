import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdviceReason, AdviceWeek } from '#contract/calls/prices/advice.ts';
import type { BodyOf } from '#contract/call.ts';
import type { saveCarPrices } from '#contract/calls/prices/prices.ts';
import { toRules } from '#contract/domain/money/priceDay.ts';
import { adviceOf } from '#mocks/fixtures/prices/advice.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { firstPrices } from '#mocks/fixtures/prices/prices.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mocks } from '#mocks/handlers.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectHasUnsavedForm } from '#src/shared/store/drafts/unsavedSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

/** Where the page was scrolled to; jsdom scrolls nowhere. */
let shown: Element[] = [];

beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this);
  };
});

const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });
// The first owner of the fixtures has the first cars.
const car = fleet[0]!;
const first = firstPrices(car);
const advised = adviceOf(car.id, toRules(first, car.price)).filter(({ advice }) => advice !== null);

async function open() {
  const view = await renderRoute(`${paths.adminCarPrices(car.id)}#advice`, {
    preloadedState: { auth: { current: owner } },
  });
  const block = await screen.findByRole('region', { name: 'Advice' }, { timeout: 20_000 });
  await waitFor(() => expect(within(block).queryByRole('status')).not.toBeInTheDocument());
  return { ...view, block, row: (place: number) => within(within(block).getAllByRole('listitem')[place]!) };
}

/** The requests to the server, in order. */
function watch() {
  const sent: { taken: unknown[]; saved: BodyOf<typeof saveCarPrices>[] } = { taken: [], saved: [] };
  server.use(
    handlerOf('takeAdvice', (request) => {
      sent.taken.push(request.body);
      return mocks.takeAdvice(request);
    }),
    handlerOf('saveCarPrices', (request) => {
      sent.saved.push(request.body);
      return mocks.saveCarPrices(request);
    }),
  );
  return sent;
}

const answerWeeks = (change: (week: AdviceWeek, place: number) => AdviceWeek, count = 12) =>
  server.use(
    handlerOf('listAdvice', () => ({
      status: 'success',
      weeks: adviceOf(car.id, toRules(first, car.price)).slice(0, count).map(change),
    })),
  );

test('advice is applied and undone by one click; nothing else is saved with it', async () => {
  const sent = watch();
  const { user, row, store, block } = await open();
  expect(advised.length).toBeGreaterThan(2);
  const [week] = advised;
  expect(shown).toEqual([block]);
  expect(row(0).getByText(/Still free: 4 of 7 days\. Lately, only 35%/)).toBeVisible();
  await user.click(row(0).getByRole('button', { name: /^Take it/ }));
  expect(await row(0).findByRole('button', { name: /^Undo/ })).toHaveFocus();
  expect(sent.taken).toEqual([{ from: week?.from, price: week?.advice?.price }]);
  const lari = String((week?.advice?.price ?? 0) / 100);
  expect(document.querySelectorAll(`[data-day][data-rule=date][title^="${lari}"]`)).toHaveLength(week?.free ?? 0);
  expect(selectHasUnsavedForm(store.getState())).toBe(false);
  await user.click(row(0).getByRole('button', { name: /^Undo/ }));
  expect(await row(0).findByRole('button', { name: /^Take it/ })).toBeVisible();
  expect(sent.saved).toHaveLength(1);
  expect(sent.saved[0]).toMatchObject({ version: 'saved 1', dates: first.dates, seasons: first.seasons });
  expect(document.querySelectorAll(`[data-day][data-rule=date][title^="${lari}"]`)).toHaveLength(0);
});

test('unsaved input survives applying advice', async () => {
  const { user, row, store } = await open();
  const base = screen.getByLabelText('Base price per day');
  await user.clear(base);
  await user.type(base, '333');
  await user.click(row(1).getByRole('button', { name: /^Take it/ }));
  await row(1).findByRole('button', { name: /^Undo/ });
  expect(base).toHaveValue('333');
  expect(selectHasUnsavedForm(store.getState())).toBe(true);
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
});

test('all advice is applied one after the other, up to the first refusal, which is shown', async () => {
  const sent = watch();
  const { user, block } = await open();
  const refusal = 'The advice has changed in the meantime.';
  server.use(
    handlerOf('takeAdvice', (request) => {
      sent.taken.push(request.body);
      return sent.taken.length === 2 ? refuse(409, 'ADVICE_CHANGED', refusal) : mocks.takeAdvice(request);
    }),
  );
  await user.click(within(block).getByRole('button', { name: 'Take all' }));
  expect(await within(block).findByText(refusal)).toBeVisible();
  expect(sent.taken).toEqual(advised.slice(0, 2).map(({ from, advice }) => ({ from, price: advice?.price })));
  expect(within(block).getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  expect(within(block).getAllByRole('button', { name: /^Take it/ })).toHaveLength(advised.length - 1);
});

test('every reason is a sentence with its figures', async () => {
  const beside = { low: 9_050, high: 12_000, share: 14, similar: 48 };
  const reasons: AdviceReason[] = [
    { code: 'booked_fast', booked: 3, days: 7, usual: 12 },
    { code: 'free_soon', free: 4, days: 7, chance: 35 },
    { code: 'above_most', ...beside },
    { code: 'below_most', ...beside },
  ];
  answerWeeks((week, place) => ({ ...week, advice: { price: 10_000, reason: reasons[place]! } }), reasons.length);
  const { block } = await open();
  const [fast, soon, above, below] = within(block).getAllByRole('listitem');
  expect(fast).toHaveTextContent('Already booked: 3 of 7 days; this early, it is usually 12%.');
  expect(soon).toHaveTextContent('Still free: 4 of 7 days. Lately, only 35% of days');
  expect(above).toHaveTextContent(/at most 120\s₾ a day; 48% of their days are booked, and 14% of yours\./);
  expect(below).toHaveTextContent(/at least 90\.50\s₾ a day; 48% of their days/);
});

test('it says where prices fit, where there are no similar cars, and where there is no price', async () => {
  answerWeeks((week) => ({ ...week, advice: null, similar: null }));
  const { block } = await open();
  expect(within(block).getByText(/prices for the next twelve weeks fit/)).toBeVisible();
  expect(within(block).getByText(/Fewer than five owners/)).toBeVisible();
  expect(within(block).queryByRole('button', { name: 'Take all' })).not.toBeInTheDocument();
});

test('a draft without a price asks for one, and a failure offers a retry', async () => {
  server.use(handlerOf('listAdvice', () => refuse(500, 'INTERNAL', 'No.')));
  const { block, user } = await open();
  expect(await within(block).findByText('The advice could not be loaded.')).toBeVisible();
  server.use(handlerOf('listAdvice', () => ({ status: 'success', weeks: [] })));
  await user.click(within(block).getByRole('button', { name: 'Try again' }));
  expect(await within(block).findByText(/Give the car a price first/)).toBeVisible();
});
