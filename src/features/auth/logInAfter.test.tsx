import { expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { takeDestination } from '#src/shared/lib/destination.ts';
import { modalOpened, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { selectNotices } from '#src/shared/store/noticesSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { pictureChanged, selectUser } from './authSlice.ts';
import { logInAfter } from './logInAfter.ts';
import { rememberMessage, takeMessage } from './messageAfterLogin.ts';
import { openDialog } from './testing/openDialog.ts';

const email = 'client@gza.test';
const password = demoUsers[email]?.password ?? '';
/** When the page after the reload begins. */
const nextPage = performance.timeOrigin + 1;
const next = '/checkout/toyota-prius/9?from=1';

test('the page reloads for the new user, who goes on to what asked for the account, and the message with them', async () => {
  const { store, page } = await openDialog({ kind: 'registration', tab: 'client', reason: 'booking', next });
  await act(() => store.dispatch(logInAfter('auth:registration.done', { email, password })));
  expect(selectOpenModal(store.getState())).toBeNull();
  expect(await screen.findByText('You have successfully registered!')).toBeVisible();
  expect(selectUser(store.getState())?.client?.name).toBe('Nino Beridze');
  expect(page.reload).toHaveBeenCalledWith('/');
  expect(takeDestination(sessionStorage, () => true)).toBe(next);
  expect(JSON.stringify(store.getState())).not.toContain(password);
  expect(takeMessage(sessionStorage)).toBeNull();
  expect(takeMessage(sessionStorage, nextPage)).toBe('auth:registration.done');
  expect(takeMessage(sessionStorage, nextPage)).toBeNull();
});

test('the page of the new user shows the message, with its texts', async () => {
  rememberMessage(sessionStorage, 'auth:recovery.done', 0);
  await renderRoute('/about-us', { preloadedState: { auth: { current: demoUsers[email]!.user } } });
  expect(await screen.findByText('Password changed successfully!')).toBeVisible();
  expect(takeMessage(sessionStorage, nextPage)).toBeNull();
});

test('a new owner is asked for a picture, which can wait; a new client is not', async () => {
  const loggedInAs = (address: string) => ({ preloadedState: { auth: { current: demoUsers[address]!.user } } });
  rememberMessage(sessionStorage, 'auth:registration.done', 0);
  const { user, store } = await renderRoute('/about-us', loggedInAs('owner@gza.test'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add your photo or logo' }, { timeout: 10_000 }));
  expect(dialog.getByRole('button', { name: 'New profile picture' })).toBeVisible();
  act(() => void store.dispatch(pictureChanged('/pictures/people/0')));
  expect(dialog.getByRole('img', { name: /^Profile picture of/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Later' })).not.toBeInTheDocument();
  act(() => void store.dispatch(pictureChanged(null)));
  await user.click(dialog.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();

  rememberMessage(sessionStorage, 'auth:registration.done', 0);
  const client = await renderRoute('/about-us', loggedInAs(email));
  expect(await screen.findByText('You have successfully registered!')).toBeVisible();
  expect(selectOpenModal(client.store.getState())).toBeNull();
});

test('only known messages are taken from the storage', () => {
  sessionStorage.setItem('messageAfterLogin', 'common:failure.chunk.text 0');
  expect(takeMessage(sessionStorage)).toBeNull();
});

const noNetwork = () => Response.error();
const needsCode = () => refuseFields({ code: 'Enter the code from your authenticator app.' });

test.each([
  ['without a network', noNetwork, /Please use your e-mail and password/],
  ['with a second factor', needsCode, 'Log in with your new password and the code from your app.'],
] as const)(
  '%s the user logs in by hand, with the address filled in, and goes on then',
  async (_what, answer, text) => {
    server.use(handlerOf('login', answer));
    const { store, page } = await openDialog({ kind: 'recovery', reason: 'booking', next });
    await act(() => store.dispatch(logInAfter('auth:recovery.done', { email, password })));
    expect(selectOpenModal(store.getState())).toEqual({ kind: 'login', reason: 'booking', next, email });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Password changed successfully!')).toBeVisible();
    expect(page.reload).not.toHaveBeenCalled();
    expect(takeMessage(sessionStorage)).toBeNull();
  },
);

test('where nothing asked for the account, the message offers the login', async () => {
  server.use(handlerOf('login', noNetwork));
  const { store, user } = await openDialog({ kind: 'registration', tab: 'client' });
  await act(() => store.dispatch(logInAfter('auth:registration.done', { email, password })));
  expect(selectOpenModal(store.getState())).toBeNull();
  const notice = await screen.findByText(/Please use your e-mail and password/);
  await user.click(notice.parentElement!.querySelector('button')!);
  await waitFor(() => expect(selectOpenModal(store.getState())).toEqual({ kind: 'login', email }));
});

test('a dialog that was opened meanwhile keeps its place', async () => {
  const { store } = await openDialog({ kind: 'recovery', next });
  server.use(
    handlerOf('login', () => {
      store.dispatch(modalOpened({ kind: 'menu' }));
      return noNetwork();
    }),
  );
  await act(() => store.dispatch(logInAfter('auth:recovery.done', { email, password })));
  expect(selectOpenModal(store.getState())).toEqual({ kind: 'menu' });
  expect(selectNotices(store.getState()).at(-1)?.action?.dispatches).toEqual(
    modalOpened({ kind: 'login', next, email }),
  );
});
