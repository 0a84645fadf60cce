import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { TraceFile } from '#contract/calls/traces.ts';
import { demoReports } from '#mocks/fixtures/traces.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { api } from '#src/shared/api/api.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { giveRoom, openFile, openReplay } from '../testing/openReplay.tsx';
import { ordersTrace } from '../testing/ordersTrace.ts';

// What our recorder never writes, but a stranger may send: each opens, or is refused with its reason.
afterEach(() => window.history.replaceState(null, '', '/'));
beforeAll(giveRoom);

/** The trace of the orders with another state at its beginning, or another second action. */
function odd({ state = {}, action = {} }: { state?: object; action?: object }): TraceFile {
  const trace = ordersTrace();
  const [id = 0] = trace.stagedActionIds.slice(2);
  const step = trace.actionsById[id]!;
  return {
    ...trace,
    actionsById: { ...trace.actionsById, [id]: { ...step, action: { ...step.action, ...action } } },
    committedState: { ...trace.committedState, ...state },
  };
}

const entered = (payload: unknown) => ({ action: { type: 'route/routeEntered', payload } });

test.each([
  ['no route in the state', { state: { route: null } }],
  ['a route that is a text', { state: { route: '/orders' } }],
  ['a route without its parts', { state: { route: { pattern: '/cars/rent/:slug/:id' } } }],
  ['a route that was never entered', entered(null)],
  ['parts of a route that are none', entered({ pattern: '/cars/rent/:slug/:id', params: { slug: 5 }, search: [[1]] })],
  ['half a character in an address', entered({ pattern: '/orders/:id', params: { id: '\uD800' }, search: {} })],
])('%s: every step can be looked at', async (_name, change) => {
  await openFile(odd(change));
  const slider = await screen.findByRole('slider', { name: 'Step' });
  for (const step of ['1', '2', '3', '6']) {
    fireEvent.change(slider, { target: { value: step } });
    expect(screen.getByRole('slider', { name: 'Step' })).toHaveValue(step);
  }
});

/** The frame, with what was posted to it, and its answers. */
async function frameAt(step: number) {
  const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>(`The user’s screen at step ${step}`);
  const posted = jest.spyOn(contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const answer = (data: unknown) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: contentWindow })));
  answer({ kind: 'ready' });
  return { posted, answer };
}

test('in an unknown language it is drawn in the one that the file says', async () => {
  await openFile(odd({ state: { language: { current: 'fr' } } }));
  const { posted } = await frameAt(0);
  expect(posted.mock.calls[0]?.[0]).toMatchObject({ step: 0, locale: 'en' });
});

test('of a page that loaded a slice later than this one, the screens have the beginning of it', async () => {
  const trace = ordersTrace();
  const { threads: _late, ...committedState } = trace.committedState;
  await openFile({ ...trace, committedState });
  const { posted } = await frameAt(0);
  expect(posted.mock.calls[0]?.[0]).toMatchObject({ state: { threads: { drafts: {} } } });
  fireEvent.keyDown(document.body, { key: '2' });
  expect(screen.queryByText('"threads":')).not.toBeInTheDocument();
});

test('a step that its screens cannot show says so, until one is shown', async () => {
  await openFile(ordersTrace());
  const { answer } = await frameAt(0);
  const told = () => screen.queryByText(/This screen could not be drawn/);
  expect(told()).not.toBeInTheDocument();
  answer({ kind: 'failed', step: 0 });
  expect(told()).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(told()).not.toBeInTheDocument();
  answer({ kind: 'shown', step: 1 });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  answer({ kind: 'shown', step: 0 });
  expect(told()).not.toBeInTheDocument();
});

test('a step that keeps its screens busy for ever is told, too', async () => {
  await openFile(ordersTrace());
  const { answer } = await frameAt(0);
  answer({ kind: 'shown', step: 0 });
  const told = () => screen.queryByText(/This screen could not be drawn/);
  jest.useFakeTimers({ doNotFake: [], advanceTimers: false });
  try {
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    act(() => jest.advanceTimersByTime(19_999));
    expect(told()).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(told()).toBeVisible();
    // It was only slow.
    answer({ kind: 'shown', step: 1 });
    expect(told()).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test.each([1e300, 8_640_000_000_000_000, -1])('%s is no moment of a calendar: refused', async (timestamp) => {
  const trace = ordersTrace();
  const actionsById = { ...trace.actionsById, 1: { ...trace.actionsById[1]!, timestamp } };
  await openFile({ ...trace, actionsById });
  expect(await screen.findByRole('alert')).toHaveTextContent('neither a Gza trace');
});

test('a report whose trace cannot be replayed says why, with all the rest of it', async () => {
  const report = demoReports[0]!;
  const { type } = api.internalActions.queryResultPatched;
  const patches = [{ op: 'replace', path: ['orders', 2_000_000_000], value: 1 }];
  const trace = odd({ action: { type, payload: { queryCacheKey: 'listOrders({})', patches } } });
  server.use(handlerOf('getTrace', () => ({ status: 'success', report, trace, notes: [] })));
  await openReplay(paths.supportTrace(report.id));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file holds too much to be replayed.');
  expect(screen.getByRole('heading', { level: 1, name: /R-7K3M-42 Payment failed/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the reports' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'State of the report' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the file' })).toBeVisible();
});
