import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '#src/shared/lib/paths.ts';
import { fileOf, giveRoom, openFile, openReplay } from '../testing/openReplay.tsx';
import { ordersTrace } from '../testing/ordersTrace.ts';

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});
beforeAll(giveRoom);

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Step' });
const actions = () => screen.getByRole('listbox', { name: 'Actions' });
const options = () =>
  within(actions())
    .getAllByRole('option')
    .map((option) => option.textContent);
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

test('a file is opened at the step of the address: its header, its actions, and whether it ended the same', async () => {
  await openFile(ordersTrace(), `${paths.supportReplay}?step=5`);
  expect(await screen.findByRole('heading', { level: 1, name: /orders\.json/ })).toBeVisible();
  expect(screen.getByText(/22 May 2026, 14:12–14:13 · 6 actions · build development · en · 390 × 844/)).toBeVisible();
  expect(screen.getByText('Same final state')).toBeVisible();
  expect(screen.queryByText(/Another build draws it/)).not.toBeInTheDocument();
  expect(slider()).toHaveValue('5');
  expect(slider()).toHaveAttribute('aria-valuetext', 'Step 5 of 6, listOrders · rejected 502');
  expect(screen.getByText(/of 6 · 14:12:02/)).toBeVisible();
  expect(options()).toEqual([
    '1route/routeEntered /about-us0',
    '2route/routeEntered /orders500',
    '3loading/screenLoadStarted 500',
    '4listOrders · pending 500',
    '5listOrders · rejected 502500',
    '6loading/screenLoadEnded 1 min',
  ]);
  expect(within(actions()).getByRole('option', { selected: true })).toHaveTextContent('listOrders · rejected');
  // A pseudonym is a mark and no text of the action.
  expect(screen.getByText('name 3', { selector: 'mark' })).toBeVisible();
});

test('another build and another final state are shown', async () => {
  await openFile(ordersTrace({ buildId: 'another', finalHash: '0123456789abcd' }));
  expect(await screen.findByText('Another final state')).toBeVisible();
  expect(screen.getByText(/Another build draws it/)).toBeVisible();
});

test('keys move through the trace, and the address follows', async () => {
  await openFile(ordersTrace());
  await screen.findByRole('slider');
  press('ArrowRight');
  press('ArrowRight');
  expect(slider()).toHaveValue('2');
  press('ArrowLeft');
  expect(slider()).toHaveValue('1');
  press('e');
  expect(slider()).toHaveValue('5');
  press('End');
  expect(slider()).toHaveValue('6');
  // From the last one it goes round.
  press('E');
  expect(slider()).toHaveValue('5');
  await waitFor(() => expect(window.location.search).toBe('?step=5'));
  press('Home');
  expect(slider()).toHaveValue('0');
  expect(screen.getByText('This is the state before the first action.')).toBeVisible();
  // A browser takes the focus from a disabled button; jsdom does not.
  expect(screen.getByRole('button', { name: 'Step back' })).toBeEnabled();
});

test('the extension of the Redux DevTools is shown the trace, and a jump there goes to the step here', async () => {
  const sent: string[] = [];
  let sendMessage: (message: object) => void = () => undefined;
  const tools = {
    init: () => void sent.push('begin'),
    send: ({ type }: { type: string }, state: object) => void sent.push(`${type} ${'route' in state}`),
    subscribe: (listener: typeof sendMessage) => {
      sendMessage = listener;
    },
  };
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect: () => tools } });
  await openFile(ordersTrace());
  await screen.findByRole('slider');
  expect(sent).toEqual([
    'begin',
    'route/routeEntered true',
    'route/routeEntered true',
    'loading/screenLoadStarted true',
    'api/executeQuery/pending true',
    'api/executeQuery/rejected true',
    'loading/screenLoadEnded true',
  ]);
  act(() => sendMessage({ type: 'DISPATCH', payload: { type: 'JUMP_TO_ACTION', actionId: 4 } }));
  expect(slider()).toHaveValue('4');
  act(() => sendMessage({ type: 'DISPATCH', payload: { type: 'JUMP_TO_STATE', actionId: 2, index: 2 } }));
  expect(slider()).toHaveValue('2');
  Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION__');
});

test('a user who types or moves through a list keeps the keys; all of them can be turned off', async () => {
  const { user } = await openFile(ordersTrace());
  await screen.findByRole('slider');
  press('/');
  const search = screen.getByRole('searchbox', { name: 'Search actions' });
  expect(search).toHaveFocus();
  await user.keyboard('e1');
  expect(search).toHaveValue('e1');
  expect(slider()).toHaveValue('0');
  press('ArrowRight', screen.getByRole('tab', { name: 'Action' }));
  expect(slider()).toHaveValue('0');
  await user.click(screen.getByRole('button', { name: 'Keyboard' }));
  await user.click(screen.getByRole('switch', { name: 'Keys are on' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  press('ArrowRight');
  expect(slider()).toHaveValue('0');
});

test('the details of a step: the action, the state after it, and what it changed', async () => {
  const { user } = await openFile(ordersTrace(), `${paths.supportReplay}?step=2`);
  await screen.findByRole('slider');
  const panel = () => within(screen.getByRole('tabpanel'));
  expect(panel().getByText('"route/routeEntered"')).toBeVisible();
  expect(panel().getByText('Changes route.')).toBeVisible();
  press('3');
  expect(panel().getByText('route › pattern')).toBeVisible();
  expect(panel().getByText('− "/about-us"')).toBeVisible();
  expect(panel().getByText('+ "/orders"')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Difference 1' })).toHaveAttribute('aria-selected', 'true');
  press('2');
  const route = panel().getByText('"route":').closest('li')!;
  expect(route).not.toHaveTextContent('/orders');
  await user.click(within(route).getByRole('button'));
  expect(route).toHaveTextContent('"pattern": "/orders"');
  // It stays open from step to step.
  press('ArrowLeft');
  expect(panel().getByText('"route":').closest('li')).toHaveTextContent('"pattern": "/about-us"');
  expect(panel().queryByText('"subscriptions":')).not.toBeInTheDocument();
});

test('actions are found by their contents, by kind and by slice, and selected by the arrows of the list', async () => {
  const { user } = await openFile(ordersTrace());
  await screen.findByRole('slider');
  await user.type(screen.getByRole('searchbox'), 'UNAVAIL{Enter}');
  expect(options()).toEqual(['5listOrders · rejected 502500']);
  expect(actions()).toHaveFocus();
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'State, 2' }));
  await user.click(screen.getByRole('button', { name: 'Request, 1' }));
  expect(options()).toHaveLength(3);
  act(() => actions().focus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(slider()).toHaveValue('5');
  expect(actions()).toHaveAttribute('aria-activedescendant', 'step-5');
  await user.keyboard('{Home}');
  expect(slider()).toHaveValue('1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Slice of the state' }), 'api');
  expect(options()).toEqual(['5listOrders · rejected 502500']);
  await user.type(screen.getByRole('searchbox'), 'nothing of this');
  expect(screen.getByText('No actions match.')).toBeVisible();
});

test('it plays at the recorded speed and stops when the user takes over', async () => {
  await openFile(ordersTrace());
  await screen.findByRole('slider');
  jest.useFakeTimers({ doNotFake: [], advanceTimers: false });
  try {
    fireEvent.click(screen.getByRole('button', { name: '1×' }));
    press(' ');
    act(() => jest.advanceTimersByTime(0));
    expect(slider()).toHaveValue('1');
    act(() => jest.advanceTimersByTime(499));
    expect(slider()).toHaveValue('1');
    act(() => jest.advanceTimersByTime(1));
    expect(slider()).toHaveValue('2');
    fireEvent.change(slider(), { target: { value: '4' } });
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(slider()).toHaveValue('4');
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['no JSON', 'hello', 'This is not a JSON file.'],
  ['other JSON', { a: 1 }, 'This is neither a Gza trace nor a Redux DevTools export.'],
  ['forbidden keys', '{"payload":"[]","__proto__":{}}', /keys that no trace has/],
  [
    'what only the tools can read',
    { payload: '[{"type":"a","b":{"$jsan":"d1"}}]' },
    /only the Redux DevTools can read/,
  ],
  ['too deep a file', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'The file is nested too deeply.'],
])('%s is refused with its reason, and another file can be opened', async (_what, content, reason) => {
  const { user, container } = await openFile(content);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, fileOf(ordersTrace()));
  expect(await screen.findByRole('slider')).toBeVisible();
});

test('a file that is far too large is not even read', async () => {
  const { user, container } = await openReplay(paths.supportReplay);
  const large = fileOf('x');
  Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 });
  large.text = () => Promise.reject(new Error('read'));
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, large);
  expect(await screen.findByRole('alert')).toHaveTextContent('too large to be a trace');
});

test('an export of the extension is dropped on the page and opened as well', async () => {
  const { container } = await openReplay(paths.supportReplay);
  const action = { type: 'route/routeEntered', payload: { pattern: '/safety', params: {}, search: {} } };
  const file = fileOf({ payload: JSON.stringify([action]), preloadedState: '{}' }, 'tools.json');
  fireEvent.drop(container.querySelector('main > div')!, { dataTransfer: { files: [file] } });
  expect(await screen.findByRole('heading', { level: 1, name: /tools\.json/ })).toBeVisible();
  expect(screen.getByText(/Exported from the Redux DevTools/)).toBeVisible();
  expect(screen.queryByText('Same final state')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Link to this step' })).not.toBeInTheDocument();
});

test('the frame receives each step once it listens; while it renders, only the last one waits', async () => {
  await openFile(ordersTrace());
  const frame = await screen.findByTitle<HTMLIFrameElement>('The user’s screen at step 0');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('src', '/support/replay-frame');
  const posted = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const steps = () => posted.mock.calls.map(([message]) => (message as unknown as { step: number }).step);
  const answer = (data: unknown, source: unknown = frame.contentWindow) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: source as Window })));
  press('ArrowRight');
  expect(steps()).toEqual([]);
  answer({ kind: 'ready' }, window);
  expect(steps()).toEqual([]);
  answer({ kind: 'ready' });
  expect(steps()).toEqual([1]);
  press('ArrowRight');
  press('ArrowRight');
  expect(steps()).toEqual([1]);
  answer({ kind: 'shown', step: 1 });
  expect(steps()).toEqual([1, 3]);
  press('PageDown');
  fireEvent.click(screen.getByRole('button', { name: 'Scroll the recorded screen up' }));
  expect(posted.mock.calls.slice(2).map(([message]) => message)).toEqual([{ screens: 1 }, { screens: -1 }]);
  expect(posted.mock.calls[1]?.[0]).toMatchObject({
    locale: 'en',
    scheme: 'light',
    now: Date.parse('2026-05-22T10:12:01.500Z'),
    state: { route: { pattern: '/orders' }, loading: expect.anything() },
  });
});
