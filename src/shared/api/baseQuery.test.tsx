import { expect, jest, test } from '@jest/globals';
import { http } from 'msw';
import { server } from '#mocks/server.ts';
import { makeStore } from '#src/app/store.ts';
import { authApi } from '#src/features/auth/authApi.ts';
import { loginApi } from '#src/features/auth/loginApi.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { carsApi } from '#src/features/cars/carsApi.ts';
import { threadsApi } from '#src/features/threads/threadsApi.ts';
import { defaultSettings } from '#src/shared/lib/settings.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { sendSealed } from './sendSealed.ts';

const user = sessionUser();
const loggedIn = { auth: { current: user } };

function answering(status: number, body: string | null): Request[] {
  const requests: Request[] = [];
  server.use(
    http.all('*', ({ request }) => {
      requests.push(request);
      return new Response(body, { status });
    }),
  );
  return requests;
}

test('a request is what the documented client sends', async () => {
  const [requests, store] = [answering(200, '{}'), makeStore()];
  // The faked network does not show whether cookies would have been sent.
  const sent = jest.spyOn(globalThis, 'fetch');
  await store.dispatch(sendSealed(loginApi.endpoints.login, { body: { email: 'a@b.ge', password: 'road' } }));
  const [request] = requests;
  expect(sent.mock.calls[0]?.[1]?.credentials).toBe('include');
  sent.mockRestore();
  expect(request?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(request?.headers.get('Content-Type')).toBe('application/json');
  expect(await request?.json()).toEqual({ email: 'a@b.ge', password: 'road' });
});

test('the token goes with the documented calls only, and never into the cache', async () => {
  const [requests, store] = [answering(200, '{}'), makeStore({ preloadedState: loggedIn })];
  store.vault.apiToken = 'token-of-nino';
  await store.dispatch(threadsApi.endpoints.listThreads.initiate({ query: { client: 70 } }));
  await store.dispatch(carsApi.endpoints.getHome.initiate());
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?client=70&api_token=token-of-nino', '']);
  expect(JSON.stringify(store.getState().api)).not.toContain('token-of-nino');
});

test('the session check goes to the host of the API', async () => {
  const requests = answering(200, '{}');
  const store = makeStore({
    settings: { ...defaultSettings, authCheckPath: '/api/me', apiBaseUrl: 'http://other.test' },
  });
  await store.dispatch(authApi.endpoints.getUser.initiate());
  expect(requests[0]?.url).toBe('http://other.test/api/me');
});

test('a 401 without a body ends the session', async () => {
  answering(401, null);
  const store = makeStore({ preloadedState: loggedIn });
  await store.dispatch(authApi.endpoints.getUser.initiate());
  expect(selectUser(store.getState())).toBeNull();
});

test('a request that a slow network did not bring in time is one without an answer', async () => {
  // No header was read: the message is English, whoever reads it.
  answering(408, JSON.stringify({ message: 'The request could not be understood.', code: 'BAD_REQUEST' }));
  expect((await makeStore().dispatch(carsApi.endpoints.getHome.initiate())).error).toMatchObject({
    status: 0,
    message: null,
    code: null,
  });
});

test('an answer that is no JSON and a cut connection are failures, not crashes', async () => {
  answering(502, '<html>Bad gateway</html>');
  const store = makeStore();
  expect((await store.dispatch(carsApi.endpoints.getHome.initiate())).error).toMatchObject({
    status: 502,
    message: null,
  });
  server.use(http.all('*', () => Response.error()));
  expect((await store.dispatch(authApi.endpoints.getUser.initiate())).error).toMatchObject({ status: 0 });
});
