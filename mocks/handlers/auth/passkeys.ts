import type { Passkey } from '#contract/calls/auth/passkeys.ts';
import type { CurrentUser } from '#contract/calls/auth/session.ts';
import { demoUsers } from '../../fixtures/users.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse } from '../../refuse.ts';
import { mockToken, mockUser, setMockUser } from '../../session.ts';

const done = { status: 'success' } as const;
const sessionMinutes = 120;
const timeout = 300_000;
/** A device signs anything; the mocks believe it. */
const challenge = 'bW9ja2VkIGNoYWxsZW5nZQ';
/** Who is logged in by every passkey. */
const email = 'client@gza.test';

let passkeys: readonly Passkey[] = [
  {
    id: 1,
    browser: 'Samsung Internet',
    system: 'Android',
    is_synced: true,
    created_at: '2026-11-01T09:00:00.000Z',
    last_used_at: '2026-11-19T09:00:00.000Z',
  },
];

function asUser<Answer>(answer: (user: CurrentUser) => Answer): Answer | Response {
  const user = mockUser();
  return user === undefined ? refuse(401, 'NOT_LOGGED_IN', 'Log in first.') : answer(user);
}

export const passkeyMocks = {
  listPasskeys: () => asUser(() => ({ ...done, passkeys: [...passkeys] })),
  startPasskey: () =>
    asUser(({ user_id }) => ({
      ...done,
      options: {
        challenge,
        rp: { id: 'localhost', name: 'Gza' },
        user: { id: 'dXNlcg', name: `user ${user_id}`, displayName: `user ${user_id}` },
        pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
        timeout,
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true,
          userVerification: 'required' as const,
        },
        attestation: 'none' as const,
      },
    })),
  addPasskey: () =>
    asUser(() => {
      const passkey = {
        id: Math.max(0, ...passkeys.map(({ id }) => id)) + 1,
        browser: 'Chrome',
        system: 'Android',
        is_synced: false,
        created_at: new Date().toISOString(),
        last_used_at: null,
      };
      passkeys = [passkey, ...passkeys];
      return { ...done, passkey };
    }),
  removePasskey: ({ params }) =>
    asUser(() => {
      const left = passkeys.filter(({ id }) => String(id) !== params['id']);
      if (left.length === passkeys.length) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
      passkeys = left;
      return done;
    }),
  startPasskeyLogin: () => ({
    ...done,
    options: { challenge, rpId: 'localhost', timeout, userVerification: 'required' as const },
  }),
  loginByPasskey: () => {
    const { user } = demoUsers[email]!;
    setMockUser(email);
    return {
      ...user,
      apiToken: mockToken(user),
      expireMinutes: Math.floor(Date.now() / 60_000) + sessionMinutes,
    };
  },
} satisfies MocksOf<
  'listPasskeys' | 'startPasskey' | 'addPasskey' | 'removePasskey' | 'startPasskeyLogin' | 'loginByPasskey'
>;
