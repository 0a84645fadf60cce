import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { server } from '#mocks/server.ts';
import { makeStore } from '#src/app/store.ts';
import type { AppStore } from '#src/app/store.ts';
import { accountsApi } from '#src/features/accounts/accountsApi.ts';
import { carsApi } from '#src/features/cars/carsApi.ts';
import { carPageApi } from '#src/features/cars/page/carPageApi.ts';
import { fleetApi } from '#src/features/fleet/fleetApi.ts';
import { ordersApi } from '#src/features/orders/ordersApi.ts';
import { ownersApi } from '#src/features/owners/ownersApi.ts';
import { pricesApi } from '#src/features/prices/pricesApi.ts';
import { profileApi } from '#src/features/profile/profileApi.ts';
import { editApi } from '#src/features/reference/edit/editApi.ts';
import { referenceApi } from '#src/features/reference/referenceApi.ts';
import { verificationApi } from '#src/features/verification/verificationApi.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { api } from './api.ts';
import { sendSealed } from './sendSealed.ts';

/** Orders by their car. */
const carOf: Readonly<Record<string, number>> = { 1: 10, 2: 11, 3: 10 };
const month = { from: '2027-05-01', to: '2027-05-31' };

let requests: string[] = [];
let refusal: number | null = null;
let store: AppStore;

beforeEach(async () => {
  requests = [];
  refusal = null;
  server.use(
    http.all('*', ({ request }) => {
      const { pathname } = new URL(request.url);
      requests.push(`${request.method} ${pathname}`);
      if (request.method !== 'GET' && refusal !== null) return HttpResponse.json({}, { status: refusal });
      const [, id = ''] = /^\/api\/orders\/(\d+)/.exec(pathname) ?? [];
      return HttpResponse.json({ status: 'success', order: { id: Number(id), car: { id: carOf[id] } } });
    }),
  );
  store = makeStore();
  const { dispatch } = store;
  await dispatch(ordersApi.endpoints.listOrders.initiate({ query: {} }));
  for (const id of [1, 2, 3]) await dispatch(ordersApi.endpoints.getOrder.initiate({ params: { id } }));
  for (const id of [10, 11])
    await dispatch(carPageApi.endpoints.getCalendar.initiate({ params: { id }, query: month }));
  requests = [];
});

afterEach(async () => {
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
});

/** The queries refetched because of a write; the write itself comes first. */
async function refetchedAfter(write: Promise<unknown>): Promise<readonly string[]> {
  await write;
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return requests.slice(1).toSorted();
}

const { finishOrder, acceptOrder, cancelOrder, refundOrder } = ordersApi.endpoints;
const first = { params: { id: 1 }, body: {} } as const;
const ofFirst = ['GET /api/cars/10/calendar', 'GET /api/orders', 'GET /api/orders/1'];

test('a change of one order refetches it, the lists and the days of its car, and no other order', async () => {
  expect(await refetchedAfter(store.dispatch(finishOrder.initiate(first)))).toEqual(ofFirst);
});

test('a change that does not affect days refetches none', async () => {
  const refund = { ...first, body: { amount: 1, reason: 'Late' }, idempotencyKey: 'a' };
  expect(await refetchedAfter(store.dispatch(refundOrder.initiate(refund)))).toEqual([
    'GET /api/orders',
    'GET /api/orders/1',
  ]);
});

test('accepting one refetches the orders of the same car, too: it may have declined some', async () => {
  expect(await refetchedAfter(store.dispatch(acceptOrder.initiate(first)))).toEqual([...ofFirst, 'GET /api/orders/3']);
});

test('where other cars may become free, all days are refetched', async () => {
  const cancel = { ...first, idempotencyKey: 'a' };
  expect(await refetchedAfter(store.dispatch(cancelOrder.initiate(cancel)))).toEqual([
    'GET /api/cars/10/calendar',
    'GET /api/cars/11/calendar',
    'GET /api/orders',
    'GET /api/orders/1',
  ]);
});

test('a conflict refetches as well; the days of every car, as no answer says of which', async () => {
  refusal = 409;
  expect(await refetchedAfter(store.dispatch(finishOrder.initiate(first)))).toEqual([
    'GET /api/cars/10/calendar',
    'GET /api/cars/11/calendar',
    'GET /api/orders',
    'GET /api/orders/1',
  ]);
});

test('a request refused because of its own values has changed nothing', async () => {
  refusal = 422;
  expect(await refetchedAfter(store.dispatch(finishOrder.initiate(first)))).toEqual([]);
});

const that = { params: { id: 1 } };
const { getCar } = carsApi.endpoints;
const { getOwner } = ownersApi.endpoints;
const { updateProfile, removePicture } = profileApi.endpoints;
const ownersPages = [getCar.initiate({ ...that, query: {} }), getOwner.initiate(that)];
const list = { list: 'equipment' } as const;

type Step = AppThunk<Promise<unknown>>;

test.each<[what: string, shown: Step[], write: Step, refetched: string[]]>([
  ['details of an owner', ownersPages, sendSealed(updateProfile, { body: {} }), ['/api/cars/1', '/api/owners/1']],
  ['the picture of an owner', ownersPages, removePicture.initiate(), ['/api/cars/1', '/api/owners/1']],
  [
    'the badge of an owner',
    ownersPages,
    accountsApi.endpoints.changeAccount.initiate({ ...that, body: { verified_owner: 'Nino' } }),
    ['/api/cars/1', '/api/owners/1'],
  ],
  [
    'a verified client',
    [accountsApi.endpoints.getAccount.initiate(that)],
    verificationApi.endpoints.decideVerification.initiate({ params: { user_id: 1 }, body: { documents: [] } }),
    ['/api/accounts/1'],
  ],
  [
    'the daily price of a car',
    [pricesApi.endpoints.getCarPrices.initiate(that)],
    fleetApi.endpoints.updateFleetCar.initiate({ ...that, body: { price_per_day: 9_000 } }),
    ['/api/fleet/cars/1/prices'],
  ],
  [
    'a value of a closed list',
    [referenceApi.endpoints.getReference.initiate()],
    editApi.endpoints.removeReferenceItem.initiate({ params: { ...list, code: 'tow_bar' } }),
    ['/api/reference'],
  ],
])('%s is new on the screens of who changed it', async (_what, shown, write, refetched) => {
  for (const query of shown) await store.dispatch(query);
  requests = [];
  const after = await refetchedAfter(store.dispatch(write));
  expect(after).toEqual(expect.arrayContaining(refetched.map((path) => `GET ${path}`)));
});
