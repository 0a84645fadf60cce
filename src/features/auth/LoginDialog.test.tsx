import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { takeDestination } from '#src/shared/lib/destination.ts';
import { modalClosed, modalOpened, selectLoginIntent, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { selectUser } from './authSlice.ts';
import { openDialog } from './testing/openDialog.ts';

const email = 'client@gza.test';
const password = demoUsers[email]?.password ?? '';

async function openLogin() {
  const view = await openDialog({ kind: 'login' });
  return {
    ...view,
    logIn: async (typed: string) => {
      view.type('Email', email);
      view.type('Password', typed);
      await view.press('Log in');
    },
  };
}

test('a login stores the user and loads the page from its start', async () => {
  const { logIn, page, store } = await openLogin();
  await logIn(password);
  await waitFor(() => expect(page.reload).toHaveBeenCalledWith('/'));
  expect(selectUser(store.getState())?.client?.name).toBe('Nino Beridze');
  expect(JSON.stringify(store.getState())).not.toContain(password);
});

test('an error is shown under its field and focused, and no input is lost', async () => {
  const { logIn, field, dialog, user } = await openLogin();
  await logIn('wrong');
  await dialog.findByText('The e-mail or password is not right.');
  expect(field('Password')).toBeInvalid();
  expect(field('Password')).toHaveAccessibleDescription('The e-mail or password is not right.');
  expect(field('Email')).toBeValid();
  await waitFor(() => expect(field('Password')).toHaveFocus());
  expect(field('Email')).toHaveValue(email);
  expect(field('Password')).toHaveValue('wrong');
  await user.type(field('Password'), '!');
  expect(field('Password')).toBeValid();
});

test.each([
  ['a network that is gone', () => Response.error(), /no connection to the server/],
  ['an error without a message', () => new Response(null, { status: 500 }), /did not work/],
  [
    'too many tries',
    () =>
      Response.json(
        { message: 'Slowly', code: 'TOO_MANY_REQUESTS' },
        { status: 429, headers: { 'Retry-After': '250' } },
      ),
    'Too many attempts. Please try again in 5 minutes.',
  ],
  ['a message', () => Response.json({ message: 'The service is busy.', code: 'UNAVAILABLE' }, { status: 503 }), /busy/],
])('%s is shown inside the dialog, and the input stays', async (_what, answer, text) => {
  server.use(http.post('*/api/login', answer));
  const { logIn, field, dialog } = await openLogin();
  await logIn(password);
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  expect(field('Password')).toHaveValue(password);
});

test('errors of another back end are understood', async () => {
  server.use(
    http.post('*/api/login', () =>
      Response.json({ message: 'Invalid.', errors: { email: ['Unknown.'] } }, { status: 422 }),
    ),
  );
  const { logIn, field, dialog } = await openLogin();
  await logIn(password);
  await dialog.findByText('Unknown.');
  expect(field('Email')).toBeInvalid();
});

test('while it runs, the button is disabled and a second submit sends no second request', async () => {
  let calls = 0;
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post('*/api/login', async () => {
      calls += 1;
      await waiting;
      return Response.json({ password: 'No.' }, { status: 422 });
    }),
  );
  const { logIn, field, dialog, user } = await openLogin();
  await logIn(password);
  expect(dialog.getByRole('button', { name: 'Log in' })).toBeDisabled();
  await user.type(field('Password'), '{Enter}');
  answer();
  await dialog.findByText('No.');
  expect(calls).toBe(1);
});

test('the password can be shown', async () => {
  const { field, press } = await openLogin();
  expect(field('Password')).toHaveAttribute('type', 'password');
  await press('Show the password');
  expect(field('Password')).toHaveAttribute('type', 'text');
});

test('it links to recovery and registration, and closes', async () => {
  const { press, store } = await openLogin();
  await press('Forgot the password?');
  expect(await screen.findByRole('dialog', { name: 'Password recovery' })).toBeVisible();
  expect(selectOpenModal(store.getState())).toEqual({ kind: 'recovery' });
});

test('closing clears the input', async () => {
  const { type, press, store } = await openLogin();
  type('Email', 'a@b.ge');
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(selectOpenModal(store.getState())).toBeNull();
});

test('the email is sent in lower case', async () => {
  let sent: unknown;
  server.use(
    handlerOf('login', ({ body }) => {
      sent = body;
      return Response.json({}, { status: 422 });
    }),
  );
  const { type, press, dialog } = await openLogin();
  type('Email', 'NINO@Gza.Test');
  type('Password', 'Road');
  await press('Log in');
  await dialog.findByText(/did not work/);
  expect(sent).toEqual({ email: 'nino@gza.test', password: 'Road' });
});

test('a code is required when the account has a second factor', async () => {
  const sent: unknown[] = [];
  server.use(
    handlerOf('login', ({ body }) => {
      sent.push(body);
      return Response.json({ code: 'Enter the code from your authenticator app.' }, { status: 422 });
    }),
  );
  const { logIn, type, field, press, dialog } = await openLogin();
  expect(dialog.queryByLabelText('Code from the app')).not.toBeInTheDocument();
  await logIn(password);
  await waitFor(() => expect(field('Code from the app')).toHaveFocus());
  expect(field('Code from the app')).toHaveAccessibleDescription('Enter the code from your authenticator app.');
  expect(field('Code from the app')).toBeValid();
  type('Code from the app', '123456');
  await press('Log in');
  await waitFor(() =>
    expect(sent).toEqual([
      { email, password },
      { email, password, code: '123456' },
    ]),
  );
  await waitFor(() => expect(field('Code from the app')).toBeInvalid());
});

test('the destination survives recovery and registration, and is dropped when the dialog closes', async () => {
  const next = '/checkout/toyota-prius/9?from=1';
  const { store, press, user, page } = await openDialog({ kind: 'login', reason: 'booking', next });
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Log in to book. We’ve kept what you chose.');
  await press('Forgot the password?');
  await user.click(await screen.findByRole('button', { name: 'Back to the login' }));
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  await user.click(await screen.findByRole('tab', { name: 'Car owner' }));
  expect(selectLoginIntent(store.getState())).toEqual({ reason: 'booking', next });
  act(() => void store.dispatch(modalOpened({ ...selectLoginIntent(store.getState()), kind: 'login', email })));
  const typed = await screen.findByLabelText('Password');
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  await waitFor(() => expect(typed).toHaveFocus());
  await user.type(typed, `${password}{Enter}`);
  await waitFor(() => expect(page.reload).toHaveBeenCalledWith('/'));
  expect(takeDestination(sessionStorage, () => true)).toBe(next);
  act(() => void store.dispatch(modalClosed()));
  expect(selectLoginIntent(store.getState())).toEqual({});
});
