import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeReplay } from '../makeReplay.ts';
import { ordersTrace } from '../testing/ordersTrace.ts';
import { startFrame } from './startFrame.ts';

const { steps, stateAt, routeAt } = makeReplay(ordersTrace());

// In jsdom the parent of the window is the window itself.
const post = (step: number, changes: object = {}) => {
  const now = steps[step - 1]?.timestamp ?? 0;
  const state = { ...stateAt(step), ...changes };
  const data = { step, state, route: routeAt(step), now, locale: 'en', scheme: 'light' };
  window.dispatchEvent(new MessageEvent('message', { data, source: window, origin: location.origin }));
};

test('a step that cannot be rendered is told, and nothing of it is left at the next one', async () => {
  // The frame renders as a real page, without `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const answered = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  const answers = () => answered.mock.calls.map(([message]) => message).slice(1);
  startFrame(document.body.appendChild(document.createElement('div')));

  post(1, { auth: null });
  await waitFor(() => expect(answers()).toEqual([{ kind: 'failed', step: 1 }]));
  post(2);
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
  await waitFor(() => expect(answers().at(-1)).toEqual({ kind: 'shown', step: 2 }));

  // The screen alone fails, as it did for the user: this is what is to be seen.
  const broken = { status: 'fulfilled', endpointName: 'listOrders', requestId: 'a', data: { orders: 5 } };
  const { api } = stateAt(2);
  post(3, { api: { ...api, queries: { 'listOrders({"query":{"page":1,"when":"upcoming"}})': broken } } });
  expect(await screen.findByRole('heading', { name: 'Something broke on this page' })).toBeInTheDocument();
  post(5);
  expect(await screen.findByText('This could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByText('Something broke on this page')).not.toBeInTheDocument();
  expect(answers().slice(2)).toEqual([
    { kind: 'shown', step: 3 },
    { kind: 'shown', step: 5 },
  ]);
});
