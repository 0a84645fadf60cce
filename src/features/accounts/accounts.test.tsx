import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { BodyOf } from '#contract/call.ts';
import type { changeAccount } from '#contract/calls/accounts.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mocks } from '#mocks/handlers.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { selectUser, sessionConfirmed } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const staff = (role: 'admin' | 'support') => ({
  preloadedState: { auth: { current: sessionUser({ user_id: 4, roles: [role], client: null }) } },
});
const asAdmin = staff('admin');

/** Collects the requests that change an account. */
function watchChanges() {
  const sent: BodyOf<typeof changeAccount>[] = [];
  server.use(
    handlerOf('changeAccount', (request) => {
      sent.push(request.body);
      return mocks.changeAccount(request);
    }),
  );
  return sent;
}

test('people are listed, narrowed by a group, and opened beside the list', async () => {
  const { user } = await renderRoute(paths.adminAccounts, asAdmin);
  expect(await screen.findByRole('link', { name: 'Nino Beridze' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Owners/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nino Beridze' })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('link', { name: 'Giorgi Kapanadze' }));
  expect(await screen.findByRole('heading', { name: 'Giorgi Kapanadze' })).toBeVisible();
});

test('on a phone a person is two lines, which lead to everything else', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  try {
    const { user } = await renderRoute(paths.adminAccounts, asAdmin);
    const row = await screen.findByRole('link', { name: /^Giorgi Kapanadze/ });
    expect(row).toHaveTextContent(/^Giorgi Kapanadze.+@.+ · Owner$/);
    expect(row).not.toHaveTextContent('session');
    await user.click(row);
    expect(await screen.findByRole('heading', { name: 'Giorgi Kapanadze' })).toBeVisible();
  } finally {
    window.matchMedia = wide;
  }
});

test('a block needs a reason, explains its effect, and can be lifted again', async () => {
  const sent = watchChanges();
  const { user } = await renderRoute(`${paths.adminAccounts}?id=2`, asAdmin);
  const ask = await screen.findByRole('button', { name: 'Block…' });
  expect(ask).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Reason, kept in the audit log' }), 'Forged papers');
  await user.click(ask);
  const dialog = await screen.findByRole('alertdialog', { name: 'Block Giorgi Kapanadze?' });
  expect(dialog).toHaveTextContent('1 session ends at once. 3 cars are hidden.');
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(await screen.findByRole('heading', { name: 'This account is blocked' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  const undo = await screen.findByRole('alertdialog', { name: 'Unblock Giorgi Kapanadze?' });
  expect(undo).toHaveTextContent('The user can log in again. The cars hidden by the block can be found again.');
  await user.click(within(undo).getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByRole('heading', { name: 'Block this account' })).toBeVisible();
  expect(sent).toEqual([{ is_blocked: true, reason: 'Forged papers' }, { is_blocked: false }]);
});

test('of a client who is unblocked no cars are named', async () => {
  watchChanges();
  const { user } = await renderRoute(`${paths.adminAccounts}?id=1`, asAdmin);
  await user.type(await screen.findByRole('textbox', { name: 'Reason, kept in the audit log' }), 'Forged papers');
  await user.click(screen.getByRole('button', { name: 'Block…' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Unblock' }));
  const undo = await screen.findByRole('alertdialog', { name: 'Unblock Nino Beridze?' });
  expect(undo).toHaveTextContent('The user can log in again.');
  expect(undo).not.toHaveTextContent('cars');
  await user.click(within(undo).getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByRole('heading', { name: 'Block this account' })).toBeVisible();
});

test('an owner gets the badge by name after a question, and loses it the same way', async () => {
  const sent = watchChanges();
  const { user } = await renderRoute(`${paths.adminAccounts}?id=2`, asAdmin);
  await user.click(await screen.findByRole('button', { name: 'Confirm the owner…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Do papers prove that this is Giorgi Kapanadze?' });
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await user.click(await screen.findByRole('button', { name: 'Take the badge away…' }));
  const undo = await screen.findByRole('alertdialog', { name: 'Take the badge away from Giorgi Kapanadze?' });
  await user.click(within(undo).getByRole('button', { name: 'Take away' }));
  expect(await screen.findByRole('button', { name: 'Confirm the owner…' })).toBeVisible();
  expect(sent).toEqual([{ verified_owner: 'Giorgi Kapanadze' }, { verified_owner: null }]);
});

test('a user who rents out no cars is offered no badge', async () => {
  await renderRoute(`${paths.adminAccounts}?id=1`, asAdmin);
  expect(await screen.findByRole('button', { name: 'Block…' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm the owner…' })).not.toBeInTheDocument();
});

test('roles are saved whole, and never none', async () => {
  const sent = watchChanges();
  const { user } = await renderRoute(`${paths.adminAccounts}?id=1`, asAdmin);
  const save = await screen.findByRole('button', { name: 'Save roles' });
  expect(save).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: 'Owner' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Client' }));
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Support' }));
  await user.click(save);
  await waitFor(() => expect(sent).toEqual([{ roles: ['support'], expected_roles: ['client'] }]));
});

test('an admin cannot change their own account, and support cannot change any', async () => {
  const { unmount } = await renderRoute(`${paths.adminAccounts}?id=4`, asAdmin);
  expect(await screen.findByText('This is your own account: ask a colleague to change it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Block…' })).not.toBeInTheDocument();
  unmount();
  await renderRoute(`${paths.adminAccounts}?id=1`, staff('support'));
  expect(await screen.findByRole('heading', { name: 'Nino Beridze' })).toBeVisible();
  expect(await screen.findByText(/GZA-100001/)).toBeVisible();
  for (const name of ['Block…', 'Save roles', 'End all', 'See as this person sees'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('an admin views the page as another user, sees a notice of it, and returns to their own account', async () => {
  const { user, store } = await renderRoute(`${paths.adminAccounts}?id=2`, asAdmin);
  await user.click(await screen.findByRole('button', { name: 'See as this person sees' }));
  await waitFor(() => expect(selectUser(store.getState())?.user_id).toBe(2));
  expect(screen.queryByRole('complementary', { name: "Someone else's account" })).not.toBeInTheDocument();
  // The session check of the new page reports the admin.
  await act(async () => store.dispatch(sessionConfirmed({ user_id: 2, viewed_by: 'admin@gza.test' })));
  const bar = await screen.findByRole('complementary', { name: "Someone else's account" });
  expect(bar).toHaveTextContent('You see what Giorgi Kapanadze sees.');
  await user.click(within(bar).getByRole('button', { name: 'Back to my account' }));
  await waitFor(() => expect(selectUser(store.getState())?.user_id).toBe(4));
});

test('roles that a colleague changed meanwhile are shown as they are, and nothing is saved', async () => {
  server.use(
    handlerOf('changeAccount', (request) => {
      mocks.changeAccount({ ...request, body: { roles: ['client', 'support'] } });
      return refuse(409, 'CONFLICT', 'Someone was faster. Please look again.');
    }),
  );
  const { user } = await renderRoute(`${paths.adminAccounts}?id=1`, asAdmin);
  await user.click(await screen.findByRole('checkbox', { name: 'Admin' }));
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  expect(await screen.findByText('Someone was faster. Please look again.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Client' })).toBeChecked());
  expect(screen.getByRole('checkbox', { name: 'Support' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Admin' })).not.toBeChecked();
  expect(screen.getByText('Someone was faster. Please look again.')).toBeVisible();
});
