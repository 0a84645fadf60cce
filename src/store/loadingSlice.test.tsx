import { expect, test } from '@jest/globals';
import { makeStore } from '#src/app/store.ts';
import { carsApi } from '#src/features/cars/carsApi.ts';
import { currencyApi } from '#src/features/currency/currencyApi.ts';
import { selectLoadingCount } from './loadingSlice.ts';

const { getHome } = carsApi.endpoints;

test('a first request counts until it is answered', async () => {
  const store = makeStore();
  const request = store.dispatch(getHome.initiate());
  expect(selectLoadingCount(store.getState())).toBe(1);
  await request;
  expect(selectLoadingCount(store.getState())).toBe(0);
});

test('prefetch, refresh and calls nobody waits for do not count', async () => {
  const store = makeStore();
  await store.dispatch(getHome.initiate());
  const requests = [
    store.dispatch(getHome.initiate(undefined, { forceRefetch: true })),
    store.dispatch(carsApi.endpoints.getCar.initiate({ params: { id: 1 }, query: {} }, { subscribe: false })),
    store.dispatch(currencyApi.endpoints.getRates.initiate()),
  ];
  expect(selectLoadingCount(store.getState())).toBe(0);
  await Promise.all(requests);
});
