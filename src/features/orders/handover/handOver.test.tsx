import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import type { BodyOf } from '#contract/call.ts';
import type { createReport } from '#contract/calls/orders/reports.ts';
import { firstReports, reportedOrderId } from '#mocks/fixtures/orders/reports.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { findMockOrder, saveMockOrder } from '#mocks/handlers/orders/orders.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { selectKept } from '#src/features/reports/reportsSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

// jsdom has no addresses for files.
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const open = (step: string) =>
  renderRoute(`${paths.adminHandOver(reportedOrderId)}${step}`, {
    preloadedState: { auth: { current: demoUsers['owner@gza.test']?.user ?? null } },
  });

const since = '2026-04-03T08:00:00.000Z';
const chip = { x: 100, y: 200, side: 'top' as const, note: 'Stone chip', since };
const dent = { x: 300, y: 400, side: 'rear' as const, note: 'Dent', since };

test('damage from earlier rentals is already marked; repaired damage is removed, new damage stands out', async () => {
  const sent: BodyOf<typeof createReport>[] = [];
  server.use(
    handlerOf('listReports', () => ({ status: 'success', reports: [], known_marks: [chip, dent], kept_days: 120 })),
    handlerOf('createReport', ({ body }) => {
      sent.push(body);
      return refuse(409, 'ORDER_CHANGED', 'The order has changed.');
    }),
  );
  const { user } = await open('?step=photos');
  const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1)], 'photo.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Take photo: Front', { selector: 'input' }), photo);
  await screen.findByRole('button', { name: /^Front\s*on this phone/ });
  await user.click(screen.getByRole('link', { name: '2. Odometer and fuel' }));
  await user.type(await screen.findByRole('textbox', { name: 'Odometer' }), '500');
  await user.click(screen.getByRole('radio', { name: '6/8' }));

  await user.click(await screen.findByRole('link', { name: '3. Marks on the car' }));
  const list = () => within(screen.getByRole('list', { name: 'Marks on the car' }));
  expect(await screen.findByText(/already there.*write no names/)).toBeVisible();
  expect(list().getByText('Stone chip')).toHaveTextContent('From above · known since 3 Apr 2026');
  await user.click(list().getByRole('button', { name: 'Mark 1 is not there any more' }));
  expect(await list().findByText('From above · not there any more')).toBeVisible();
  await user.click(list().getByRole('button', { name: 'Still there' }));
  await waitFor(() => expect(screen.queryByText('From above · not there any more')).toBeNull());
  await user.click(list().getByRole('button', { name: 'Mark 2 is not there any more' }));
  await user.click(screen.getByRole('button', { name: 'Add a mark' }));
  await user.type(await screen.findByRole('textbox', { name: 'What mark 2 is' }), 'Scratch');

  await user.click(screen.getByRole('link', { name: '4. Confirmation' }));
  expect(await screen.findByText('Stone chip')).toHaveTextContent('known since 3 Apr 2026');
  expect(await screen.findByText('Scratch')).toHaveTextContent('noted in this report');
  expect(screen.queryByText('Dent')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm and send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    is_continued: true,
    marks: [chip, { side: 'top', x: 500, y: 500, note: 'Scratch' }],
  });
});

test('where earlier marks cannot be loaded the report says so and does not claim to continue from them', async () => {
  server.use(handlerOf('listReports', () => refuse(500, 'INTERNAL', 'Something broke.')));
  await open('?step=marks');
  expect(await screen.findByText(/Marks from earlier rentals cannot be shown right now/)).toBeVisible();
});

test('a report sealed in another tab is shown, and its leftover draft here can be deleted', async () => {
  server.use(handlerOf('listReports', () => ({ status: 'success', reports: [], known_marks: [], kept_days: 120 })));
  const first = await open('?step=meter');
  await first.user.type(await screen.findByRole('textbox', { name: 'Odometer' }), '5');
  await waitFor(() => expect(selectKept(first.store.getState(), reportedOrderId, 'hand_over')?.odometer).toBe(5));
  first.unmount();
  server.resetHandlers();
  const { user } = await open('?step=meter');
  expect(await screen.findByRole('heading', { name: 'Both sides have confirmed' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Delete this report from the phone' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete this report from the phone' })).toBeNull());
});

test.each([
  {
    kind: 'hand_over',
    path: paths.adminHandOver(reportedOrderId),
    hold: { state: 'cash', in_hand: 0 },
    hint: '200 ₾, left with the owner at the pick-up.',
    button: 'Count the deposit',
    send: 'I have it',
    after: 'You have 200 ₾ of the deposit. Give it back, or record what you keep and why.',
  },
  {
    kind: 'take_back',
    path: paths.adminTakeBack(reportedOrderId),
    hold: { state: 'taken', in_hand: 20_000 },
    hint: 'You have 200 ₾ of the deposit. Give it back, or record what you keep and why.',
    button: 'Give the deposit back',
    send: 'I gave it back',
    after: '200 ₾ went back.',
  },
] as const)('the owner counts the deposit with the report of a $kind', async ({ kind, path, hold, ...texts }) => {
  const order = findMockOrder(reportedOrderId);
  const [report] = firstReports();
  if (order === undefined || report === undefined) throw new Error('The order is missing.');
  const deposit_hold = { ...hold, amount: 20_000, from: new Date().toISOString(), kept: 0 };
  saveMockOrder({ ...order, deposit: 20_000, deposit_hold, deposit_moves: [] });
  const reports = [{ ...report, kind }];
  server.use(handlerOf('listReports', () => ({ status: 'success', reports, known_marks: [], kept_days: 120 })));
  const current = demoUsers['owner@gza.test']?.user ?? null;
  const { user } = await renderRoute(path, { preloadedState: { auth: { current } } });
  expect(await screen.findByRole('heading', { name: 'Deposit' })).toBeVisible();
  expect(screen.getByText(texts.hint)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.button }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.send }));
  expect(await screen.findByText(texts.after)).toBeVisible();
});
