import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { findMockOrder } from '#mocks/handlers/orders/orders.ts';
import { mocks } from '#mocks/handlers.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

beforeEach(() => localStorage.removeItem('gza.review.later'));

const asClient = { preloadedState: { auth: { current: sessionUser() } } };

/** A client whose last rental ended so many days ago; counts what home asks for. */
function serveLastTrip({ daysAgo, canReview }: { daysAgo: number; canReview: boolean }) {
  const asked: string[] = [];
  const order = findMockOrder(9);
  if (order === undefined) throw new Error('The mocks have no such order.');
  const ended = { ...order, status: 'completed', to: localMomentOf(Date.now() - daysAgo * 86_400_000) };
  server.use(
    http.get('*/api/cars/home', () => HttpResponse.json({ status: 'success', rows: [] })),
    handlerOf('listOrders', (request) => {
      asked.push(request.query.toString());
      const answer = mocks.listOrders(request);
      if (!('orders' in answer)) return answer;
      // What an order has beyond its summary does not matter here.
      return { ...answer, orders: [{ ...ended, amount_without_commission: null } as OrderSummary] };
    }),
    handlerOf('getOrderReview', ({ params }) => {
      asked.push(`review ${params['id']}`);
      return { status: 'success', review: null, can_review: canReview };
    }),
  );
  return asked;
}

const card = () => screen.queryByRole('region', { name: /^How was the / });

test('a client is asked about the last trip, and is led to the form of its order', async () => {
  const asked = serveLastTrip({ daysAgo: 2, canReview: true });
  const { user, store } = await renderRoute(paths.home, asClient);
  const shown = within(await screen.findByRole('region', { name: /^How was the .+ \d{4}\?$/ }));
  expect(asked).toEqual(['when=past&status=completed&page_size=1', 'review 9']);
  await user.click(shown.getByRole('link', { name: 'Write a review' }));
  await waitFor(() => expect(store.getState().route.pattern).toBe('/orders/:id'));
});

test('once it was put away it does not come back', async () => {
  const asked = serveLastTrip({ daysAgo: 2, canReview: true });
  const first = await renderRoute(paths.home, asClient);
  await first.user.click(await screen.findByRole('button', { name: 'Do not ask about this trip again' }));
  expect(card()).toBeNull();
  first.unmount();
  asked.length = 0;
  await renderRoute(paths.home, asClient);
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(asked).toHaveLength(1);
  expect(card()).toBeNull();
});

test.each([
  ['has been reviewed', { daysAgo: 2, canReview: false }, ['when=past&status=completed&page_size=1', 'review 9']],
  ['was long ago', { daysAgo: 31, canReview: true }, ['when=past&status=completed&page_size=1']],
])('nobody is asked about a trip that %s', async (_what, trip, requests) => {
  const asked = serveLastTrip(trip);
  await renderRoute(paths.home, asClient);
  await waitFor(() => expect(asked).toEqual(requests));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(asked).toEqual(requests);
  expect(card()).toBeNull();
});

test('a visitor and an owner ask the server for nothing more', async () => {
  const asked = serveLastTrip({ daysAgo: 2, canReview: true });
  const visitor = await renderRoute(paths.home);
  await screen.findByText('No cars here yet. See everything we have.');
  visitor.unmount();
  const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });
  await renderRoute(paths.home, { preloadedState: { auth: { current: owner } } });
  await screen.findByText('No cars here yet. See everything we have.');
  expect(asked).toEqual([]);
});
