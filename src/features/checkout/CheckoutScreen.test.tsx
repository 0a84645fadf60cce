import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ErrorCode } from '#contract/errors.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import type { FleetCar } from '#mocks/fixtures/fleet/fleet.ts';
import { newOrder, seenBy } from '#mocks/fixtures/orders/orders.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { quoteOf } from '#mocks/fixtures/orders/quotes.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { inertPage } from '#src/shared/store/page.ts';
import { selectNotices } from '#src/shared/store/noticesSlice.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { selectLoginIntent } from '#src/shared/store/modalsSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const carWhere = (isInstant: boolean): FleetCar => {
  const car = fleet.find((candidate) => candidate.isInstant === isInstant && candidate.extras.includes('child_seat'));
  if (car === undefined) throw new Error('The fleet has no such car.');
  return car;
};
const day = (after: number) => addDays(todayInTbilisi(Date.now()), after);
const dates = { from: `${day(10)}T10:00`, to: `${day(14)}T10:00` };

interface Tried {
  readonly quoteId: string;
  readonly key: string | null;
  readonly isRead: boolean | undefined;
}
let tried: Tried[] = [];
/** The responses to attempts to place the order; the last one repeats. */
let answers: (Response | 'placed')[] = [];
let priceOfDay = 0;
/** The owner allows pets from the next quote on. */
let pets = false;

function serve(car: FleetCar): void {
  tried = [];
  answers = ['placed'];
  priceOfDay = car.price;
  pets = false;
  const keys: (string | null)[] = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/api/orders')) keys.push(request.headers.get('Idempotency-Key'));
  });
  server.use(
    handlerOf('getCar', ({ query }) => ({ status: 'success', car: carOf(car, query) })),
    handlerOf('createQuote', ({ body }) => {
      const quote = quoteOf({ ...car, price: priceOfDay }, body);
      // The deposit of these cars grows with their price; here only the terms must change.
      const agreed = quoteOf(car, body).terms;
      const terms = { ...agreed, car: { ...agreed.car, ...(pets && { pets: { allowed: true, price: 7_777 } }) } };
      return { status: 'success', quote: { ...quote, terms, id: `${quote.id}.${priceOfDay}` } };
    }),
    handlerOf('placeOrder', ({ body }) => {
      tried.push({ quoteId: body.quote_id, key: keys.at(-1) ?? null, isRead: body.terms_acknowledged });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer !== 'placed' && answer !== undefined) return answer;
      const order = newOrder(9, car, quoteOf({ ...car, price: priceOfDay }, dates), body.payment);
      return { status: 'success', order: seenBy(order, 'client') };
    }),
    handlerOf('startPayment', () => ({
      status: 'success',
      payment: {
        id: 5,
        order_id: 9,
        order_number: 'GZA-100009',
        purpose: 'order',
        purpose_id: null,
        order_status: 'confirmed',
        provider: 'sandbox',
        status: 'created',
        amount: 1,
        is_pending: true,
        is_going_back: false,
        redirect_url: 'https://bank.test/pay',
      },
    })),
  );
}

async function open(car: FleetCar, more = '') {
  const { slug, id } = carOf(car, new URLSearchParams());
  const reload = jest.fn((_address?: string) => Promise.resolve());
  const path = `${paths.checkout(slug, id)}?${new URLSearchParams(dates).toString()}${more}`;
  const view = await renderRoute(path, {
    preloadedState: { auth: { current: sessionUser() }, currency: { current: 'gel' } },
    page: { ...inertPage, reload },
  });
  return { ...view, reload, path };
}

const readBox = () => screen.findByRole('checkbox', { name: 'I have read the terms and agree to them.' });

/** With the terms acknowledged. */
async function openRead(car: FleetCar, more = '') {
  const opened = await open(car, more);
  await opened.user.click(await readBox());
  return opened;
}

/** As compared in tests: with plain spaces. */
const sum = (tetri: number) => formatGel(tetri, 'en').replaceAll('\u00A0', ' ');
const cut = () => Response.error();

const instant = carWhere(true);
beforeEach(() => {
  setMockUser('client@gza.test');
  serve(instant);
});

test('two clicks place one order, and the browser goes to the bank', async () => {
  const { user, reload } = await openRead(instant, '&extras=child_seat');
  expect(await screen.findByText(/^Free cancellation until/)).toBeVisible();
  expect(screen.getByText('Child seat, 4 days')).toBeVisible();
  await user.dblClick(await screen.findByRole('button', { name: /^Pay / }));
  await waitFor(() => expect(reload).toHaveBeenCalledWith('https://bank.test/pay'));
  expect(tried).toHaveLength(1);
  expect(tried[0]?.key).toMatch(/^[\da-f]{32}$/);
});

test('the bank holds the money of a request, and the page explains each step first', async () => {
  const car = carWhere(false);
  serve(car);
  const { user, reload } = await openRead(car);
  const held = await screen.findByRole('checkbox', { name: /^Enter your card now/ });
  expect(held).toBeChecked();
  expect(
    screen.getByText(/charged when the owner accepts, and released if not.*you have 12 h after that/),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Request to book' }));
  await waitFor(() => expect(reload).toHaveBeenCalledWith('https://bank.test/pay'));
});

test('a request reaches its owner even when the bank is down', async () => {
  const car = carWhere(false);
  serve(car);
  server.use(handlerOf('startPayment', () => refuse(503, 'UNAVAILABLE', 'Busy.')));
  const { user, store, reload } = await openRead(car);
  await user.click(await screen.findByRole('button', { name: 'Request to book' }));
  await waitFor(() => expect(selectRoute(store.getState()).params).toEqual({ id: '9' }));
  expect(await screen.findByText(/^Your request was sent\. The bank is not answering/)).toBeVisible();
  expect(selectNotices(store.getState())).toMatchObject([{ isLong: true }]);
  expect(reload).not.toHaveBeenCalled();
});

test('a request reaches the owner without a card; the payment choice is stored in the URL', async () => {
  const car = carWhere(false);
  serve(car);
  const { user, store, reload } = await openRead(car);
  await user.click(await screen.findByRole('checkbox', { name: /^Enter your card now/ }));
  await user.click(await screen.findByRole('radio', { name: /^Part online/ }));
  await waitFor(() => expect(selectRoute(store.getState()).search).toMatchObject({ payment: 'part' }));
  await user.click(await screen.findByRole('button', { name: 'Request to book' }));
  await waitFor(() => expect(selectRoute(store.getState()).params).toEqual({ id: '9' }));
  expect(reload).not.toHaveBeenCalled();
});

test('after a lost connection the same attempt is repeated', async () => {
  answers = [cut(), 'placed'];
  const { user, reload } = await openRead(instant);
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  expect(await screen.findByText(/it can't be placed twice/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Part online/ })).toBeDisabled();
  priceOfDay += 1000;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reload).toHaveBeenCalledWith('https://bank.test/pay'));
  expect(tried).toHaveLength(2);
  expect(tried[1]).toEqual(tried[0]);
});

test('an expired price is refreshed, and its change is shown before the client continues', async () => {
  answers = [refuse(409, 'QUOTE_EXPIRED', 'Expired.'), 'placed'];
  const before = instant.price * 4;
  const { user, reload } = await openRead(instant);
  const pay = await screen.findByRole('button', { name: /^Pay / });
  priceOfDay += 1000;
  await user.click(pay);
  expect(
    await screen.findByText(
      `The price has changed from ${sum(before)} to ${sum(before + 4000)}. Check it before you continue.`,
    ),
  ).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(tried[1]?.key).not.toBe(tried[0]?.key);
  expect(tried[1]?.quoteId).not.toBe(tried[0]?.quoteId);
});

test('dates that were booked meanwhile are shown with the next free ones', async () => {
  const free = [{ from: `${day(20)}T10:00`, to: `${day(24)}T10:00` }];
  const taken = () => Response.json({ message: 'Taken.', code: 'CAR_TAKEN', free_dates: free }, { status: 409 });
  answers = [taken()];
  const { user, store } = await openRead(instant);
  const pay = await screen.findByRole('button', { name: /^Pay / });
  server.use(
    handlerOf('createQuote', ({ body }) =>
      body.from === dates.from ? taken() : { status: 'success', quote: quoteOf(instant, body) },
    ),
  );
  await user.click(pay);
  expect(await screen.findByText('Taken on your dates')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Similar cars, free on your dates' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('complementary', { name: 'Price' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: formatDays(day(20), day(24), 'en') }));
  expect(selectRoute(store.getState()).search).toMatchObject(free[0] ?? {});
  expect(await screen.findByRole('button', { name: /^Pay / })).toBeVisible();
});

test.each<[ErrorCode, number, RegExp]>([
  ['CAR_UNAVAILABLE', 409, /^This car is no longer for rent$/],
  ['TOO_MANY_REQUESTS', 429, /^What the server says$/],
  ['UNAVAILABLE', 503, /it can't be placed twice/],
])('%s is shown, and no input is lost', async (code, status, text) => {
  answers = [refuse(status, code, 'What the server says')];
  const { user } = await openRead(instant);
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  expect(await screen.findByText(text)).toBeVisible();
  // The button disappears with the car, so the focus moves to the message.
  if (code === 'CAR_UNAVAILABLE') expect(await screen.findByRole('heading', { level: 1, name: text })).toHaveFocus();
  expect(document.body).not.toHaveFocus();
});

test('a car that was taken off the site before its price was asked for is said to be gone', async () => {
  server.use(handlerOf('createQuote', () => refuse(404, 'NOT_FOUND', 'Not here.')));
  await open(instant);
  expect(await screen.findByRole('heading', { level: 1, name: 'This car is no longer for rent' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Similar cars' })).toBeVisible();
});

test('when the bank is down the order waits and payment can be retried', async () => {
  const bank = server.listHandlers();
  server.use(handlerOf('startPayment', () => refuse(503, 'UNAVAILABLE', 'Busy.')));
  const { user, reload } = await openRead(instant);
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  expect(await screen.findByText(/^The bank is not answering right now/)).toBeVisible();
  expect(screen.getByText(/^Your order GZA-100009 is placed/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Car held for/);
  server.resetHandlers(...bank);
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  await waitFor(() => expect(reload).toHaveBeenCalledWith('https://bank.test/pay'));
  expect(tried).toHaveLength(1);
});

test('a user whose session ended logs in and returns to the same choice', async () => {
  answers = [refuse(401, 'NOT_LOGGED_IN', 'Log in.')];
  const { user, path, store } = await openRead(instant, '&payment=part');
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(selectLoginIntent(store.getState())).toEqual({ reason: 'sessionOver', next: path });
});

test('an owner sees that only clients can book', async () => {
  const { slug, id } = carOf(instant, new URLSearchParams());
  const current = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Tbilisi Drive LLC' } });
  await renderRoute(paths.checkout(slug, id), { preloadedState: { auth: { current } } });
  expect(await screen.findByRole('heading', { name: 'Only clients can book' })).toBeVisible();
});

test('without acknowledged terms nothing is ordered, and the box is shown', async () => {
  const { user, reload } = await open(instant);
  expect(
    await screen.findByText(/^Included: the plan “Basic”\. You pay at most 500\s₾ for damage\. Not covered: tyres, /),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  expect(await screen.findByText('Confirm that you have read the terms.')).toBeVisible();
  expect(await readBox()).toHaveFocus();
  expect(tried).toHaveLength(0);
  await user.click(await readBox());
  expect(screen.queryByText('Confirm that you have read the terms.')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  await waitFor(() => expect(reload).toHaveBeenCalledWith('https://bank.test/pay'));
  expect(tried.map(({ isRead }) => isRead)).toEqual([true]);
});

test('terms that the owner changed meanwhile must be read again', async () => {
  answers = [refuse(409, 'QUOTE_EXPIRED', 'Expired.'), 'placed'];
  const { user } = await openRead(instant);
  pets = true;
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  expect(await screen.findByText(/^The owner has changed the terms since you read them/)).toBeVisible();
  expect(await readBox()).not.toBeChecked();
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  expect(tried).toHaveLength(1);
});
