import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mockCode } from '#mocks/handlers/registration.ts';
import { server } from '#mocks/server.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { storedUser } from '#src/testing/sessionUser.ts';
import { openDialog } from '../testing/openDialog.ts';

async function openSecondStep() {
  const view = await openDialog({ kind: 'recovery' });
  view.type('Email', 'Client@Gza.test');
  await view.press('Send code');
  await view.dialog.findByLabelText('Code');
  return view;
}

test('a code and a new password close the dialog with a message, and the user is logged in', async () => {
  let sent: unknown;
  let login: unknown;
  server.use(
    handlerOf('resetPassword', ({ body }) => {
      sent = body;
      return undefined;
    }),
    handlerOf('login', ({ body }) => {
      login = body;
      return storedUser();
    }),
  );
  const { type, press, page } = await openSecondStep();
  type('Code', '12 34');
  type('New password', 'a-long-road');
  type('Repeat password', 'a-long-road');
  await press('Change password');
  expect(await screen.findByText('Password changed successfully!')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual({
    address: 'client@gza.test',
    code: mockCode,
    password: 'a-long-road',
    password_confirmation: 'a-long-road',
  });
  await waitFor(() => expect(page.reload).toHaveBeenCalledWith('/'));
  expect(login).toEqual({ email: 'client@gza.test', password: 'a-long-road' });
});

test('a wrong code is shown under its field and logged to the console', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { type, press, dialog, field } = await openSecondStep();
  type('Code', '9999');
  type('New password', 'a-long-road');
  type('Repeat password', 'a-long-road');
  await press('Change password');
  await dialog.findByText('The code is wrong.');
  await waitFor(() => expect(field('Code')).toHaveFocus());
  expect(field('New password')).toHaveValue('a-long-road');
  expect(warning).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warning.mock.calls)).not.toContain('a-long-road');
  warning.mockRestore();
});

test('passwords that differ are not sent', async () => {
  const { type, press, dialog, field } = await openSecondStep();
  server.use(http.post('*/api/password-reset', () => Response.json({ code: 'Was sent.' }, { status: 422 })));
  type('Code', mockCode);
  type('New password', 'a-long-road');
  type('Repeat password', 'a-long-rode');
  await press('Change password');
  await dialog.findByText('The passwords do not match.');
  expect(field('Repeat password')).toHaveFocus();
  expect(dialog.queryByText('Was sent.')).not.toBeInTheDocument();
});

test('an address that the server refuses shows the error under its field', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(
    http.post('*/api/password-restoring/first-step', () => Response.json({ address: ['Wrong.'] }, { status: 422 })),
  );
  const { type, press, dialog, field } = await openDialog({ kind: 'recovery' });
  type('Email', 'nobody');
  await press('Send code');
  await dialog.findByText('Wrong.');
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveValue('nobody');
  expect(warning).toHaveBeenCalledTimes(1);
  warning.mockRestore();
});

test('another code can be sent after the countdown, and another address entered at once', async () => {
  const { dialog, press, field } = await openSecondStep();
  expect(dialog.getByRole('button', { name: /^Send code · 0(2:00|1:\d\d)$/ })).toBeDisabled();
  await press('Other address');
  expect(field('Email')).toHaveValue('client@gza.test');
  expect(screen.getByRole('dialog', { name: 'Password recovery' })).toBeVisible();
});

test('closing starts over with the first step', async () => {
  const { press, store } = await openSecondStep();
  await press('Close');
  act(() => {
    store.dispatch(modalOpened({ kind: 'recovery' }));
  });
  expect(await screen.findByRole('dialog', { name: 'Password recovery' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('');
});
