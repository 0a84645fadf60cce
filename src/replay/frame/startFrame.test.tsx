import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { server } from '#mocks/server.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import { makeReplay } from '../makeReplay.ts';
import { ordersTrace } from '../testing/ordersTrace.ts';
import type { ShownStep } from './frameMessages.ts';
import { startFrame } from './startFrame.ts';

const { steps, stateAt, routeAt } = makeReplay(ordersTrace());
const at = (step: number, changes: Partial<ShownStep> = {}): ShownStep => ({
  step,
  state: stateAt(step),
  route: routeAt(step),
  now: steps[step - 1]?.timestamp ?? 0,
  locale: 'en',
  scheme: 'light',
  ...changes,
});

// In jsdom the parent of the window is the window itself.
const post = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, source: window, origin: location.origin, ...from } as MessageEventInit),
  );

test('the screens are those of the step, in its language and colours, and do nothing', async () => {
  // The frame renders as a real page, without `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const onRequest = jest.fn();
  server.events.on('request:start', onRequest);
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  const answered = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  const answers = () => answered.mock.calls.map(([message]) => message);
  const root = document.body.appendChild(document.createElement('div'));

  startFrame(root);
  expect(document.body.inert).toBe(true);
  expect(answers()).toEqual([{ kind: 'ready' }]);

  post(at(1));
  expect(await screen.findByRole('heading', { level: 1, name: /A car for your road/ })).toBeInTheDocument();
  await waitFor(() => expect(answers()).toEqual([{ kind: 'ready' }, { kind: 'shown', step: 1 }]));

  // Only messages of the page around it are handled, and only steps.
  const strangers = [
    [at(5), { source: null }],
    [at(5), { origin: 'https://elsewhere.example' }],
    [{ ...at(5), scheme: 'sepia' }, {}],
    [{ ...at(5), locale: '../secrets' }, {}],
  ] as const;
  for (const [data, from] of strangers) {
    post(data, from);
    // As long as a render without pending loads takes.
    await new Promise((resolve) => setTimeout(resolve));
    expect(answers()).toHaveLength(2);
  }

  // Of a dialog that was not opened here.
  const notice = { id: 'one', tone: 'success', text: { key: 'auth:registration.done' } };
  post(at(1, { state: { ...stateAt(1), notices: { shown: [notice] } } as ShownStep['state'] }));
  expect(await screen.findByText('You have successfully registered!')).toBeInTheDocument();
  await waitFor(() => expect(answers()).toHaveLength(3));

  // The server's own messages, of which a trace has the keys.
  const form = { touched: ['email'], wrong: { email: 'server/tooLong/limit/80' }, isBusy: false, hasFailed: true };
  const refused = { id: 'two', tone: 'error', text: serverMessage('«text 1»', 'CAR_TAKEN') };
  const login = { modals: { open: { kind: 'login' } }, forms: { 'auth/login': form }, notices: { shown: [refused] } };
  post(at(1, { state: { ...stateAt(1), ...login } as ShownStep['state'] }));
  expect(await screen.findByText('Too long: at most 80 characters are possible.')).toBeInTheDocument();
  expect(await screen.findByText('These dates have just been taken. Please choose others.')).toBeInTheDocument();
  await waitFor(() => expect(answers()).toHaveLength(4));

  // Before the page has entered a route none is shown, nor the missing page.
  post(at(1, { route: null }));
  expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await waitFor(() => expect(answers()).toHaveLength(5));

  post(at(5));
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
  expect(await screen.findByText('This could not be loaded.')).toBeInTheDocument();

  const scrolled = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  post({ screens: 1 }, { source: null });
  post({ screens: 1000 });
  expect(scrolled).not.toHaveBeenCalled();
  post({ screens: -1 });
  expect(scrolled).toHaveBeenCalledWith(0, window.innerHeight * -0.8);

  // Of several messages at once only the last one is rendered.
  post(at(1));
  post(at(2, { state: { ...stateAt(2), language: { current: 'ka' } }, locale: 'ka', scheme: 'dark' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'შეკვეთები' })).toBeInTheDocument();
  expect(screen.queryByText('This could not be loaded.')).not.toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  expect(document.documentElement.lang).toBe('ka');
  expect(answers().slice(5)).toEqual([
    { kind: 'shown', step: 5 },
    { kind: 'shown', step: 2 },
  ]);

  // A click on the recorded screen leads nowhere.
  screen.getByRole('link', { name: 'Gza, მთავარი' }).click();
  expect(screen.getByRole('heading', { level: 1, name: 'შეკვეთები' })).toBeInTheDocument();
  expect(onRequest).not.toHaveBeenCalled();
  expect(setItem).not.toHaveBeenCalled();
  server.events.removeAllListeners();
});
