import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { profiles } from '#mocks/fixtures/profiles.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mockAppCode } from '#mocks/handlers/profile.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { selectHasUnsavedForm } from '#src/shared/store/drafts/unsavedSlice.ts';
import { selectLoginIntent } from '#src/shared/store/modalsSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const password = 'road-to-batumi';

async function open(path: string, email = 'client@gza.test') {
  const view = await renderRoute(path, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
  const type = (label: string, value: string, place: Pick<typeof screen, 'getByLabelText'> = screen) =>
    fireEvent.change(place.getByLabelText(label), { target: { value } });
  const press = (name: string, place: Pick<typeof screen, 'getByRole'> = screen) =>
    view.user.click(place.getByRole('button', { name }));
  return { ...view, type, press };
}

test('a client changes the name without a password, and the phone with one', async () => {
  let sent: unknown;
  const view = await open('/profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nino Beridze' })).toBeVisible();
  expect(screen.getByText('Client since 2024 · 9 trips')).toBeVisible();
  expect(screen.queryByLabelText('Bank details (IBAN)')).not.toBeInTheDocument();
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'PATCH')
      void request
        .clone()
        .json()
        .then((body: unknown) => (sent = body));
  });
  view.type('Name', 'Ana');
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await view.press('Save');
  expect(await screen.findByText('Data saved!')).toBeVisible();
  expect(sent).toEqual({ name: 'Ana' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Beridze' })).toBeVisible();

  view.type('Phone number', '+995599412007');
  await view.press('Save');
  expect(await screen.findByText(/Enter your current password/)).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveValue('+995599412007');
  view.type('Current password', password);
  await view.press('Save');
  await waitFor(() => expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument());
  expect(JSON.stringify(view.store.getState())).not.toContain(password);
  server.events.removeAllListeners();
});

test('details that were changed in another tab are shown on the way back, but for what is being typed here', async () => {
  const view = await open('/profile');
  const phone = await screen.findByLabelText('Phone number');
  const changeElsewhere = (change: object) =>
    server.use(
      handlerOf('getProfile', () =>
        Response.json({ status: 'success', profile: { ...profiles['client@gza.test'], ...change } }),
      ),
    );
  const comeBack = () => fireEvent.focus(window);
  changeElsewhere({ phone: '+995599412007' });
  comeBack();
  await waitFor(() => expect(phone).toHaveValue('+995599412007'));
  view.type('Name', 'Ana');
  changeElsewhere({ phone: '+995599412008' });
  comeBack();
  await view.press('Discard changes');
  expect(phone).toHaveValue('+995599412007');
  comeBack();
  await waitFor(() => expect(phone).toHaveValue('+995599412008'));
});

test.each([
  ['client@gza.test', '/profile', 'Name', /your documents are checked again/],
  ['company@gza.test', '/admin/profile', 'Identification code', /the “verified” mark beside your name is removed/],
])('%s reads before saving that another name or number is verified again', async (email, path, field, warning) => {
  const profile = { ...profiles[email], is_verified: true };
  server.use(handlerOf('getProfile', () => Response.json({ status: 'success', profile })));
  const view = await open(path, email);
  const was = (await screen.findByLabelText<HTMLInputElement>(field)).value;
  view.type(field, '01017012345');
  expect(await screen.findByText(warning)).toBeVisible();
  view.type(field, was);
  await waitFor(() => expect(screen.queryByText(warning)).not.toBeInTheDocument());
  view.type('Phone number', '+995599412007');
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});

test('a company has its own labels, and the e-mail is changed with a code', async () => {
  const view = await open('/admin/profile', 'company@gza.test');
  for (const label of ['Company name', 'Identification code', 'Bank details (IBAN)', 'Contact person'])
    expect(await screen.findByLabelText(label)).toBeVisible();
  expect(screen.queryByLabelText('Last name')).not.toBeInTheDocument();
  await view.press('Change email');
  const dialog = within(await screen.findByRole('dialog', { name: 'New email' }));
  view.type('New email', 'drive@gza.test', dialog);
  view.type('Current password', password, dialog);
  await view.press('Send code', dialog);
  await dialog.findByLabelText('Code');
  view.type('Code', '0000', dialog);
  await view.press('Confirm', dialog);
  expect(await dialog.findByText('This code is not right.')).toBeVisible();
  view.type('Code', '1234', dialog);
  await view.press('Confirm', dialog);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('drive@gza.test'));
});

test('an owner says to pay VAT with a number, and no longer', async () => {
  const view = await open('/admin/profile', 'owner@gza.test');
  const box = await screen.findByRole('checkbox', { name: 'I pay VAT' });
  expect(box).not.toBeChecked();
  expect(screen.queryByLabelText('VAT number')).not.toBeInTheDocument();
  await view.user.click(box);
  await view.press('Save');
  expect(await screen.findByText('Fill in this field.')).toBeVisible();
  view.type('VAT number', '12345');
  await view.press('Save');
  expect(await screen.findByText('The VAT number has 9 digits, or 11 for a person.')).toBeVisible();
  view.type('VAT number', '01017012345');
  await view.press('Save');
  expect(await screen.findByText('Data saved!')).toBeVisible();
  expect(box).toBeChecked();
  await view.user.click(box);
  await view.press('Save');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument());
  expect(box).not.toBeChecked();
  expect(screen.queryByLabelText('VAT number')).not.toBeInTheDocument();
});

test('a picture is removed after a question', async () => {
  const view = await open('/profile');
  server.use(handlerOf('removePicture', () => refuse(503, 'UNAVAILABLE', 'The service is busy.')));
  server.use(
    handlerOf('getProfile', () =>
      Response.json({
        status: 'success',
        profile: {
          kind: 'client',
          email: 'a@b.ge',
          name: 'Nino',
          surname: 'B',
          phone: '',
          picture: '/pictures/people/0',
          member_since: '2024-01-01T00:00:00.000Z',
          trips: 0,
        },
      }),
    ),
  );
  expect(await screen.findByRole('img', { name: /Profile picture of/ })).toBeVisible();
  const inHeader = () => document.querySelector('header img[src="/pictures/people/0"]');
  expect(inHeader()).toBeInTheDocument();
  await view.press('Remove picture');
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete the image?' }));
  await view.press('Remove picture', dialog);
  expect(await dialog.findByText('The service is busy.')).toBeVisible();
  server.resetHandlers();
  await view.press('Remove picture', dialog);
  expect(await screen.findByText('Profile picture has been removed!')).toBeVisible();
  await waitFor(() => expect(inHeader()).toBeNull());
});

test('a new password renews the stored user; the meter says how good it is', async () => {
  const view = await open('/changepw');
  view.type('New password', 'aaaaaaaaaa');
  expect(await screen.findByText('Weak: easy to guess')).toBeVisible();
  view.type('New password', 'seven green buses');
  expect(await screen.findByText('Strong')).toBeVisible();
  view.type('Current password', 'wrong');
  view.type('Repeat password', 'seven green');
  await view.press('Change password');
  expect(await screen.findByText('The passwords do not match.')).toBeVisible();
  view.type('Repeat password', 'seven green buses');
  await view.press('Change password');
  expect(await screen.findByText('The current password is not right.')).toBeVisible();
  view.type('Current password', password);
  await view.press('Change password');
  expect(await screen.findByText('Password changed successfully!')).toBeVisible();
  expect(view.store.vault.apiToken).toBe('renewed-token');
});

test('a session elsewhere is ended', async () => {
  const view = await open('/profile');
  expect(await screen.findByText(/Network 203.0.113.x · this device/)).toBeVisible();
  await view.press('Log out: Safari, iPhone');
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).not.toBeInTheDocument());
  expect(screen.getByText('Chrome, Windows')).toBeVisible();
});

test('a second factor is set up and its codes are shown once', async () => {
  const view = await open('/profile');
  await view.user.click(await screen.findByRole('button', { name: 'Set up' }));
  const dialog = () => within(screen.getByRole('dialog'));
  await screen.findByRole('dialog', { name: 'Set up two-factor authentication' });
  view.type('Current password', password, dialog());
  await view.press('Continue', dialog());
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  view.type('Code from the app', '000000', dialog());
  await view.press('Switch on', dialog());
  expect(await screen.findByText(/was already used/)).toBeVisible();
  view.type('Code from the app', mockAppCode, dialog());
  await view.press('Switch on', dialog());
  expect(await screen.findByRole('dialog', { name: 'Recovery codes' })).toBeVisible();
  expect(dialog().getAllByRole('listitem')).toHaveLength(10);
  expect(JSON.stringify(view.store.getState())).not.toContain('ABCD-EFGH');
  const isAskedBefore = () => selectHasUnsavedForm(view.store.getState());
  expect(isAskedBefore()).toBe(true);
  await view.press('I have kept them', dialog());
  expect(isAskedBefore()).toBe(false);
  expect(await screen.findByText(/10 recovery codes are left/)).toBeVisible();
  // Sessions that began without it are over.
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).not.toBeInTheDocument());
});

test('deleting shows what stays and why it is refused; afterwards the user is logged out', async () => {
  const view = await open('/profile');
  await view.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the account?' }));
  expect(dialog.getByText(/six years/)).toBeVisible();
  server.use(handlerOf('deleteProfile', () => refuse(409, 'ACCOUNT_HAS_ORDERS', 'You still have orders.')));
  view.type('Current password', password, dialog);
  await view.press('Delete account', dialog);
  expect(await dialog.findByText('You still have orders.')).toBeVisible();
  server.resetHandlers();
  await view.press('Delete account', dialog);
  expect(await screen.findByText('Your account was deleted.')).toBeVisible();
  expect(selectUser(view.store.getState())).toBeNull();
});

test('an admin who registered as a client is offered no deletion either', async () => {
  server.use(handlerOf('getProfile', () => Response.json({ status: 'success', profile: profiles['client@gza.test'] })));
  await open('/admin/profile', 'admin@gza.test');
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument();
});

test('an export becomes a file', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const view = await open('/profile');
  await view.user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({ profile: { email: 'client@gza.test' } });
  click.mockRestore();
});

test('staff without a second factor are led to it and see nothing else', async () => {
  server.use(handlerOf('getProfile', () => refuse(403, 'SECOND_FACTOR_REQUIRED', 'First set up the second factor.')));
  await open('/admin/profile', 'admin@gza.test');
  expect(await screen.findByText(/needs two-factor authentication before you can go on/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(screen.queryByText('Your data')).not.toBeInTheDocument();
});

test('a session that was ended elsewhere is shown as over', async () => {
  server.use(handlerOf('getProfile', () => refuse(401, 'NOT_LOGGED_IN', 'Please log in first.')));
  const { store } = await open('/profile');
  const login = await screen.findByRole('dialog', { name: 'Log in' });
  expect(login).toHaveAccessibleDescription('Your session has ended. Log in to pick up where you left off.');
  expect(selectLoginIntent(store.getState()).next).toBe('/profile');
  expect(selectUser(store.getState())).toBeNull();
});
