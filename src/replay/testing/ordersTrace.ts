import { api } from '#src/shared/api/api.ts';
import { hashOf } from '#contract/redaction/hashOf.ts';
import type { TraceFile } from '#contract/calls/traces.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { makeStore } from '#src/app/store.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { screenLoadEnded, screenLoadStarted } from '#src/shared/store/loadingSlice.ts';
import { routeEntered } from '#src/shared/store/routeSlice.ts';
import { makeReplay } from '../makeReplay.ts';

const from = Date.parse('2026-05-22T10:12:00.000Z');
const arg = {
  type: 'query',
  subscribe: true,
  endpointName: 'listOrders',
  originalArgs: { query: { page: 1, when: 'upcoming' } },
  queryCacheKey: 'listOrders({"query":{"page":1,"when":"upcoming"}})',
};
const meta = { arg, requestId: 'one' };
const enter = (pattern: string) => routeEntered({ pattern, params: {}, search: {} });

/**
 * A client reads about the company and then sees that the orders could not be loaded; the fifth step is the failure.
 */
const actions = [
  enter(paths.about),
  enter(paths.orders),
  screenLoadStarted(),
  {
    type: `${api.reducerPath}/executeQuery/pending`,
    meta: { ...meta, requestStatus: 'pending', startedTimeStamp: from },
  },
  {
    type: `${api.reducerPath}/executeQuery/rejected`,
    payload: {
      status: 502,
      fields: { name: '«name 3»' },
      message: '«message 1»',
      code: 'UNAVAILABLE',
      retryAfter: null,
      freeDates: [],
      freeUntil: null,
      orderId: null,
    },
    error: { message: 'Rejected' },
    meta: { ...meta, requestStatus: 'rejected', aborted: false, condition: false, rejectedWithValue: true },
  },
  screenLoadEnded(),
];

/** As a recorder would have written it; each action half a second after the other, but the last a minute later. */
export function ordersTrace(changes: Partial<TraceFile['trace']> = {}): TraceFile {
  const { user: current } = demoUsers['client@gza.test']!;
  const state: unknown = JSON.parse(JSON.stringify(makeStore({ preloadedState: { auth: { current } } }).getState()));
  const all = [{ type: '@@INIT' }, ...actions];
  const instants = all.map((_action, index) => from + index * 500 + (index === actions.length ? 60_000 : 0));
  const file: TraceFile = {
    actionsById: Object.fromEntries(
      all.map((action, id) => [id, { type: 'PERFORM_ACTION', action, timestamp: instants[id]! }]),
    ),
    stagedActionIds: [...all.keys()],
    nextActionId: all.length,
    skippedActionIds: [],
    committedState: state as TraceFile['committedState'],
    currentStateIndex: actions.length,
    computedStates: [],
    trace: {
      version: 1,
      buildId: 'development',
      finalHash: '00000000000000',
      count: actions.length,
      from: new Date(from).toISOString(),
      to: new Date(instants.at(-1)!).toISOString(),
      locale: 'en',
      viewport: { width: 390, height: 844 },
    },
  };
  const finalHash = hashOf({ ...makeReplay(file).stateAt(actions.length) });
  return { ...file, trace: { ...file.trace, finalHash, ...changes } };
}
