import { expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { hashOf } from '#contract/redaction/hashOf.ts';
import type { TraceHeader } from '#contract/calls/traces.ts';
import { PAGE_LOADED } from '#contract/redaction/redaction.ts';
import { requestEnded, requestStarted } from '#src/shared/api/requests.ts';
import { sessionRefused } from '#src/shared/api/sessionRefused.ts';
import { screenLoadStarted } from '#src/shared/store/loadingSlice.ts';
import { modalClosed, modalOpened } from '#src/shared/store/modalsSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { routeEntered } from '#src/shared/store/routeSlice.ts';
import { screenStateSet } from '#src/shared/store/screenSlice.ts';
import { everyReducer } from './everyReducer.ts';
import type { TracedState } from './everyReducer.ts';
import { makeReplay, isSame } from './makeReplay.ts';
import type { OpenedTrace } from './openedTrace.ts';

const traceOf = (actions: readonly UnknownAction[], changes: Partial<OpenedTrace> = {}): OpenedTrace => {
  const steps = [{ type: '@@INIT' }, ...actions].map((action, index) => ({
    type: 'PERFORM_ACTION' as const,
    action,
    timestamp: 1000 * index,
  }));
  return {
    actionsById: Object.fromEntries(steps.entries()),
    stagedActionIds: [...steps.keys()],
    skippedActionIds: [],
    committedState: {},
    trace: null,
    ...changes,
  };
};

const header: TraceHeader = {
  version: 1,
  buildId: 'abc',
  finalHash: '',
  count: 2,
  from: '2026-11-22T10:00:00.000Z',
  to: '2026-11-22T10:05:00.000Z',
  locale: 'ka',
  viewport: { width: 390, height: 844 },
};

const route = { pattern: '/search', params: {}, search: {} };

test('each step has its action, its changes and its kind', () => {
  const rejected = (meta: object) => ({
    type: 'auth/logOut/rejected',
    error: {},
    meta: { requestId: 'a', requestStatus: 'rejected', ...meta },
  });
  const sessionCheck = (status: number) => ({
    type: 'api/executeQuery/rejected',
    payload: { status },
    meta: { requestId: 'c', requestStatus: 'rejected', arg: { endpointName: 'getUser', queryCacheKey: 'getUser' } },
  });
  const arg = { endpointName: 'listOrders', queryCacheKey: 'listOrders({})', originalArgs: {} };
  const { steps } = makeReplay(
    traceOf([
      routeEntered(route),
      modalOpened({ kind: 'menu' }),
      modalClosed(),
      modalClosed(),
      requestStarted({ isAwaited: true, isWrite: true }),
      rejected({}),
      rejected({ condition: true }),
      sessionRefused(),
      sessionCheck(401),
      sessionCheck(500),
      rejected({ aborted: true }),
      { type: 'threads/sendingFailed', payload: { key: 'a', state: 'unsent' } },
      { type: noticeShown.type, payload: { id: 'a', tone: 'success' } },
      { type: noticeShown.type, payload: { id: 'b', tone: 'error' } },
      screenStateSet({ key: 'cars/gallery', value: 2 }),
      screenStateSet({ key: 'failure/screen', value: 'offline' }),
      { type: 'api/executeQuery/pending', meta: { requestStatus: 'pending', requestId: 'b', arg } },
    ]),
  );
  expect(steps.map(({ id, kind, slices }) => [id, kind, ...slices])).toEqual([
    [1, 'navigation', 'route'],
    [2, 'state', 'modals'],
    [3, 'state', 'modals'],
    [4, 'state'],
    [5, 'request', 'loading', 'unsaved'],
    [6, 'failure', 'loading'],
    [7, 'request'],
    // The session check of a visitor is always refused.
    [8, 'request'],
    [9, 'request'],
    [10, 'failure'],
    [11, 'request'],
    [12, 'failure'],
    [13, 'state', 'notices'],
    [14, 'failure', 'notices'],
    [15, 'state', 'screen'],
    [16, 'failure', 'screen'],
    [17, 'request', 'api', 'loading'],
  ]);
  expect(steps.map(({ timestamp }) => timestamp)).toEqual(steps.map(({ id }) => id * 1000));
});

test('the same refusals are failures where a user was logged in', () => {
  const committedState = { auth: { current: { user_id: 7 } } };
  const { steps } = makeReplay(traceOf([sessionRefused()], { committedState }));
  expect(steps.map(({ kind }) => kind)).toEqual(['failure']);
});

const unanswered = {
  type: 'api/executeQuery/rejected',
  payload: { status: 0 },
  meta: { requestId: 'd', requestStatus: 'rejected', arg: { endpointName: 'listOrders', queryCacheKey: 'listOrders' } },
};
const loaded = { type: PAGE_LOADED, payload: {} };

test('what leaving a page cuts off is no failure; what got no answer before is', () => {
  // A second between each two.
  const { steps } = makeReplay(
    traceOf([
      unanswered,
      modalClosed(),
      modalClosed(),
      unanswered,
      requestEnded({ isAwaited: false, isWrite: false }),
      loaded,
      unanswered,
    ]),
  );
  expect(steps.map(({ kind }) => kind)).toEqual([
    'failure',
    'state',
    'state',
    'request',
    'request',
    'navigation',
    'failure',
  ]);
});

test('before the first route a step has the first one, or none; a missing page is missing', () => {
  const orders = { ...route, pattern: '/orders' };
  const missing = { ...route, pattern: '' };
  const { routeAt } = makeReplay(
    traceOf([
      modalClosed(),
      routeEntered(route),
      loaded,
      modalClosed(),
      routeEntered(orders),
      routeEntered(missing),
      loaded,
    ]),
  );
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((step) => routeAt(step)?.pattern)).toEqual([
    '/search',
    '/search',
    '/search',
    '/orders',
    '/orders',
    '/orders',
    '',
    undefined,
  ]);
});

test('the state after any step is the one the reducers gave, in whichever order steps are requested', () => {
  const actions = Array.from({ length: 120 }, (_none, index) =>
    index % 3 === 0 ? screenLoadStarted() : routeEntered({ ...route, params: { id: String(index) } }),
  );
  const states: TracedState[] = [everyReducer({}, { type: '@@INIT' })];
  for (const action of actions) states.push(everyReducer(states.at(-1) ?? {}, action));
  const { stateAt } = makeReplay(traceOf(actions));
  const order = [120, 0, 60, 49, 50, 51, 24, 25, 119, 1, 75, 74];
  for (const step of order) expect(stateAt(step)).toEqual(states[step]);
  for (const step of states.keys()) expect(stateAt(step)).toEqual(states[step]);
  expect(stateAt(40)).toBe(stateAt(40));
  expect([stateAt(-5), stateAt(1000), stateAt(2.7)]).toEqual([states[0], states[120], states[2]]);
});

test('no step runs more than a few actions again', () => {
  let runs = 0;
  const count = (state: TracedState, action: UnknownAction): TracedState => {
    runs += 1;
    return { ...state, last: action['payload'] };
  };
  const actions = Array.from({ length: 400 }, (_none, payload) => ({ type: 'a', payload }));
  const { stateAt } = makeReplay(traceOf(actions), count);
  for (const step of [399, 3, 224, 0, 400, 199]) {
    runs = 0;
    expect(stateAt(step)).toEqual(step === 0 ? { last: undefined } : { last: step - 1 });
    expect(runs).toBeLessThan(25);
    // The next one is already there.
    runs = 0;
    stateAt(step - (step % 25) + 5);
    expect(runs).toBe(0);
  }
});

test('an action that makes a reducer throw is a failure, and the others continue', () => {
  const { steps, stateAt } = makeReplay(
    traceOf([
      modalOpened({ kind: 'menu' }),
      { type: 'loading/screenLoadStarted', meta: null },
      { type: requestStarted.type },
      { type: 'unsaved/formTouched', payload: 'a' },
    ]),
  );
  expect(steps.map(({ kind, thrown }) => [kind, thrown !== undefined])).toEqual([
    ['state', false],
    ['state', false],
    ['failure', true],
    ['state', false],
  ]);
  expect(steps[2]?.slices).toEqual([]);
  expect(stateAt(4)).toMatchObject({ modals: { open: { kind: 'menu' } }, unsaved: { forms: ['a'] } });
});

test('a state that is none of ours is shown as it is', () => {
  const broken = { modals: null, notices: [], loading: 'a', elsewhere: 1 };
  const { steps, stateAt } = makeReplay(traceOf([screenLoadStarted(), modalClosed()], { committedState: broken }));
  expect(steps).toHaveLength(2);
  expect(stateAt(2)).toMatchObject({ elsewhere: 1, modals: { open: null } });
});

test('an action that was switched off in the DevTools is no step; the initial action never is', () => {
  const trace = traceOf([modalOpened({ kind: 'menu' }), modalClosed()], { skippedActionIds: [0, 2] });
  const { steps, stateAt } = makeReplay(trace);
  expect(steps.map(({ id }) => id)).toEqual([1]);
  expect(stateAt(1)).toMatchObject({ modals: { open: { kind: 'menu' } } });
});

test('the hash of a trace, if it has one, shows whether it ends in the recorded state', () => {
  const actions = [modalOpened({ kind: 'menu' }), routeEntered(route)];
  const end = actions.reduce(everyReducer, everyReducer({}, { type: '@@INIT' }));
  const headed = (finalHash: string) => traceOf(actions, { trace: { ...header, finalHash } });
  expect(makeReplay(headed(hashOf(end))).isSameEnd).toBe(true);
  expect(makeReplay(headed(hashOf({ ...end, modals: { open: null } }))).isSameEnd).toBe(false);
  expect(makeReplay(traceOf(actions)).isSameEnd).toBeNull();
});

test('an equal value is no change', () => {
  const value = { a: [1, { b: null }], c: 'd' };
  expect(isSame(value, structuredClone(value))).toBe(true);
  const others = [{ ...value, c: 'e' }, { ...value, e: undefined }, { a: value.a, d: 'd' }, { ...value, a: [1] }, []];
  for (const other of [...others, { ...value, a: [1, { b: 0 }] }, { ...value, a: { 0: 1 } }, null, 'd'])
    expect([isSame(value, other), isSame(other, value)]).toEqual([false, false]);
});
