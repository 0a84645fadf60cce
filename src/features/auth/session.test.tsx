import { expect, jest, test } from '@jest/globals';
import { http } from 'msw';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { makeStore } from '#src/app/store.ts';
import { carsApi } from '#src/features/cars/carsApi.ts';
import { selectLoadingCount } from '#src/shared/store/loadingSlice.ts';
import { sessionUser, storedUser } from '#src/testing/sessionUser.ts';
import { checkSession } from './checkSession.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { selectEnding, selectUser } from './authSlice.ts';

const user = sessionUser();
const client = demoUsers['client@gza.test'];
const password = client?.password ?? '';

function openPage(loggedIn = true) {
  const page = { rememberLanguage: jest.fn(), reload: jest.fn((_address?: string) => Promise.resolve()) };
  const store = makeStore({ page, preloadedState: { auth: { current: loggedIn ? user : null } } });
  const loading: number[] = [];
  store.subscribe(() => loading.push(selectLoadingCount(store.getState())));
  return { page, store, loading };
}

test("a login stores the user with the session's expiry and reloads the page from the start", async () => {
  const { page, store } = openPage(false);
  let sent: unknown;
  server.use(
    handlerOf('login', ({ body }) => {
      sent = body;
      return { ...storedUser(), expireMinutes: Math.floor(Date.now() / 60_000) + 119 };
    }),
  );
  expect(await store.dispatch(logIn({ email: 'Nino@Gza.TEST', password }))).toBeUndefined();
  expect(sent).toEqual({ email: 'nino@gza.test', password });
  expect(store.getState().api.mutations).toEqual({});
  expect(selectUser(store.getState())?.user_id).toBe(7);
  expect(page.reload).toHaveBeenCalledWith('/');
});

test.each([undefined, 120])(
  'where a login answers %s as expiry, the session lasts 120 minutes',
  async (expireMinutes) => {
    const { store } = openPage(false);
    server.use(http.post('*/api/login', () => Response.json({ user_id: 7, apiToken: 't', expireMinutes })));
    await store.dispatch(logIn({ email: 'a@b.ge', password }));
    const left = (selectUser(store.getState())?.expireMinutes ?? 0) - Date.now() / 60_000;
    expect(left).toBeGreaterThan(118);
    expect(left).toBeLessThanOrEqual(120);
    expect(selectUser(store.getState())).toMatchObject({ roles: [], client: null, owner: null });
  },
);

test('a login sends the code when one is required', async () => {
  const { store } = openPage(false);
  let sent: unknown;
  server.use(
    handlerOf('login', ({ body }) => {
      sent = body;
      return { ...storedUser(), expireMinutes: Math.floor(Date.now() / 60_000) + 119 };
    }),
  );
  await store.dispatch(logIn({ email: 'nino@gza.test', password, code: '123456' }));
  expect(sent).toEqual({ email: 'nino@gza.test', password, code: '123456' });
});

test('a refused login returns its error and changes nothing', async () => {
  const { page, store } = openPage(false);
  const error = await store.dispatch(logIn({ email: 'client@gza.test', password: 'wrong' }));
  expect(error).toMatchObject({ status: 422, fields: { password: 'The e-mail or password is not right.' } });
  expect(selectUser(store.getState())).toBeNull();
  expect(page.reload).not.toHaveBeenCalled();
});

test('a password never enters the store', async () => {
  const { store } = openPage(false);
  const states: string[] = [];
  store.subscribe(() => states.push(JSON.stringify(store.getState())));
  await store.dispatch(logIn({ email: 'client@gza.test', password }));
  expect(states.length).toBeGreaterThan(0);
  expect(states.filter((state) => state.includes(password))).toEqual([]);
});

test('a logout notifies the server, then forgets the user and cached data; loading spans all of it', async () => {
  const { page, store, loading } = openPage();
  await store.dispatch(carsApi.endpoints.getHome.initiate());
  let userAtRequest: unknown = null;
  server.use(
    handlerOf('logout', () => {
      userAtRequest = selectUser(store.getState())?.user_id;
      return { status: 'success' };
    }),
  );
  loading.length = 0;
  const endings = new Set<string | null>();
  store.subscribe(() => endings.add(selectEnding(store.getState())));
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await store.dispatch(logOut());
  expect(warning).not.toHaveBeenCalled();
  warning.mockRestore();
  expect(endings).toEqual(new Set([null, 'left']));
  expect(store.getState().api.mutations).toEqual({});
  expect(userAtRequest).toBe(user.user_id);
  expect(selectUser(store.getState())).toBeNull();
  expect(store.getState().api.queries).toEqual({});
  expect(loading.slice(0, -1).every((count) => count > 0)).toBe(true);
  expect(selectLoadingCount(store.getState())).toBe(0);
  expect(page.reload).not.toHaveBeenCalled();
});

test('a user who logs out sees no expiry when the server refuses the session first', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(
    http.post('*/api/logout', () => Response.json({ message: 'No.', code: 'NOT_LOGGED_IN' }, { status: 401 })),
  );
  const { store } = openPage();
  const endings = new Set<string | null>();
  store.subscribe(() => endings.add(selectEnding(store.getState())));
  await store.dispatch(logOut());
  expect(endings).toEqual(new Set([null, 'left']));
  warning.mockRestore();
});

test.each([
  ['refuses', () => new Response(null, { status: 500 })],
  ['is gone', () => Response.error()],
])('when the server %s, the failure is logged and the logout still completes', async (_what, answer) => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(http.post('*/api/logout', answer));
  const { page, store } = openPage();
  await store.dispatch(logOut({ path: '/about-us' }));
  expect(warning).toHaveBeenCalledTimes(1);
  expect(selectUser(store.getState())).toBeNull();
  expect(selectLoadingCount(store.getState())).toBe(0);
  expect(page.reload).toHaveBeenCalledWith('/about-us');
  warning.mockRestore();
});

test('a 401 at the start ends a stored session once, however many requests receive it', async () => {
  const { store } = openPage();
  let ends = 0;
  let last = selectUser(store.getState());
  store.subscribe(() => {
    const next = selectUser(store.getState());
    if (last !== null && next === null) ends += 1;
    last = next;
  });
  await Promise.all(Array.from({ length: 20 }, () => store.dispatch(checkSession())));
  expect(ends).toBe(1);
  expect(selectUser(store.getState())).toBeNull();
});

test('a 401 without a stored user has no effect', async () => {
  const { store } = openPage(false);
  const before = store.getState().auth;
  await store.dispatch(checkSession());
  expect(store.getState().auth).toBe(before);
});

test('a session check takes over a new expiry, and ends a session of another user', async () => {
  const { store } = openPage();
  const expireMinutes = Math.floor(Date.now() / 60_000) + 60;
  const confirmed = { user_id: 7, roles: user.roles, client: user.client, owner: null, expireMinutes };
  server.use(handlerOf('getUser', () => confirmed));
  await store.dispatch(checkSession());
  expect(selectUser(store.getState())).toEqual({ ...user, expireMinutes });
  server.use(handlerOf('getUser', () => ({ ...confirmed, user_id: 8 })));
  await store.dispatch(checkSession());
  expect(selectUser(store.getState())).toBeNull();
});

test('a session check without a response keeps the user', async () => {
  const { store } = openPage();
  server.use(http.get('*/api/user', () => Response.error()));
  await store.dispatch(checkSession());
  expect(selectUser(store.getState())).toEqual(user);
});
