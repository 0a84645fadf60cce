import { beforeEach, expect, test } from '@jest/globals';
import { TraceFile } from '#contract/calls/traces.ts';
import { everyReducer } from '#src/replay/everyReducer.ts';
import { makeStore } from '#src/app/store.ts';
import { hashOf } from '#contract/redaction/hashOf.ts';
import { loggedIn, loggedOut } from '#src/features/auth/authSlice.ts';
import { currencySwitched } from '#src/features/currency/currencySlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { routeEntered } from '#src/shared/store/routeSlice.ts';
import { memoryStorage } from '#src/testing/memoryStorage.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';

const start = Date.UTC(2026, 10, 22, 12);
const minute = 60_000;
const facts = { buildId: 'b1', locale: 'ka', viewport: { width: 390, height: 844 } } as const;
const clock = { now: () => time, first: 0, heard: () => undefined, hasSlipped: () => false };
const user = { ...sessionUser(), client: { id: 70, name: 'Nino Beridze' } };
const order = (id: string) => routeEntered({ pattern: '/orders/:id', params: { id }, search: {} });

let time = start;
let storage = memoryStorage();

/** A page of the tab: its actions, and how it ends. */
async function openPage(preloadedState: Parameters<typeof makeStore>[0] & object = {}) {
  const window = new EventTarget();
  const store = makeStore({ ...preloadedState, clock, tab: { window, storage } });
  const { fileOf } = await store.recorder();
  return {
    dispatch: store.dispatch,
    read: () => fileOf(store.getState(), time, facts),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    comeBack: () => window.dispatchEvent(new Event('pageshow')),
  };
}

const typesOf = ({ stagedActionIds, actionsById }: TraceFile) =>
  stagedActionIds.slice(1).map((id) => actionsById[id]?.action.type);

function expectSameEnd(file: TraceFile): void {
  expect(TraceFile.safeParse(file).error).toBeUndefined();
  const end = file.stagedActionIds
    .slice(1)
    .reduce(
      (state, id) => everyReducer(state, file.actionsById[id]?.action ?? { type: 'missing' }),
      file.committedState,
    );
  expect(hashOf(end)).toBe(file.trace.finalHash);
}

beforeEach(() => {
  time = start;
  storage = memoryStorage();
});

test('a trace continues on the next page of the tab, with its whole state', async () => {
  const first = await openPage();
  first.dispatch(loggedIn(user));
  first.dispatch(currencySwitched('gel'));
  first.leave();
  expect(storage.getItem('trace')).not.toMatch(/Nino/);
  time += minute;
  const second = await openPage({ preloadedState: { auth: { current: user } } });
  expect(storage.getItem('trace')).toBeNull();
  second.dispatch(order('5'));
  const file = second.read();
  expect(typesOf(file)).toEqual(['auth/loggedIn', 'currency/currencySwitched', 'page/loaded', 'route/routeEntered']);
  expectSameEnd(file);
  expect(file.trace).toMatchObject({ from: '2026-11-22T12:00:00.000Z', to: '2026-11-22T12:01:00.000Z' });
  // The same name on two pages has two tokens, and no token stands for two names.
  const names = JSON.stringify(file).match(/«name \d+»/g);
  expect(new Set(names).size).toBe(2);
});

test('a page on which nothing happened yet is in the trace as well', async () => {
  const first = await openPage();
  first.dispatch(order('5'));
  first.leave();
  const file = (await openPage()).read();
  expect(typesOf(file)).toEqual(['route/routeEntered', 'page/loaded']);
  expectSameEnd(file);
});

test('neither after a logout nor after a login is there anything of the last user', async () => {
  const first = await openPage();
  first.dispatch(loggedIn(user));
  first.dispatch(order('5'));
  first.leave();
  const other = await openPage({ preloadedState: { auth: { current: { ...user, user_id: 8 } } } });
  other.dispatch(order('6'));
  expect(typesOf(other.read())).toEqual(['route/routeEntered']);
  other.dispatch(loggedOut());
  other.leave();
  const visitor = await openPage();
  visitor.dispatch(order('7'));
  const file = visitor.read();
  expect(JSON.stringify(file)).not.toMatch(/"id":"[56]"/);
  expectSameEnd(file);
});

test('what is too old is not recorded by the next page either', async () => {
  const first = await openPage();
  first.dispatch(order('5'));
  first.leave();
  time += 11 * minute;
  const second = await openPage();
  second.dispatch(order('6'));
  const file = second.read();
  expect(typesOf(file)).toEqual(['page/loaded', 'route/routeEntered']);
  expectSameEnd(file);
});

test('a page restored from the back/forward cache continues, and nothing of it stays in the storage', async () => {
  const page = await openPage();
  page.dispatch(order('5'));
  page.leave();
  page.comeBack();
  expect(storage.getItem('trace')).toBeNull();
  page.dispatch(order('6'));
  expect(typesOf(page.read())).toEqual(['route/routeEntered', 'route/routeEntered']);
});

test('storage that holds nonsense, is full or is not there only ends the trace with its page', async () => {
  for (const text of ['{', '[]', '{"given":1}', '{"given":1,"blocks":[{}]}', '{"given":"1","blocks":[]}']) {
    storage = memoryStorage({ trace: text });
    const page = await openPage();
    page.dispatch(order('5'));
    expect(typesOf(page.read())).toEqual(['route/routeEntered']);
  }
  storage = Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const page = await openPage();
  page.dispatch(noticeShown({ id: 'one', tone: 'error', text: { key: 'common:loading' } }));
  expect(() => page.leave()).not.toThrow();
});
