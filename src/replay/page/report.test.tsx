import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { demoReports } from '#mocks/fixtures/traces.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { giveRoom, openReplay } from '../testing/openReplay.tsx';
import { ordersTrace } from '../testing/ordersTrace.ts';

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});
beforeAll(giveRoom);

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

/** The report of the mocks with a trace that can be looked through. */
function sendOrders() {
  const report = demoReports[0]!;
  server.use(handlerOf('getTrace', () => ({ status: 'success', report, trace: ordersTrace(), notes: [] })));
  return report;
}

test('a report is opened by its id, with its state and its order; its author is shown only on request', async () => {
  const report = sendOrders();
  const { user } = await openReplay(`${paths.supportTrace(report.id)}?step=5`);
  expect(await screen.findByRole('heading', { level: 1, name: /R-7K3M-42 Payment failed/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order GZ-10482' })).toHaveAttribute('href', paths.adminOrder(9));
  expect(screen.getByRole('link', { name: 'Back to the reports' })).toHaveAttribute('href', paths.supportTraces);
  expect(screen.getByText('Conversation 1')).toBeVisible();
  expect(screen.queryByText(/Nino Beridze/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Show who K7RXQ is/ }));
  expect(await screen.findByRole('link', { name: 'Nino Beridze, client@gza.test' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State of the report' }), 'solved');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'State of the report' })).toHaveValue('solved'));
});

test('a note is written to its step and stays there', async () => {
  const report = sendOrders();
  const { user } = await openReplay(`${paths.supportTrace(report.id)}?step=5`);
  await screen.findByRole('slider');
  press('n');
  const field = screen.getByRole('textbox', { name: 'Write a note' });
  expect(field).toHaveFocus();
  await user.keyboard('The bank answered 502.{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/The bank answered 502\./, { selector: 'li' })).toHaveTextContent('admin@gza.test');
  expect(field).toHaveValue('');
  await user.keyboard('{Escape}');
  press('ArrowLeft');
  expect(screen.queryByText(/The bank answered 502\./)).not.toBeInTheDocument();
  press('ArrowRight');
  expect(screen.getByText(/The bank answered 502\./)).toBeVisible();
});

test('a failed save is shown, and the input is still there', async () => {
  const report = sendOrders();
  server.use(handlerOf('addTraceNote', () => refuse(503, 'UNAVAILABLE', 'Starting.')));
  const { user } = await openReplay(paths.supportTrace(report.id));
  await user.type(await screen.findByRole('textbox', { name: 'Write a note' }), 'Look here');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('The note could not be saved.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Write a note' })).toHaveValue('Look here');
});

test('a link to the step is copied; file and test are downloaded', async () => {
  const report = sendOrders();
  const { user } = await openReplay(`${paths.supportTrace(report.id)}?step=5`);
  await screen.findByRole('slider');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Link to this step' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith('http://localhost/support/replay/1?step=5');
  copied.mockRejectedValueOnce(new Error('forbidden'));
  press('l');
  expect(await screen.findByText(/It is in the address bar/)).toBeVisible();
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Download the file' }));
  await user.click(screen.getByRole('button', { name: 'Download the test' }));
  const [file, source] = await Promise.all(saved.map((blob) => new Response(blob).text()));
  expect(JSON.parse(file!)).toEqual(ordersTrace());
  expect(source).toContain('followTrace');
});

test('a failed load can be retried; a missing report is shown as missing', async () => {
  server.use(handlerOf('getTrace', () => refuse(503, 'UNAVAILABLE', 'Starting.')));
  const { user, unmount } = await openReplay(paths.supportTrace(1));
  const alert = await screen.findByText('The trace could not be loaded.');
  sendOrders();
  await user.click(within(alert.parentElement!).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('slider')).toBeVisible();
  unmount();
  server.resetHandlers();
  await openReplay(paths.supportTrace(99));
  expect(await screen.findByRole('heading', { name: 'There is no such report' })).toBeVisible();
});

test('a user without a staff role sees why and sends no request', async () => {
  const onRequest = jest.fn();
  server.events.on('request:start', onRequest);
  const visitor = await openReplay(paths.supportTrace(1), null);
  expect(screen.getByRole('heading', { name: 'Please log in first' })).toBeVisible();
  visitor.unmount();
  await openReplay(paths.supportReplay, sessionUser());
  expect(screen.getByRole('heading', { name: 'You may not open this' })).toBeVisible();
  expect(onRequest).not.toHaveBeenCalled();
  server.events.removeAllListeners();
});

test('the server decides who may open it', async () => {
  server.use(handlerOf('getTrace', () => refuse(403, 'NOT_ALLOWED', 'No.')));
  await openReplay(paths.supportTrace(1));
  expect(await screen.findByRole('heading', { name: 'You may not open this' })).toBeVisible();
});
