import type { SessionUser } from '#contract/session.ts';

/** Somebody who logged in just now. */
export function sessionUser(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    user_id: 7,
    apiToken: 'token-of-nino',
    roles: ['client'],
    client: { id: 70, name: 'Nino' },
    owner: null,
    expireMinutes: Math.floor(Date.now() / 60_000) + 120,
    ...changes,
  };
}
