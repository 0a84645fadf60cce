import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { loggedIn, loggedOut } from '#src/features/auth/authSlice.ts';
import type { DraftStorage } from '#src/shared/store/drafts/draftStorage.ts';
import { selectHasUnsavedForm } from '#src/shared/store/drafts/unsavedSlice.ts';
import { endSession } from '#src/testing/endSession.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { forgetUnsent } from './forgetUnsent.ts';

const userOf = (email: string) => {
  const user = demoUsers[email]?.user;
  if (user === undefined) throw new Error(`There is no ${email}.`);
  return user;
};

async function open(path: string, email: string, typed?: DraftStorage) {
  const preloadedState = { auth: { current: userOf(email) } };
  const view = await renderRoute(path, { preloadedState, ...(typed && { typed }) });
  forgetUnsent(view.store, sessionStorage);
  return view;
}

const change = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const name = () => screen.findByLabelText('Name');

/** A client whose session ends over a changed name, a changed phone and a password. */
async function leaveProfile(email = 'client@gza.test') {
  const view = await open('/profile', email);
  await name();
  change('Name', 'Kvirike');
  change('Phone number', '+995599412007');
  fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: 'road-to-batumi' } });
  return { view, typed: await endSession(view) };
}

test('input is restored for the same user, and can be saved; a password is not', async () => {
  const { view, typed } = await leaveProfile();
  expect(JSON.stringify(view.store.getState())).not.toMatch(/Kvirike|412007/);
  expect(JSON.stringify(typed.all())).not.toContain('batumi');

  const second = await open('/profile', 'client@gza.test', typed);
  await waitFor(async () => expect(await name()).toHaveValue('Kvirike'));
  expect(screen.getByLabelText('Phone number')).toHaveValue('+995599412007');
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(selectHasUnsavedForm(second.store.getState())).toBe(true);
  // It is restored once: the next page starts with the server's values.
  expect(typed.all()).toBeNull();
  await second.user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await name()).toHaveValue('Nino');
});

test('at another address, and where nothing was changed, nothing comes back', async () => {
  const { typed } = await leaveProfile();
  const elsewhere = await open('/profile?tab=other', 'client@gza.test', typed);
  expect(await name()).toHaveValue('Nino');
  await endSession(elsewhere);
  expect(typed.all()?.values).toHaveLength(1);
});

test('for any other user it is deleted for good', async () => {
  const { view, typed } = await leaveProfile();
  view.store.dispatch(loggedIn(userOf('owner@gza.test')));
  expect(typed.all()).toBeNull();
});

test('a logout leaves nothing', async () => {
  const view = await open('/profile', 'client@gza.test');
  await name();
  change('Name', 'Kvirike');
  view.store.typed.keep(userOf('client@gza.test').user_id, 'another place', 'words');
  await act(async () => void view.store.dispatch(loggedOut()));
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  expect(view.store.typed.all()).toBeNull();
});

test('going to another page is no end of a session', async () => {
  const view = await open('/profile', 'client@gza.test');
  await name();
  change('Name', 'Kvirike');
  view.unmount();
  expect(view.store.typed.all()).toBeNull();
});

test('no form with a secret stores all of its fields', () => {
  const withSecret = /<PasswordField|one-time-code|type="file"|\b(iban|identity_number)\b/;
  const storing = globSync('src/features/**/*.tsx').filter((path) =>
    readFileSync(path, 'utf8').includes('keepsAllBut: []'),
  );
  expect(storing.length).toBeGreaterThan(5);
  expect(storing.filter((path) => withSecret.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('neither the identity number nor the account of an owner is stored', async () => {
  const view = await open('/admin/profile', 'owner@gza.test');
  await name();
  change('Name', 'Kvirike');
  change('Bank details (IBAN)', 'GE00TB0000000000000000');
  change(/^Personal number/, '01001012345');
  const stored = JSON.stringify((await endSession(view)).all());
  expect(stored).toContain('Kvirike');
  expect(stored).not.toMatch(/GE00TB|01001012345/);
});
