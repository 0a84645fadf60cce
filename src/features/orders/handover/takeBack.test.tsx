import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { mockClientCode, reportedOrderId } from '#mocks/fixtures/orders/reports.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { findMockOrder } from '#mocks/handlers/orders/orders.ts';
import { logOut } from '#src/features/auth/logOut.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const jpeg = (mark: number) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, mark)], 'photo.jpg', { type: 'image/jpeg' });

// jsdom has no addresses for files.
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function open(step = '') {
  const current = demoUsers['owner@gza.test']?.user ?? null;
  const opened = await renderRoute(`${paths.adminTakeBack(reportedOrderId)}${step}`, {
    preloadedState: { auth: { current } },
  });
  const { user } = opened;
  const take = async (mark: number) => {
    await user.upload(await screen.findByLabelText('Take photo: Front', { selector: 'input' }), jpeg(mark));
    await screen.findByRole('button', { name: /^Front\s*on this phone/ });
  };
  const go = async (name: string) => user.click(await screen.findByRole('link', { name }));
  return { ...opened, take, go };
}

test("an owner takes a car back: new damage next to known damage, the distance, and the client's code", async () => {
  const { user, take, go } = await open();
  await take(1);
  await go('2. Odometer and fuel');
  await user.type(await screen.findByRole('textbox', { name: 'Odometer' }), '49398');
  await user.click(screen.getByRole('radio', { name: '6/8' }));
  expect(await screen.findByText('1184 km')).toBeVisible();
  expect(await screen.findByText('2/8')).toBeVisible();

  await go('3. Marks on the car');
  expect(await screen.findByText('Scratch, about 4 cm')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a mark' }));
  const mark = await screen.findByRole('button', { name: 'Mark 2: arrow keys move it' });
  fireEvent.keyDown(mark, { key: 'ArrowLeft' });
  await waitFor(() => expect(mark).toHaveStyle({ left: '48%', top: '50%' }));
  await user.type(screen.getByRole('textbox', { name: 'What mark 2 is' }), 'Dent');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where mark 2 is' }), 'Rear');

  await go('4. Before and after');
  const line = await screen.findByRole('slider', { name: 'The line between before and after' });
  fireEvent.change(line, { target: { value: '30' } });
  expect(await screen.findByAltText('Front at the return')).toHaveStyle({ clipPath: 'inset(0 0 0 30%)' });

  await go('5. Confirmation');
  expect(await screen.findByText('Dent')).toHaveTextContent('Rear · noted in this report');
  expect(screen.getByText('Scratch, about 4 cm')).toHaveTextContent('Left side · known since the hand-over');
  await user.click(screen.getByRole('button', { name: 'Confirm and send' }));
  expect(await screen.findByRole('heading', { name: 'Your report has arrived' })).toBeVisible();
  const code = screen.getByRole('textbox', { name: 'Code of the client' });
  await user.type(code, '999999');
  await user.click(screen.getByRole('button', { name: 'Confirm by code' }));
  expect(await screen.findByText('This code is not right.')).toBeVisible();
  await user.clear(code);
  await user.type(code, mockClientCode);
  await user.click(screen.getByRole('button', { name: 'Confirm by code' }));
  expect(await screen.findByRole('heading', { name: 'Both sides have confirmed' })).toBeVisible();

  const order = findMockOrder(reportedOrderId);
  await user.click(screen.getByRole('button', { name: `Take back, ${order?.number}` }));
  await user.click(await screen.findByRole('button', { name: 'Yes, it is back' }));
  await waitFor(() => expect(findMockOrder(reportedOrderId)?.status).toBe('completed'));
});

test('an unfinished report continues where it was left, and a logout that would delete its photos asks first', async () => {
  const first = await open();
  await first.take(1);
  first.unmount();
  const { store, user } = await open('?step=photos');
  expect(await screen.findByRole('button', { name: /^Front\s*on this phone/ })).toBeVisible();
  await act(() => store.dispatch(logOut()));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Photos are not sent yet' }));
  expect(selectUser(store.getState())).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Delete it and log out' }));
  await waitFor(() => expect(selectUser(store.getState())).toBeNull());
});
