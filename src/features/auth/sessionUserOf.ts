import type { SessionUser } from '#contract/calls/auth/session.ts';

/** Length of a session. */
const sessionMinutes = 120;
/** Allows for clock drift of the server. */
const tolerance = 5;

/** The response to a login; another back end may leave out fields. */
type LoginAnswer = Partial<SessionUser> & Pick<SessionUser, 'user_id' | 'apiToken'>;

/** Whether an open session can end at this instant; another back end may mean a duration by it. */
export function isEndOfSession(expireMinutes: unknown, now: number): expireMinutes is number {
  if (typeof expireMinutes !== 'number') return false;
  const left = expireMinutes - now / 60_000;
  return left > 0 && left <= sessionMinutes + tolerance;
}

/** The user to store from a login's response, with an expiry even if the response has none. */
export function sessionUserOf(answer: LoginAnswer, now: number): SessionUser {
  const { user_id, apiToken, roles = [], client = null, owner = null, expireMinutes } = answer;
  return {
    user_id,
    apiToken,
    roles,
    client,
    owner,
    expireMinutes: isEndOfSession(expireMinutes, now) ? expireMinutes : Math.floor(now / 60_000) + sessionMinutes,
  };
}
