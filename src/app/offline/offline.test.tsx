import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { listOrders } from '#contract/generated/orders/orders.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { requestOf } from '#src/shared/api/requestOf.ts';
import { loggedIn, loggedOut, logoutBegun, sessionEnded } from '#src/features/auth/authSlice.ts';
import { checkSession } from '#src/features/auth/checkSession.ts';
import type { KnownUser } from '#src/features/auth/authSlice.ts';
import { ordersApi } from '#src/features/orders/ordersApi.ts';
import { changeWaiting, readWaiting } from '#src/features/threads/waitingMessages.ts';
import { makeServerClock } from '#src/shared/lib/serverClock.ts';
import { withOffline } from '#src/shared/lib/openOffline.ts';
import { selectKeptAt } from '#src/shared/store/environmentSlice.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { makeStore } from '../store.ts';
import { offline } from './offline.ts';
import { startOffline } from './startOffline.ts';

const start = Date.UTC(2026, 10, 22, 10);
const minutes = 60_000;
const nino: KnownUser = sessionUser({ user_id: 7, expireMinutes: start / minutes + 120 });
const other: KnownUser = { ...nino, user_id: 8 };
const admin: KnownUser = { ...nino, roles: ['client', 'admin'] };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const page = (total: number) =>
  Response.json({ status: 'success', orders: [], page: 1, page_size: 20, total }, { headers: { Date: '' } });
const answer = (total: number) => server.use(handlerOf('listOrders', () => page(total)));
const loseNetwork = () =>
  server.use(
    handlerOf('listOrders', () => Response.error()),
    handlerOf('getUser', () => Response.error()),
  );

/** A page of a user or a visitor, so many minutes after the beginning. */
function openPage(current: KnownUser | null, later = 0, auth: object = {}) {
  let steady = 0;
  const clock = makeServerClock(start + later * minutes, { wall: () => 0, steady: () => steady });
  const store = makeStore({ clock, offline, preloadedState: { auth: { current, ...auth } } });
  const ask = async (query: { readonly page?: number } = {}) => {
    const { data, error } = await store.dispatch(
      ordersApi.endpoints.listOrders.initiate({ query }, { subscribe: false, forceRefetch: true }),
    );
    return data?.total ?? error;
  };
  return { store, ask, wait: (time: number) => (steady += time * minutes) };
}
const cachedCount = () => withOffline((db) => db.count('answers'));
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
}
const untilCached = (count: number) => until(async () => (await cachedCount()) === count);

/** Loads a page with a network, which is then gone. */
async function see(user: KnownUser, total: number): Promise<void> {
  answer(total);
  await openPage(user).ask();
  await untilCached(1);
  loseNetwork();
}

test('orders seen before are shown again to the same user, with when that was', async () => {
  await see(nino, 3);
  const { ask, store } = openPage(nino, 5);
  expect(await ask()).toBe(3);
  expect(selectKeptAt(store.getState())).toBe(start);
});

test.each([
  ['another user', other, 5, {}],
  ['a visitor', null, 5, {}],
  ['the same user when the session is over', nino, 120, {}],
  ['an admin who views the account', nino, 5, { viewedBy: 'admin@gza.test' }],
  ['staff', admin, 5, {}],
  ['a user who is logging out', nino, 5, { ending: 'left' }],
  ['a clock that was set back', nino, -5, {}],
])('%s gets no cached answer', async (_who, user, later, auth) => {
  await see(nino, 3);
  const { ask, store } = openPage(user, later, auth);
  expect(await ask()).toMatchObject({ status: 0 });
  expect(selectKeptAt(store.getState())).toBeNull();
});

test('nothing of the staff is cached, nor of a viewed account, nor after a logout has begun', async () => {
  answer(3);
  await openPage({ ...nino, roles: ['client', 'support'] }).ask();
  await openPage(nino, 0, { viewedBy: 'admin@gza.test' }).ask();
  await openPage(nino, 0, { ending: 'left' }).ask();
  await openPage(other).ask();
  await untilCached(1);
  const [firstKey] = (await withOffline((all) => all.getAllKeys('answers'))) ?? [];
  expect(firstKey?.[0]).toBe(other.user_id);
});

test('an answer to a user who has left meanwhile is cached for no one', async () => {
  const { store } = openPage(nino);
  // The parts of the arguments that it uses.
  const cache = offline(requestOf(listOrders, {}), store as unknown as BaseQueryApi);
  store.dispatch(loggedIn(other));
  cache?.store({ total: 3 });
  answer(4);
  await openPage(other).ask({ page: 2 });
  const names = async () => (await withOffline((db) => db.getAll('answers')))?.map(({ name }) => name) ?? [];
  await until(async () => (await names()).some((name) => name.includes('"page":2')));
  expect(await names()).toHaveLength(1);
});

test('a dead network logs no one out, and the first answer shows that it is back', async () => {
  await see(nino, 3);
  const { ask, store } = openPage(nino, 5);
  await ask();
  await store.dispatch(checkSession());
  expect(store.getState().auth.current).toEqual(nino);
  expect(selectKeptAt(store.getState())).toBe(start);
  server.use(handlerOf('getUser', () => Response.json({ ...nino, picture: null }, { headers: { Date: '' } })));
  await store.dispatch(checkSession());
  await until(async () => selectKeptAt(store.getState()) === null);
  expect(store.getState().auth.current).toEqual(nino);
});

const message = {
  key: 'one-message',
  threadId: 1,
  text: 'Hi',
  at: new Date(start).toISOString(),
  state: 'unsent',
} as const;
const waiting = async () => (await readWaiting(7, nino.expireMinutes, start)).length;
async function leave(user: KnownUser | null) {
  await see(nino, 3);
  await changeWaiting(7, nino.expireMinutes, { put: [message], drop: [] });
  const { store } = openPage(user, 5);
  startOffline(store, { window, build: 'b1', language: 'en' });
  return store;
}

test('a logout deletes answers and waiting messages, from its beginning on', async () => {
  const store = await leave(nino);
  store.dispatch(logoutBegun());
  await untilCached(0);
  await until(async () => (await waiting()) === 0);
  store.dispatch(loggedOut());
  expect(await cachedCount()).toBe(0);
});

test('the end of a session deletes answers; messages wait for their writer', async () => {
  const store = await leave(nino);
  store.dispatch(sessionEnded());
  await untilCached(0);
  expect(await waiting()).toBe(1);
});

test('a page that begins without a user deletes answers, and one of another user everything', async () => {
  await leave(null);
  await untilCached(0);
  expect(await waiting()).toBe(1);
  await leave(other);
  await untilCached(0);
  await until(async () => (await waiting()) === 0);
});
