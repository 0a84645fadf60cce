import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mocks } from '#mocks/handlers.ts';
import { refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const day = (after: number) => addDays(todayInTbilisi(Date.now()), after);
/** As compared in tests: with plain spaces. */
const sum = (tetri: number) => formatGel(tetri, 'en').replaceAll('\u00A0', ' ');

beforeEach(() => setMockUser('client@gza.test'));

async function openCheckout() {
  const car = fleet.find(({ isInstant }) => isInstant);
  if (car === undefined) throw new Error('The fleet has no such car.');
  const { slug, id } = carOf(car, new URLSearchParams());
  const view = await renderRoute(`${paths.checkout(slug, id)}?from=${day(10)}T10:00&to=${day(14)}T10:00`, {
    preloadedState: { auth: { current: sessionUser() }, currency: { current: 'gel' } },
  });
  return { ...view, full: car.price * 4, off: car.price * 0.4 };
}

type Opened = Awaited<ReturnType<typeof openCheckout>>;

async function enter({ user }: Opened, code: string) {
  await user.click(await screen.findByRole('button', { name: 'I have a promo code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Promo code' }), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

const payButton = (tetri: number) =>
  screen.findByRole('button', { name: (name) => name.replaceAll('\u00A0', ' ') === `Pay ${sum(tetri)}` });

test('a promo code is folded until it is wanted, lessens the price, and can be taken back', async () => {
  const opened = await openCheckout();
  const { user, full, off, store } = opened;
  await payButton(full);
  expect(screen.queryByRole('textbox', { name: 'Promo code' })).not.toBeInTheDocument();
  await enter(opened, 'summer-2027');
  await payButton(full - off);
  expect(screen.getByText('Promo code SUMMER-2027 is applied.')).toBeVisible();
  expect(screen.getByText('Promo code', { selector: 'dt span' })).toBeVisible();
  expect(screen.queryByText(/^The price has changed/)).not.toBeInTheDocument();
  // Typed, so no state has it but the request that it was sent with.
  expect(JSON.stringify({ ...store.getState(), api: null })).not.toContain('summer');

  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await payButton(full);
  expect(screen.queryByText('Promo code', { selector: 'dt span' })).not.toBeInTheDocument();
});

test('a code that does not count is refused under its field, and the price stays', async () => {
  const opened = await openCheckout();
  const { user, full } = opened;
  await payButton(full);
  await enter(opened, ' ');
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Enter the code.'));
  await user.type(field, 'WINTER-1999');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('This promo code does not work here.'));
  expect(field).toHaveValue(' WINTER-1999');
  await payButton(full);
});

test('a code whose last use went to somebody else is dropped, and the order can be placed without it', async () => {
  const orders: string[] = [];
  server.use(
    handlerOf('placeOrder', (request) => {
      orders.push(request.body.quote_id);
      return orders.length === 1 ? refuseFields({ coupon: 'It is used up.' }) : mocks.placeOrder(request);
    }),
  );
  const opened = await openCheckout();
  const { user, full, off } = opened;
  await payButton(full);
  await enter(opened, 'SUMMER-2027');
  await user.click(await screen.findByRole('checkbox', { name: 'I have read the terms and agree to them.' }));
  await user.click(await payButton(full - off));
  expect((await screen.findAllByText('It is used up.')).length).toBeGreaterThan(0);
  await user.click(await payButton(full));
  await waitFor(() => expect(orders).toHaveLength(2));
  expect(orders.map((id) => id.includes('SUMMER'))).toEqual([true, false]);
});
