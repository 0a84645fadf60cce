import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { loggedIn, selectUser } from '#src/features/auth/authSlice.ts';
import { makeServerClock } from '#src/shared/lib/serverClock.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { makeStore } from '../store.ts';
import { watchExpiry } from './watchExpiry.ts';

const minutes = 60_000;
const end = (left: number) => Math.floor(Date.now() / minutes) + left;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12), doNotFake: [], advanceTimers: false });
});
afterEach(() => {
  jest.useRealTimers();
});

function openPage(left: number | null) {
  const clock = makeServerClock(null);
  const current = left === null ? null : sessionUser({ expireMinutes: end(left) });
  const store = makeStore({ clock, preloadedState: { auth: { current } } });
  const stop = watchExpiry(store, clock, document);
  return { store, stop, isLoggedIn: () => selectUser(store.getState()) !== null };
}

test('a session ends on its minute', () => {
  const { isLoggedIn, stop } = openPage(120);
  jest.advanceTimersByTime(120 * minutes - 1);
  expect(isLoggedIn()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isLoggedIn()).toBe(false);
  stop();
});

test('a session that begins later is watched, too', () => {
  const { store, isLoggedIn, stop } = openPage(null);
  store.dispatch(loggedIn(sessionUser({ expireMinutes: end(5) })));
  jest.advanceTimersByTime(5 * minutes);
  expect(isLoggedIn()).toBe(false);
  stop();
});

test('setting the clock of the computer ends nothing', () => {
  const { isLoggedIn, stop } = openPage(120);
  jest.setSystemTime(Date.now() + 24 * 60 * minutes);
  jest.advanceTimersByTime(minutes);
  expect(isLoggedIn()).toBe(true);
  stop();
});

test('after the computer slept, the server is asked whether the session still exists', async () => {
  // Timers of the configuration: only the date is fake.
  jest.useFakeTimers();
  let wall = Date.now();
  const clock = makeServerClock(null, { wall: () => wall, steady: () => 0 });
  const store = makeStore({ clock, preloadedState: { auth: { current: sessionUser() } } });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const stop = watchExpiry(store, clock, page);
  let requestCount = 0;
  server.use(
    handlerOf('getUser', () => {
      requestCount += 1;
      return Response.json({}, { status: 401 });
    }),
  );
  const ended = new Promise<void>((resolve) => {
    store.subscribe(() => selectUser(store.getState()) ?? resolve());
  });
  page.dispatchEvent(new Event('visibilitychange'));
  wall += 60 * minutes;
  page.dispatchEvent(new Event('visibilitychange'));
  await ended;
  expect(requestCount).toBe(1);
  stop();
});
