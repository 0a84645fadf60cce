import type { SessionUser } from '#contract/calls/auth/session.ts';
import type { KnownUser } from '#src/features/auth/authSlice.ts';

/** The same for a whole test file: a minute may pass between an action and its expectation. */
const expireMinutes = Math.floor(Date.now() / 60_000) + 120;

/** A user who just logged in, as in the state. */
export function sessionUser(changes: Partial<KnownUser> = {}): KnownUser {
  return {
    user_id: 7,
    roles: ['client'],
    client: { id: 70, name: 'Nino' },
    owner: null,
    expireMinutes,
    ...changes,
  };
}

/** The same as storage and the server have them. */
export function storedUser(changes: Partial<KnownUser> = {}): SessionUser {
  const { user_id, ...rest } = sessionUser(changes);
  return { user_id, apiToken: `token-of-${user_id}`, ...rest };
}
