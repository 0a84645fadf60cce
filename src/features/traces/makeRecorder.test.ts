import { beforeEach, expect, test } from '@jest/globals';
import { hashOf } from '#contract/redaction/hashOf.ts';
import { TraceFile } from '#contract/calls/traces.ts';
import { everyReducer } from '#src/replay/everyReducer.ts';
import { makeStore } from '#src/app/store.ts';
import type { AppStore } from '#src/app/store.ts';
import { api } from '#src/shared/api/api.ts';
import { loggedIn, loggedOut, sessionChangedElsewhere } from '#src/features/auth/authSlice.ts';
import { currencySwitched } from '#src/features/currency/currencySlice.ts';
import { favouritesSlice } from '#src/features/favourites/favouritesSlice.ts';
import { draftWritten, messageWritten } from '#src/features/threads/threadsSlice.ts';
import { modalClosed, modalOpened } from '#src/shared/store/modalsSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { routeEntered } from '#src/shared/store/routeSlice.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { makeRecorder } from './makeRecorder.ts';
import type { Recorder } from './makeRecorder.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 22, 12);
const facts = { buildId: 'b1', locale: 'ka', viewport: { width: 390, height: 844 } } as const;
const user = { ...sessionUser(), client: { id: 70, name: 'Nino Beridze' } };

let time = start;
let store: AppStore;
let recorder: Recorder;
const clock = { now: () => time, first: 0, heard: () => undefined, hasSlipped: () => false };
const read = () => recorder.fileOf(store.getState(), time, facts);
const typesOf = (file: TraceFile) => file.stagedActionIds.slice(1).map((id) => file.actionsById[id]?.action.type);
const write = (text: string) => store.dispatch(draftWritten({ place: 'thread.5', text, at: 'now' }));

beforeEach(() => {
  time = start;
  store = makeStore({ clock });
  recorder = makeRecorder();
  store.subscribeToActions((action, before, at) => recorder.record(action, before as Record<string, unknown>, at));
});

/** The law of a file: run again it ends where the page did. */
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

const addFavourites = () =>
  store.dispatch((_dispatch, _getState, { addReducer }) => addReducer('favourites', favouritesSlice.reducer));

test('a file holds what was done and when, without personal data', () => {
  store.dispatch(loggedIn(user));
  time += 1500.4;
  write('Call me: 599 12 34 56');
  const file = read();
  expectSameEnd(file);
  expect(typesOf(file)).toEqual(['auth/loggedIn', 'threads/draftWritten']);
  expect(file.trace).toMatchObject({ version: 1, count: 2, ...facts });
  expect(file.trace.from).toBe('2026-11-22T12:00:00.000Z');
  expect(file.trace.to).toBe('2026-11-22T12:00:01.500Z');
  expect(JSON.stringify(file)).not.toMatch(/Nino|599 12|Call/);
});

test('a slice that came later is there from the moment it came', () => {
  store.dispatch(currencySwitched('gel'));
  addFavourites();
  addFavourites();
  const file = read();
  expect(file.committedState).not.toHaveProperty('favourites');
  expect(typesOf(file)).toEqual(['currency/currencySwitched', 'store/sliceAdded']);
  expectSameEnd(file);
});

test('what differs from page to page is not recorded', () => {
  for (const type of ['@@redux/x', 'persist/PERSIST', '__rtkq/online', 'api/config/middlewareRegistered'])
    store.dispatch({ type });
  store.dispatch(api.internalActions.unsubscribeQueryResult({ queryCacheKey: 'a' as never, requestId: 'b' }));
  expect(read().trace.count).toBe(0);
  store.dispatch(currencySwitched('usd'));
  expect(typesOf(read())).toEqual(['currency/currencySwitched']);
});

test('no more than 400 actions are kept, and the rest is still consistent', () => {
  for (let count = 0; count < 1234; count += 1) write(`text ${count % 7}`);
  const file = read();
  expect(file.trace.count).toBeLessThanOrEqual(400);
  expect(file.trace.count).toBeGreaterThan(340);
  expectSameEnd(file);
});

/** As large as needed, of words that are recorded in clear: others would be tokens, which are remembered. */
const large = (count: number) => ({
  type: routeEntered.type,
  payload: { pattern: '/search', params: {}, search: { sort: Array<string>(count).fill('price_asc') } },
});

test('no more than half a mebibyte is kept', () => {
  for (let count = 0; count < 100; count += 1) store.dispatch(large(1_600));
  const file = read();
  expect(JSON.stringify(file.actionsById).length).toBeLessThanOrEqual(512 * 1024);
  expect(file.trace.count).toBeGreaterThan(15);
  expectSameEnd(file);
});

test('an action that is too large is dropped with all before it', () => {
  store.dispatch(currencySwitched('gel'));
  store.dispatch(large(50_000));
  expect(read().trace.count).toBe(0);
  store.dispatch(routeEntered({ pattern: '/', params: {}, search: {} }));
  expect(typesOf(read())).toEqual(['route/routeEntered']);
  expectSameEnd(read());
});

test('nothing is older than ten minutes', () => {
  for (let count = 0; count < 30; count += 1) {
    time = start + count * minute;
    store.dispatch(currencySwitched(count % 2 === 0 ? 'gel' : 'usd'));
  }
  const file = read();
  expect(Date.parse(file.trace.from)).toBeGreaterThanOrEqual(time - 10 * minute);
  expect(file.trace.count).toBeGreaterThanOrEqual(10);
  expectSameEnd(file);
});

test('the actions of a user who leaves are deleted, whoever comes next', () => {
  store.dispatch(loggedIn(user));
  store.dispatch(noticeShown({ tone: 'info', text: { key: 'common:hello' } } as never));
  store.dispatch(loggedOut());
  expect(read().trace.count).toBe(0);
  store.dispatch(currencySwitched('gel'));
  expect(typesOf(read())).toEqual(['currency/currencySwitched']);

  store.dispatch(loggedIn(user));
  expect(typesOf(read())).toEqual(['currency/currencySwitched', 'auth/loggedIn']);
  store.dispatch(sessionChangedElsewhere({ ...user, user_id: user.user_id + 1 }));
  store.dispatch(currencySwitched('usd'));
  expect(typesOf(read())).toEqual(['currency/currencySwitched']);
  expectSameEnd(read());
});

test('the dialog in which a problem is reported is no part of the report', () => {
  store.dispatch(currencySwitched('gel'));
  store.dispatch(modalOpened({ kind: 'report' }));
  store.dispatch(currencySwitched('usd'));
  const file = read();
  expect(typesOf(file)).toEqual(['currency/currencySwitched']);
  expectSameEnd(file);
  store.dispatch(modalClosed());
  expect(typesOf(read())).toHaveLength(4);
  expectSameEnd(read());
});

test('a user who logs in while a problem is reported finds nothing of it', () => {
  store.dispatch(loggedIn(user));
  store.dispatch(modalOpened({ kind: 'report' }));
  store.dispatch(sessionChangedElsewhere({ ...user, user_id: user.user_id + 1 }));
  expect(typesOf(read())).toEqual([]);
  expectSameEnd(read());
});

test('it forgets tokens that are not recorded any more, and keeps those that are', () => {
  const long = (count: number) => `${count} ${'word '.repeat(400)}`;
  store.dispatch(messageWritten({ threadId: 5, text: 'the first', at: 'now' }));
  for (let count = 0; count < 1000; count += 1) write(long(count));
  write('the first');
  const file = read();
  expectSameEnd(file);
  const { outbox, drafts } = store.getState().threads;
  expect([outbox.length, Object.keys(drafts)]).toEqual([1, ['thread.5']]);
  const { payload } = file.actionsById[file.trace.count]?.action ?? { payload: null };
  const committed = JSON.stringify(file.committedState['threads']);
  expect(committed).toContain((payload as { text: string }).text);
});
