import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { newOrder, seenBy } from '#mocks/fixtures/orders/orders.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { quoteOf, requestOf } from '#mocks/fixtures/orders/quotes.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { endSession } from '#src/testing/endSession.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const day = (after: number) => addDays(todayInTbilisi(Date.now()), after);

test('a client who wants the car at a hotel enters which one; the order contains it, the URL never does', async () => {
  const car = fleet.find(({ isInstant }) => !isInstant);
  if (car === undefined) throw new Error('The fleet has no such car.');
  setMockUser('client@gza.test');
  const sent: (string | undefined)[] = [];
  server.use(
    handlerOf('placeOrder', ({ body }) => {
      sent.push(body.pick_up_address);
      const request = requestOf(body.quote_id);
      if (request === null || !body.pick_up_address)
        return refuseFields({ pick_up_address: 'Please enter the address or hotel.' });
      return { status: 'success', order: seenBy(newOrder(9, car, quoteOf(car, request), body.payment), 'client') };
    }),
  );
  const { slug, id } = carOf(car, new URLSearchParams());
  const places = `from=${day(10)}T10:00&to=${day(14)}T10:00&pick_up=hotel-1&drop_off=airport-1`;
  const address = `${paths.checkout(slug, id)}?${places}`;
  const asClient = { preloadedState: { auth: { current: sessionUser() } } };
  const before = await renderRoute(address, asClient);
  await before.user.type(await screen.findByRole('textbox', { name: 'Where to bring the car' }), 'Rooms');
  const card = { name: /^Enter your card now/ };
  await before.user.click(await screen.findByRole('checkbox', card));
  const typed = await endSession(before);
  const { user, store } = await renderRoute(address, { ...asClient, typed });
  expect(await screen.findByText(/At a hotel, Tbilisi$/)).toBeVisible();
  expect(screen.getByText('Return: Tbilisi Airport')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Where to collect the car' })).toBeNull();
  const place = await screen.findByRole('textbox', { name: 'Where to bring the car' });
  expect(place).toHaveValue('Rooms');
  expect(screen.getByRole('checkbox', card)).not.toBeChecked();
  await user.clear(place);
  await user.click(await screen.findByRole('checkbox', { name: 'I have read the terms and agree to them.' }));
  await user.click(await screen.findByRole('button', { name: 'Request to book' }));
  expect(await screen.findByText('Please enter the address or hotel.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Where to bring the car' }), 'Rooms Hotel');
  expect(JSON.stringify(store.getState())).not.toContain('Rooms');
  await user.click(await screen.findByRole('button', { name: 'Request to book' }));
  await waitFor(() => expect(selectRoute(store.getState()).params).toEqual({ id: '9' }));
  expect(sent).toEqual(['', 'Rooms Hotel']);
});
