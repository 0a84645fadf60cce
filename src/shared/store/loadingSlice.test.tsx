import { expect, test } from '@jest/globals';
import { HttpResponse, delay, http } from 'msw';
import { server } from '#mocks/server.ts';
import { makeStore } from '#src/app/store.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { loginApi } from '#src/features/auth/loginApi.ts';
import { carsApi } from '#src/features/cars/carsApi.ts';
import { currencyApi } from '#src/features/currency/currencyApi.ts';
import { favouritesApi } from '#src/features/favourites/favouritesApi.ts';
import { languageApi } from '#src/features/language/languageApi.ts';
import { screenLoadEnded, screenLoadStarted, selectLoadingCount } from './loadingSlice.ts';

const login = { body: { email: 'client@gza.test', password: 'wrong' } };

function openPage() {
  const store = makeStore();
  let most = 0;
  store.subscribe(() => {
    most = Math.max(most, selectLoadingCount(store.getState()));
  });
  return { store, count: () => selectLoadingCount(store.getState()), most: () => most };
}

test('an awaited write counts until it is answered, also by a refusal', async () => {
  const { store, count } = openPage();
  const request = store.dispatch(sendSealed(loginApi.endpoints.login, login));
  expect(count()).toBe(1);
  await request;
  expect(count()).toBe(0);
});

test('it counts until then however it ends, and each separately', async () => {
  server.use(
    http.post('*/api/login', async () => {
      await delay(20);
      return HttpResponse.error();
    }),
  );
  const { store, count } = openPage();
  const [first, second] = [0, 1].map(() => store.dispatch(sendSealed(loginApi.endpoints.login, login)));
  expect(count()).toBe(2);
  first?.abort();
  await first;
  await second;
  expect(count()).toBe(0);
});

test('a query never counts: its screen has skeletons; nor does a write marked as not awaited', async () => {
  const { store, most } = openPage();
  await Promise.all([
    store.dispatch(carsApi.endpoints.getHome.initiate()),
    store.dispatch(carsApi.endpoints.getHome.initiate(undefined, { forceRefetch: true })),
    store.dispatch(carsApi.endpoints.getCar.initiate({ params: { id: 1 }, query: {} }, { subscribe: false })),
    store.dispatch(currencyApi.endpoints.getRates.initiate()),
    store.dispatch(languageApi.endpoints.setLanguage.initiate({ params: { lang: 'en' } })),
    store.dispatch(favouritesApi.endpoints.addFavourite.initiate({ params: { car_id: 1 } })),
  ]);
  expect(most()).toBe(0);
});

test('a screen counts while its code loads', () => {
  const { store, count } = openPage();
  store.dispatch(screenLoadStarted());
  store.dispatch(screenLoadStarted());
  expect(count()).toBe(2);
  store.dispatch(screenLoadEnded());
  store.dispatch(screenLoadEnded());
  expect(count()).toBe(0);
});
