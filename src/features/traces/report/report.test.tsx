import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { BodyOf } from '#contract/call.ts';
import type { sendTrace } from '#contract/calls/traces.ts';
import { TraceFile } from '#contract/calls/traces.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mocks } from '#mocks/handlers.ts';
import { refuse, refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { contactEmail } from '#src/shared/lib/contact.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { modalOpened, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const asClient = { preloadedState: { auth: { current: sessionUser() } } };

/** The reports that were sent. */
function watchReports() {
  const sent: BodyOf<typeof sendTrace>[] = [];
  server.use(
    handlerOf('sendTrace', (request) => {
      sent.push(request.body);
      return mocks.sendTrace(request);
    }),
  );
  return sent;
}

async function openReport(address: string = paths.about, options: Parameters<typeof renderRoute>[1] = {}) {
  const view = await renderRoute(address, options);
  await view.user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  const send = await within(dialog).findByRole('button', { name: 'Send' });
  await waitFor(() => expect(send).toBeEnabled());
  return { ...view, dialog: within(dialog), send };
}

test('a visitor reads the contents, sends the report, and gets a number to copy', async () => {
  const sent = watchReports();
  const { user, dialog, send } = await openReport();
  expect(dialog.getByText(/^The last \d+ minutes? of your visit$/)).toBeVisible();
  expect(dialog.getByText(/^\d+ × \d+, English, build development$/)).toBeVisible();
  expect(dialog.getByText('name, e-mail, phone, documents, card, messages, password')).toBeVisible();
  expect(dialog.queryByText('Your account')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('tab', { name: /^Raw JSON · \d+ kB$/ }));
  const shown = dialog.getByRole('region', { name: 'The file as it is sent' }).textContent ?? '';
  expect(sent).toEqual([]);

  await user.type(dialog.getByRole('textbox', { name: 'What went wrong?' }), ' The page stayed white ');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(send);
  const done = await screen.findByRole('dialog', { name: 'Sent. Thank you!' });
  const number = within(done).getByText(/^R-[2-9A-Z]{4}-[2-9A-Z]{2}$/).textContent ?? '';
  expect(sent).toEqual([{ trace: JSON.parse(shown), note: 'The page stayed white' }]);
  expect(TraceFile.safeParse(sent[0]?.trace).error).toBeUndefined();
  const copy = within(done).getByRole('button', { name: 'Copy' });
  expect(copy).toHaveFocus();
  await user.click(copy);
  expect(copied).toHaveBeenCalledWith(number);
  expect(await within(done).findByText('Copied')).toBeVisible();
  expect(within(done).getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    `mailto:${contactEmail}?subject=${number}`,
  );
});

test('what happens in the dialog is not part of the report, and is in no action and no state', async () => {
  const sent = watchReports();
  const { user, store, dialog, send } = await openReport(paths.about, asClient);
  const seen: unknown[] = [];
  store.subscribeToActions((action) => seen.push(action));
  await user.type(dialog.getByRole('textbox', { name: 'What went wrong?' }), 'canary-note');
  await user.click(send);
  await screen.findByRole('dialog', { name: 'Sent. Thank you!' });
  const { actionsById, committedState } = sent[0]?.trace ?? { actionsById: {}, committedState: {} };
  const actions = Object.values(actionsById).map(({ action }) => action);
  expect(actions.length).toBeGreaterThan(1);
  expect(JSON.stringify([actions, committedState])).not.toMatch(/report/);
  expect(JSON.stringify([seen, store.getState()])).not.toMatch(/canary|actionsById/);
});

test('a report of an order’s screen leads to the order, unless that is not wanted', async () => {
  const sent = watchReports();
  const { user, dialog, send } = await openReport(paths.order(9), asClient);
  expect(dialog.getByText('Your account')).toBeVisible();
  const link = dialog.getByRole('switch', { name: 'A link to this order' });
  expect(link).toBeChecked();
  await user.click(send);
  await screen.findByRole('dialog', { name: 'Sent. Thank you!' });
  expect(sent[0]?.order_id).toBe(9);
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const again = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  await user.click(await again.findByRole('switch', { name: 'A link to this order' }));
  await user.click(again.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: 'Sent. Thank you!' });
  expect(sent[1]).not.toHaveProperty('order_id');
});

test('an order that the screen names leads there as well', async () => {
  const sent = watchReports();
  const { user, store } = await renderRoute(paths.about, asClient);
  act(() => void store.dispatch(modalOpened({ kind: 'report', orderId: 12 })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  expect(await dialog.findByRole('switch', { name: 'A link to this order' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: 'Sent. Thank you!' });
  expect(sent[0]?.order_id).toBe(12);
});

test.each([
  [
    'the server is busy',
    () => refuse(503, 'UNAVAILABLE', 'The service is busy.'),
    /^The service is busy\. What you wrote/,
  ],
  [
    'the file is refused',
    () => refuseFields({ trace: 'This file is not redacted.' }),
    /^This file is not redacted\. What/,
  ],
])('when %s, the input stays and the file can be downloaded', async (_when, answer, message) => {
  server.use(handlerOf('sendTrace', answer));
  const { user, dialog, send } = await openReport();
  const note = dialog.getByRole('textbox', { name: 'What went wrong?' });
  await user.type(note, 'It broke');
  await user.click(send);
  expect(await dialog.findByText(message)).toBeVisible();
  expect(note).toHaveValue('It broke');
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined });
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(saved).toHaveLength(1);
  expect(TraceFile.safeParse(JSON.parse(await saved[0]!.text())).error).toBeUndefined();
});

test('without a recording it says so, and sends nothing', async () => {
  const view = await renderRoute(paths.about);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  view.store.recorder = () => Promise.reject(new Error('no chunk'));
  await view.user.click(screen.getByRole('button', { name: 'Report a problem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  expect(await dialog.findByText(/^Nothing was recorded on this page/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test.each([
  ['the foot of home', paths.home, undefined],
  ['the foot of a page', paths.search, undefined],
  ['the side of the control panel', paths.adminProfile, 'owner'],
  ['a screen that failed', paths.order(9), 'failed'],
] as const)('it is opened from %s', async (_where, path, kind) => {
  if (kind === 'failed') server.use(handlerOf('getOrder', () => refuse(503, 'UNAVAILABLE', 'Starting.')));
  const name = { owner: 'owner@gza.test', failed: 'client@gza.test' }[kind ?? 'failed'];
  const current = kind === undefined ? null : (demoUsers[name]?.user ?? null);
  const { user, store } = await renderRoute(path, { preloadedState: { auth: { current } } });
  if (kind === 'failed') await screen.findByText('This could not be loaded.');
  await user.click((await screen.findAllByRole('button', { name: 'Report a problem' }))[0]!);
  expect(selectOpenModal(store.getState())).toEqual({ kind: 'report' });
});

test('and from the burger', async () => {
  const { user, store } = await renderRoute(paths.about);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(menu.getByRole('button', { name: 'Report a problem' }));
  expect(selectOpenModal(store.getState())).toEqual({ kind: 'report' });
});
