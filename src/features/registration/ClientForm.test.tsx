import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { MESSAGE_KEYS } from '#contract/messageKeys.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { takeDestination } from '#src/shared/lib/destination.ts';
import { storedUser } from '#src/testing/sessionUser.ts';
import { openDialog } from '#src/features/auth/testing/openDialog.ts';
import { selectLoginIntent } from '#src/shared/store/modalsSlice.ts';
import type { LoginIntent } from '#src/shared/store/modalsSlice.ts';

const agreements = ['I am over 21 years old', 'I have had a driving licence for more than 2 years', /^I agree to the/];

async function openForm(loginIntent: LoginIntent = {}) {
  const view = await openDialog({ ...loginIntent, kind: 'registration', tab: 'client' });
  const { type, user, dialog } = view;
  return {
    ...view,
    agree: async () => {
      for (const label of agreements) await user.click(dialog.getByLabelText(label));
    },
    fill: (email = 'New@Gza.Test'): void => {
      type('Name', 'Nino');
      type('Last name', 'Beridze');
      type('Email', email);
      type('Phone number', '+995555123456');
      type('Password', 'a-long-road');
      type('Repeat password', 'a-long-road');
    },
  };
}

test('a registration sends the documented fields and closes with the message', async () => {
  let sent: unknown;
  server.use(
    handlerOf('registerClient', ({ body }) => {
      sent = body;
      return { status: 'success' };
    }),
  );
  const { fill, agree, press } = await openForm();
  fill();
  await agree();
  await press('Register');
  expect(await screen.findByText('You have successfully registered!')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual({
    name: 'Nino',
    surname: 'Beridze',
    email: 'new@gza.test',
    address: 'new@gza.test',
    phone: '+995555123456',
    password: 'a-long-road',
    password_confirmation: 'a-long-road',
    is_above_21: 1,
    has_drive_license_more_then_2_years: 1,
    agreed: 1,
  });
});

test('the rules for a phone and a password are shown before there is an error', async () => {
  const { dialog } = await openForm();
  expect(dialog.getByLabelText('Phone number')).toHaveAccessibleDescription(
    'With the country code, for example +995 555 12 34 56',
  );
  expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters');
});

test('each agreement is needed before anything is sent', async () => {
  server.use(http.post('*/api/client/register', () => Response.json({ name: 'Was sent.' }, { status: 422 })));
  const { press, dialog, field } = await openForm();
  await press('Register');
  expect(await dialog.findByText('Only people over 21 can rent a car.')).toBeVisible();
  expect(dialog.getByText('To rent a car you need more than 2 years with a driving licence.')).toBeVisible();
  expect(dialog.getByText('You can register only if you agree to the terms and conditions.')).toBeVisible();
  // All other missing fields are marked at the same time.
  expect(dialog.getAllByText('Fill in this field.')).toHaveLength(6);
  expect(field('Name')).toHaveFocus();
  expect(dialog.queryByText('Was sent.')).not.toBeInTheDocument();
});

test('errors of a registered address and of empty fields are under their inputs, the first one has the focus', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { agree, type, press, dialog, field } = await openForm();
  await agree();
  type('Email', 'client@gza.test');
  await press('Register');
  await dialog.findByText('This e-mail is taken.');
  expect(dialog.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(dialog.getAllByText('Fill in this field.').length).toBeGreaterThan(3);
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Email')).toHaveValue('client@gza.test');
  expect(warning).toHaveBeenCalledTimes(1);
  warning.mockRestore();
});

test('a user whose address is already registered logs in or recovers the password with it', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { agree, fill, press, dialog } = await openForm();
  fill('Client@gza.test');
  await agree();
  expect(dialog.queryByRole('button', { name: 'recover the password' })).not.toBeInTheDocument();
  await press('Register');
  await dialog.findByText('This e-mail is taken.');
  await press('recover the password');
  expect(await screen.findByRole('dialog', { name: 'Password recovery' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('client@gza.test');
  warning.mockRestore();
});

test.each([
  ['emailTaken', true],
  ['emailWrong', false],
])('where the server says that the message is %s, the ways to the account are shown: %s', async (key, isShown) => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const headers = { [MESSAGE_KEYS]: encodeURIComponent(JSON.stringify({ email: { key } })) };
  server.use(
    http.post('*/api/client/register', () => Response.json({ email: 'Another one.' }, { status: 422, headers })),
  );
  const { agree, fill, press, dialog } = await openForm();
  fill('nino@пример.рф');
  await agree();
  await press('Register');
  await dialog.findByText('Another one.');
  expect(dialog.queryAllByRole('button', { name: 'recover the password' })).toHaveLength(isShown ? 1 : 0);
  warning.mockRestore();
});

test('an error of the address from another back end is under the e-mail', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(
    http.post('*/api/client/register', () => Response.json({ errors: { address: ['Taken.'] } }, { status: 422 })),
  );
  const { agree, press, dialog, field } = await openForm();
  await agree();
  await press('Register');
  await dialog.findByText('Taken.');
  expect(field('Email')).toBeInvalid();
  warning.mockRestore();
});

test('the terms open in a new tab', async () => {
  const { dialog } = await openForm();
  const link = dialog.getByRole('link', { name: 'terms and conditions' });
  expect(link).toHaveAttribute('href', '/terms-and-conditions');
  expect(link).toHaveAttribute('target', '_blank');
});

test('looking at the other tab loses nothing', async () => {
  const { type, dialog, user, field } = await openForm();
  type('Last name', 'Beridze');
  await user.click(dialog.getByRole('tab', { name: 'Car owner' }));
  expect(await dialog.findByText('Step 1 of 2, your details')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByRole('tab', { name: 'User' })).toHaveFocus();
  expect(field('Last name')).toHaveValue('Beridze');
});

test('after registering on the way to a booking the user is logged in with what was typed and continues there', async () => {
  let sent: unknown;
  server.use(
    handlerOf('registerClient', () => ({ status: 'success' })),
    handlerOf('login', ({ body }) => {
      sent = body;
      return storedUser();
    }),
  );
  const next = '/checkout/toyota-prius/9';
  const { fill, agree, press, page } = await openForm({ reason: 'booking', next });
  fill();
  await agree();
  await press('Register');
  await waitFor(() => expect(page.reload).toHaveBeenCalledWith('/'));
  expect(sent).toEqual({ email: 'new@gza.test', password: 'a-long-road' });
  expect(takeDestination(sessionStorage, () => true)).toBe(next);
});

test('where that login is refused, the user logs in by hand, with the address filled in, and continues there', async () => {
  server.use(handlerOf('registerClient', () => ({ status: 'success' })));
  const next = '/checkout/toyota-prius/9';
  const { fill, agree, press, store } = await openForm({ reason: 'booking', next });
  fill();
  await agree();
  await press('Register');
  const login = await screen.findByRole('dialog', { name: 'Log in' });
  expect(within(login).getByLabelText('Email')).toHaveValue('new@gza.test');
  expect(await screen.findByText('You have successfully registered!')).toBeVisible();
  expect(selectLoginIntent(store.getState())).toEqual({ reason: 'booking', next });
});
