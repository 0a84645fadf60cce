import { expect } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { profiles } from '#mocks/fixtures/profiles.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { removeDevice, stubDevice } from '#src/features/auth/passkey/testing/stubDevice.ts';
import { storedUser } from '#src/testing/sessionUser.ts';
import { canaries } from './canaries.ts';
import { done, open, openModal, watched } from './watchForms.ts';
import type { SecretForm } from './watchForms.ts';

const profileAnswer = (email: string) => ({
  ...done,
  profile: { ...profiles[`${email}@gza.test`]!, iban: canaries.oldIban, identity_number: canaries.oldIdentity },
});
const ownerForm = async (person: 'Physical person' | 'Legal entity') => {
  server.use(
    handlerOf('checkPhysicalOwner', () => done),
    handlerOf('checkLegalOwner', () => done),
    handlerOf('registerPhysicalOwner', () => done),
    handlerOf('registerLegalOwner', () => done),
  );
  const { type, press, dialog, user } = await openModal({ kind: 'registration', tab: 'owner' });
  await user.click(dialog.getByRole('radio', { name: person }));
  fireEvent.focus(await dialog.findByLabelText('City'));
  type('City', 'Tbilisi');
  fireEvent.click(await screen.findByText('Tbilisi'));
  type(person === 'Legal entity' ? 'Identification code' : 'Personal number', canaries.identity);
  type('Bank details (IBAN)', canaries.iban);
  type('Password', canaries.password);
  type('Repeat password', canaries.password);
  await user.click(dialog.getByLabelText(/^I agree/));
  await press('Continue');
  await user.click(await dialog.findByLabelText('Code'));
  await user.paste(canaries.code);
  await press('Register');
  await screen.findByText('You have successfully registered!');
};

/** Forms for login, registration and the account. */
export const accountForms: readonly SecretForm[] = [
  {
    name: 'login',
    secrets: ['password', 'appCode', 'token'],
    files: ['features/auth/LoginDialog.tsx'],
    walk: async () => {
      server.use(
        handlerOf('login', ({ body }) =>
          body.code === undefined
            ? refuseFields({ code: 'Enter the code.' })
            : { ...storedUser(), apiToken: canaries.token },
        ),
      );
      const { type, press, store } = await openModal({ kind: 'login' });
      type('Email', 'nino@gza.test');
      type('Password', canaries.password);
      await press('Log in');
      await screen.findByText('Enter the code.');
      type('Code from the app', canaries.appCode);
      await press('Log in');
      await waitFor(() => expect(store.vault.apiToken).toBe(canaries.token));
    },
  },
  {
    name: 'login by a code from a mail',
    secrets: ['code', 'appCode', 'token'],
    files: ['features/auth/code/CodeStep.tsx'],
    walk: async () => {
      server.use(
        handlerOf('loginByCode', ({ body }) =>
          body.app_code === undefined
            ? refuseFields({ app_code: 'Enter the code.' })
            : { ...storedUser(), apiToken: canaries.token },
        ),
      );
      const { type, press, dialog, store } = await openModal({ kind: 'login', email: 'nino@gza.test' });
      await press('Email me a code');
      await dialog.findByLabelText('Code from the e-mail');
      type('Code from the e-mail', canaries.code);
      await press('Log in');
      await screen.findByText('Enter the code.');
      type('Code from the app', canaries.appCode);
      await press('Log in');
      await waitFor(() => expect(store.vault.apiToken).toBe(canaries.token));
    },
  },
  {
    name: 'recovery',
    secrets: ['code', 'newPassword'],
    files: ['features/auth/recovery/RecoveryDialog.tsx', 'features/auth/recovery/PasswordStep.tsx'],
    walk: async () => {
      server.use(handlerOf('resetPassword', () => undefined));
      const { type, press, dialog } = await openModal({ kind: 'recovery' });
      type('Email', 'nino@gza.test');
      await press('Send code');
      await dialog.findByLabelText('Code');
      type('Code', canaries.code);
      type('New password', canaries.newPassword);
      type('Repeat password', canaries.newPassword);
      await press('Change password');
      await screen.findByText('Password changed successfully!');
    },
  },
  {
    name: 'registration of a client',
    secrets: ['password'],
    files: ['features/registration/RegistrationDialog.tsx'],
    walk: async () => {
      server.use(handlerOf('registerClient', () => done));
      const { type, press, dialog, user } = await openModal({ kind: 'registration', tab: 'client' });
      type('Password', canaries.password);
      type('Repeat password', canaries.password);
      for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
      await press('Register');
      await screen.findByText('You have successfully registered!');
    },
  },
  {
    name: 'registration of an owner who is a person',
    secrets: ['identity', 'iban', 'password', 'code'],
    files: ['features/registration/owner/OwnerDetails.tsx', 'features/registration/owner/OwnerForm.tsx'],
    walk: () => ownerForm('Physical person'),
  },
  {
    name: 'registration of a company',
    secrets: ['identity', 'iban', 'password', 'code'],
    files: ['features/registration/owner/OwnerDetails.tsx'],
    walk: () => ownerForm('Legal entity'),
  },
  {
    name: 'details of the profile',
    secrets: ['oldIban', 'oldIdentity', 'iban', 'identity', 'password'],
    files: ['features/profile/details/DetailsPanel.tsx', 'features/profile/details/DetailsFields.tsx'],
    walk: async () => {
      server.use(
        handlerOf('getProfile', () => profileAnswer('company')),
        handlerOf('updateProfile', () => profileAnswer('company')),
      );
      const { type, press } = await open('/admin/profile', 'company');
      expect(await screen.findByLabelText('Bank details (IBAN)')).toHaveValue(canaries.oldIban);
      type('Bank details (IBAN)', canaries.iban);
      type('Identification code', canaries.identity);
      fireEvent.change(screen.getAllByLabelText('Current password')[0]!, { target: { value: canaries.password } });
      await press('Save');
      await screen.findByText('Data saved!');
    },
  },
  {
    name: 'another e-mail',
    secrets: ['password', 'code'],
    files: ['features/profile/details/DetailsPanel.tsx'],
    walk: async () => {
      server.use(
        handlerOf('sendEmailCode', () => done),
        handlerOf('updateProfile', () => profileAnswer('client')),
      );
      const { type, press } = await open('/profile', 'client');
      await press((await screen.findByRole('button', { name: 'Change email' })).textContent);
      const dialog = within(await screen.findByRole('dialog'));
      type('New email', 'ana@gza.test', dialog);
      type('Current password', canaries.password, dialog);
      await press('Send code', dialog);
      await dialog.findByLabelText('Code');
      type('Code', canaries.code, dialog);
      await press('Confirm', dialog);
      await screen.findByText('Data saved!');
    },
  },
  {
    name: 'change of the password',
    secrets: ['password', 'newPassword', 'token'],
    files: ['features/profile/password/PasswordPanel.tsx'],
    walk: async () => {
      server.use(handlerOf('changePassword', () => ({ ...done, user: { ...storedUser(), apiToken: canaries.token } })));
      const { type, press } = await open('/changepw', 'client');
      await screen.findByLabelText('Current password');
      type('Current password', canaries.password);
      type('New password', canaries.newPassword);
      type('Repeat password', canaries.newPassword);
      await press('Change password');
      await screen.findByText('Password changed successfully!');
    },
  },
  {
    name: 'a second factor, set up',
    secrets: ['password', 'secret', 'otpauth', 'appCode', 'recovery'],
    files: ['features/profile/factor/SetUpDialog.tsx'],
    walk: async () => {
      server.use(
        handlerOf('startSecondFactor', () => ({ ...done, secret: canaries.secret, url: canaries.otpauth })),
        handlerOf('confirmSecondFactor', () => ({ ...done, recovery_codes: [canaries.recovery] })),
      );
      const { type, press } = await open('/profile', 'client');
      await press((await screen.findByRole('button', { name: 'Set up' })).textContent);
      await screen.findByRole('dialog', { name: 'Set up two-factor authentication' });
      type('Current password', canaries.password, within(screen.getByRole('dialog')));
      await press('Continue');
      type('Code from the app', (await screen.findByText(/^CANA RYSE/)) && canaries.appCode);
      await press('Switch on');
      await screen.findByText(canaries.recovery);
      await press('I have kept them');
    },
  },
  {
    name: 'a second factor, switched off',
    secrets: ['password', 'appCode'],
    files: ['features/profile/factor/SecondFactorPanel.tsx'],
    walk: async () => {
      server.use(
        handlerOf('getSecondFactor', () => ({
          ...done,
          second_factor: { is_on: true, is_required: false, recovery_codes_left: 9 },
        })),
        handlerOf('removeSecondFactor', () => done),
      );
      const { type, press, user } = await open('/profile', 'client');
      await user.click(await screen.findByRole('button', { name: 'Switch off' }));
      const dialog = within(await screen.findByRole('dialog'));
      type('Current password', canaries.password, dialog);
      fireEvent.change(dialog.getAllByRole('textbox')[0]!, { target: { value: canaries.appCode } });
      await press('Switch off', dialog);
      await screen.findByText('Two-factor authentication is off.');
    },
  },
  {
    name: 'a passkey, some time after the login',
    secrets: ['password', 'appCode'],
    files: ['features/profile/passkeys/AddPasskeyDialog.tsx'],
    walk: async () => {
      stubDevice();
      server.use(
        handlerOf('startPasskey', ({ body }) => {
          if (body?.current_password === undefined) return refuseFields({ current_password: 'Enter the password.' });
          return refuseFields({ code: body.code === undefined ? 'Enter the code.' : 'This code is not right.' });
        }),
      );
      const { type, press, user } = await open('/profile', 'client');
      await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
      const dialog = within(await screen.findByRole('dialog'));
      await press('Continue', dialog);
      type('Current password', canaries.password, (await dialog.findByText('Enter the password.')) && dialog);
      await press('Continue', dialog);
      const code = 'Code from the app, or a recovery code';
      type(code, canaries.appCode, (await dialog.findByText('Enter the code.')) && dialog);
      await press('Continue', dialog);
      await dialog.findByText('This code is not right.');
      removeDevice();
    },
  },
  {
    name: 'an export and the end of an account',
    secrets: ['held', 'password'],
    files: ['features/profile/ProfilePanels.tsx'],
    walk: async () => {
      server.use(
        handlerOf('exportProfile', () => ({
          ...done,
          exported_at: '2026-11-20T09:00:00.000Z',
          data: { profile: { note: canaries.held } },
        })),
        handlerOf('deleteProfile', () => done),
      );
      const { type, press, user } = await open('/profile', 'client');
      await user.click(await screen.findByRole('button', { name: 'Export' }));
      await waitFor(() => expect(watched.wire).toContain(canaries.held));
      await press('Delete account');
      const dialog = within(await screen.findByRole('dialog'));
      type('Current password', canaries.password, dialog);
      await press('Delete account', dialog);
      await screen.findByText('Your account was deleted.');
    },
  },
];
