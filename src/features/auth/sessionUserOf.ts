import type { SessionUser } from '#contract/calls/session.ts';

/** How long a session lasts, in minutes. */
const sessionLife = 120;
/** A server's clock may be a little off. */
const tolerance = 5;

/** What another back end may leave out of its answer to a login. */
type LoginAnswer = Partial<SessionUser> & Pick<SessionUser, 'user_id' | 'apiToken'>;

/** Whether a session that is open now may end then; another back end may mean a duration by it. */
export function isEndOfSession(expireMinutes: unknown, now: number): expireMinutes is number {
  if (typeof expireMinutes !== 'number') return false;
  const left = expireMinutes - now / 60_000;
  return left > 0 && left <= sessionLife + tolerance;
}

/** The user of a login's answer as it is stored: with the instant of expiry, also where the answer doesn't name one. */
export function sessionUserOf(answer: LoginAnswer, now: number): SessionUser {
  const { user_id, apiToken, roles = [], client = null, owner = null, expireMinutes } = answer;
  return {
    user_id,
    apiToken,
    roles,
    client,
    owner,
    expireMinutes: isEndOfSession(expireMinutes, now) ? expireMinutes : Math.floor(now / 60_000) + sessionLife,
  };
}
