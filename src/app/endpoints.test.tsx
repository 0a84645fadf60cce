import { expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { http } from 'msw';
import type { AnyCall } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/calls.ts';
import { server } from '#mocks/server.ts';
import { accountsApi } from '#src/features/accounts/accountsApi.ts';
import { auditApi } from '#src/features/audit/auditApi.ts';
import { api } from '#src/api/api.ts';
import { authApi } from '#src/features/auth/authApi.ts';
import { citiesApi } from '#src/forms/citiesApi.ts';
import { recoveryApi } from '#src/features/auth/recoveryApi.ts';
import { blocksApi } from '#src/features/blocks/blocksApi.ts';
import { branchesApi } from '#src/features/branches/branchesApi.ts';
import { carsApi } from '#src/features/cars/carsApi.ts';
import { editApi } from '#src/features/reference/edit/editApi.ts';
import { carPageApi } from '#src/features/cars/page/carPageApi.ts';
import { referenceApi } from '#src/features/reference/referenceApi.ts';
import { currencyApi } from '#src/features/currency/currencyApi.ts';
import { feedsApi } from '#src/features/feeds/feedsApi.ts';
import { favouritesApi } from '#src/features/favourites/favouritesApi.ts';
import { fleetApi } from '#src/features/fleet/fleetApi.ts';
import { languageApi } from '#src/features/language/languageApi.ts';
import { operationsApi } from '#src/features/operations/operationsApi.ts';
import { ordersApi } from '#src/features/orders/ordersApi.ts';
import { paymentsApi } from '#src/features/payments/paymentsApi.ts';
import { pricesApi } from '#src/features/prices/pricesApi.ts';
import { profileApi } from '#src/features/profile/profileApi.ts';
import { quotesApi } from '#src/features/quotes/quotesApi.ts';
import { registrationApi } from '#src/features/registration/registrationApi.ts';
import { ownReviewsApi } from '#src/features/reviews/own/ownReviewsApi.ts';
import { reviewsApi } from '#src/features/reviews/reviewsApi.ts';
import { statisticsApi } from '#src/features/statistics/statisticsApi.ts';
import { threadsApi } from '#src/features/threads/threadsApi.ts';
import { verificationApi } from '#src/features/verification/verificationApi.ts';
import { makeStore } from './store.ts';

/** A call without an endpoint does not compile. */
const endpoints = {
  ...editApi.endpoints,
  ...accountsApi.endpoints,
  ...auditApi.endpoints,
  ...authApi.endpoints,
  ...citiesApi.endpoints,
  ...recoveryApi.endpoints,
  ...blocksApi.endpoints,
  ...branchesApi.endpoints,
  ...carsApi.endpoints,
  ...carPageApi.endpoints,
  ...referenceApi.endpoints,
  ...currencyApi.endpoints,
  ...feedsApi.endpoints,
  ...favouritesApi.endpoints,
  ...fleetApi.endpoints,
  ...languageApi.endpoints,
  ...operationsApi.endpoints,
  ...ordersApi.endpoints,
  ...paymentsApi.endpoints,
  ...quotesApi.endpoints,
  ...pricesApi.endpoints,
  ...profileApi.endpoints,
  ...registrationApi.endpoints,
  ...reviewsApi.endpoints,
  ...ownReviewsApi.endpoints,
  ...statisticsApi.endpoints,
  ...threadsApi.endpoints,
  ...verificationApi.endpoints,
} satisfies Record<CallName, { initiate: unknown }>;

const pathPattern = (call: AnyCall) => new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`);

test.each(Object.entries(calls))('the endpoint %s makes that call', async (name, call: AnyCall) => {
  const sent: Request[] = [];
  server.use(
    http.all('*', ({ request }) => {
      sent.push(request);
      return Response.json({ status: 'success', next_cursor: null, payment: {} });
    }),
  );
  const store = makeStore();
  // The keys of `calls` are its names; what each endpoint takes is checked where screens use it.
  const { initiate } = endpoints[name as CallName] as unknown as {
    initiate: (arg: unknown) => UnknownAction & PromiseLike<unknown>;
  };
  const body = call.method === 'GET' ? {} : { body: { address: 'a@b.ge' } };
  await store.dispatch(
    initiate({
      params: {
        id: 1,
        car_id: 1,
        feed_id: 1,
        shot: 'front',
        provider: 'sandbox',
        user_id: 1,
        lang: 'ka',
        list: 'colours',
        code: 'white',
        event: 'settle',
      },
      query: {},
      ...body,
    }),
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.method).toBe(call.method);
  expect(new URL(sent[0]?.url ?? '').pathname).toMatch(pathPattern(call));
  // What it makes others ask anew does not run into the next one.
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
});
