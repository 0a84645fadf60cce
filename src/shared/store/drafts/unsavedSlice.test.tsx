import { expect, test } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { server } from '#mocks/server.ts';
import { makeBuildCheck } from '#src/app/chunks/newBuild.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { makeStore } from '#src/app/store.ts';
import type { AppStore } from '#src/app/store.ts';
import { logIn } from '#src/features/auth/logIn.ts';
import { logOut } from '#src/features/auth/logOut.ts';
import { carsApi } from '#src/features/cars/carsApi.ts';
import { ordersApi } from '#src/features/orders/ordersApi.ts';
import { profileApi } from '#src/features/profile/profileApi.ts';
import { threadsApi } from '#src/features/threads/threadsApi.ts';
import { memoryStorage } from '#src/testing/memoryStorage.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { formSettled, formTouched, selectHasUnsavedWork } from './unsavedSlice.ts';

/** A server that answers on demand. */
function holdAnswers() {
  const held = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  server.use(
    http.all('*', async () => {
      requested.resolve();
      await held.promise;
      return new HttpResponse(null, { status: 500 });
    }),
  );
  return { isRequested: requested.promise, answer: held.resolve };
}

function openPage() {
  const store = makeStore({ preloadedState: { auth: { current: sessionUser() } } });
  let reloads = 0;
  const builds = makeBuildCheck({
    build: 'a',
    fetchNewestBuild: () => Promise.resolve('b'),
    storage: memoryStorage(),
    isReloaded: false,
    hasUnsavedWork: () => selectHasUnsavedWork(store.getState()),
    reload: () => {
      reloads += 1;
      return Promise.resolve();
    },
  });
  return { store, builds, reloads: () => reloads };
}

const file = new File(['x'], 'face.png', { type: 'image/png' });
const order = { params: { id: 5 }, idempotencyKey: 'k' };
const writes: Record<string, (store: AppStore) => PromiseLike<unknown>> = {
  'a tracked write': ({ dispatch }) => dispatch(ordersApi.endpoints.cancelOrder.initiate({ ...order, body: {} })),
  'a write that is not tracked': ({ dispatch }) =>
    dispatch(sendSealed(profileApi.endpoints.updateProfile, { body: { name: 'Nino' } })),
  'an upload': ({ dispatch }) => dispatch(sendSealed(profileApi.endpoints.savePicture, { body: { file } })),
  'a message': ({ dispatch }) =>
    dispatch(threadsApi.endpoints.sendMessage.initiate({ ...order, body: { text: 'Hi' } }, { track: false })),
  'a login': ({ dispatch }) => dispatch(logIn({ email: 'a@b.ge', password: 'road' })),
  'a logout': ({ dispatch }) => dispatch(logOut()),
};

test.each(Object.entries(writes))('%s in progress delays a new build until it is answered', async (_what, write) => {
  const { isRequested, answer } = holdAnswers();
  const { store, builds, reloads } = openPage();
  const written = write(store);
  expect(await builds.reloadIfOutdated()).toBe(false);
  await isRequested;
  expect(await builds.reloadIfOutdated()).toBe(false);
  expect(reloads()).toBe(0);
  answer();
  await written;
  expect(await builds.reloadIfOutdated()).toBe(true);
  expect(reloads()).toBe(1);
});

test('a form with input does, until it is settled', async () => {
  const { store, builds } = openPage();
  store.dispatch(formTouched('one'));
  store.dispatch(formTouched('two'));
  store.dispatch(formSettled('one'));
  expect(await builds.reloadIfOutdated()).toBe(false);
  store.dispatch(formSettled('two'));
  expect(await builds.reloadIfOutdated()).toBe(true);
});

test('a question under way does not', async () => {
  const { answer } = holdAnswers();
  const { store, builds } = openPage();
  const request = store.dispatch(carsApi.endpoints.getHome.initiate());
  expect(await builds.reloadIfOutdated()).toBe(true);
  answer();
  await request;
});
