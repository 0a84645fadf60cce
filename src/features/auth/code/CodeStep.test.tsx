import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mockLoginCode } from '#mocks/handlers/auth/session.ts';
import { refuse, refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { takeDestination } from '#src/shared/lib/destination.ts';
import { selectUser } from '../authSlice.ts';
import { openDialog } from '../testing/openDialog.ts';

const email = 'client@gza.test';
const next = '/checkout/toyota-prius/9?from=1';
const code = 'Code from the e-mail';

async function openCode() {
  const view = await openDialog({ kind: 'login', reason: 'booking', next });
  view.type('Email', ' Client@Gza.test');
  await view.press('Email me a code');
  await view.dialog.findByLabelText(code);
  return view;
}

test('a pasted code logs in and goes on to what asked for the account', async () => {
  const sent: unknown[] = [];
  server.use(
    handlerOf('sendLoginCode', ({ body }) => {
      sent.push(body);
      return { status: 'success' };
    }),
    handlerOf('loginByCode', ({ body }) => {
      sent.push(body);
      const { user } = demoUsers[email]!;
      return { ...user, apiToken: 'token', expireMinutes: Math.floor(Date.now() / 60_000) + 120 };
    }),
  );
  const { press, user, page, store, field } = await openCode();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/If client@gza.test has an account/);
  expect(field(code)).toHaveFocus();
  expect(field(code)).toHaveAttribute('autocomplete', 'one-time-code');
  await user.paste('123 456\n');
  expect(field(code)).toHaveValue(mockLoginCode);
  await press('Log in');
  await waitFor(() => expect(page.reload).toHaveBeenCalledWith('/'));
  expect(sent).toEqual([{ email }, { email, code: mockLoginCode }]);
  expect(takeDestination(sessionStorage, () => true)).toBe(next);
  expect(selectUser(store.getState())?.client?.name).toBe('Nino Beridze');
  expect(store.vault.apiToken).toBe('token');
});

const messages = {
  wrong: 'This code is not right.',
  expired: 'This code is no longer valid. Please ask for a new one.',
};

test.each(Object.entries(messages))('a code that is %s is marked, and what was typed stays', async (_what, message) => {
  server.use(handlerOf('loginByCode', () => refuseFields({ code: message })));
  const { type, press, dialog, field } = await openCode();
  type(code, '999999');
  await press('Log in');
  await dialog.findByText(message);
  expect(field(code)).toBeInvalid();
  await waitFor(() => expect(field(code)).toHaveFocus());
  expect(field(code)).toHaveValue('999999');
});

test.each([
  ['a network that is gone', () => Response.error(), /no connection to the server/],
  ['a blocked account', () => refuseFields({ email: 'This account is blocked.' }), 'This account is blocked.'],
])('%s is shown inside the dialog', async (_what, answer, text) => {
  server.use(handlerOf('loginByCode', answer));
  const { type, press, dialog, field } = await openCode();
  type(code, mockLoginCode);
  await press('Log in');
  expect(await dialog.findByText(text)).toBeVisible();
  expect(field(code)).toHaveValue(mockLoginCode);
});

test('a second factor is asked for once the code is right, and sent with it', async () => {
  const sent: unknown[] = [];
  server.use(
    handlerOf('loginByCode', ({ body }) => {
      sent.push(body);
      return refuseFields({ app_code: 'Enter the code from your authenticator app.' });
    }),
  );
  const { type, press, field, dialog } = await openCode();
  expect(dialog.queryByLabelText('Code from the app')).not.toBeInTheDocument();
  type(code, mockLoginCode);
  await press('Log in');
  await waitFor(() => expect(field('Code from the app')).toHaveFocus());
  expect(field('Code from the app')).toBeValid();
  type('Code from the app', '654321');
  await press('Log in');
  await waitFor(() => expect(field('Code from the app')).toBeInvalid());
  expect(sent).toEqual([
    { email, code: mockLoginCode },
    { email, code: mockLoginCode, app_code: '654321' },
  ]);
});

test('another code can be sent after the countdown; a refusal says when', async () => {
  const { dialog, press, store } = await openCode();
  expect(dialog.getByRole('button', { name: /^Send code · 0(2:00|1:\d\d)$/ })).toBeDisabled();
  const start = store.clock.now();
  const clock = jest.spyOn(store.clock, 'now').mockReturnValue(start + 120_000);
  const button = await dialog.findByRole('button', { name: 'Send code' });
  await waitFor(() => expect(button).toBeEnabled());
  server.use(
    handlerOf('sendLoginCode', () => {
      const { body, status } = refuse(429, 'TOO_MANY_REQUESTS', 'Later.');
      return new Response(body, { status, headers: { 'Content-Type': 'application/json', 'Retry-After': '2400' } });
    }),
  );
  await press('Send code');
  expect(await dialog.findByText('Too many attempts. Please try again in 40 minutes.')).toBeVisible();
  server.use(handlerOf('sendLoginCode', () => ({ status: 'success' })));
  await press('Send code');
  expect(await screen.findByText('Code sent successfully')).toBeVisible();
  expect(await dialog.findByRole('button', { name: /^Send code · 0(2:00|1:59)$/ })).toBeDisabled();
  clock.mockRestore();
});

test('going back leads to the password, with the address', async () => {
  const { press, field } = await openCode();
  await press('Log in with the password');
  expect(field('Email')).toHaveValue(email);
  expect(field('Password')).toHaveValue('');
});

test('without an address, or with a wrong one, nothing is sent and its field says so', async () => {
  const { press, dialog, field, type } = await openDialog({ kind: 'login' });
  await press('Email me a code');
  await dialog.findByText('Fill in this field.');
  expect(field('Email')).toHaveFocus();
  server.use(handlerOf('sendLoginCode', () => refuseFields({ email: 'Enter an e-mail address.' })));
  type('Email', 'nino');
  await press('Email me a code');
  await dialog.findByText('Enter an e-mail address.');
  expect(field('Email')).toBeInvalid();
  expect(field('Password')).toBeValid();
});

test('without a network the login says so and stays', async () => {
  server.use(handlerOf('sendLoginCode', () => Response.error()));
  const { press, dialog, type, field } = await openDialog({ kind: 'login' });
  type('Email', email);
  await press('Email me a code');
  expect(await dialog.findByText(/no connection to the server/)).toBeVisible();
  expect(field('Email')).toHaveValue(email);
});
