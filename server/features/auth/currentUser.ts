import type { CurrentUser } from '#contract/session.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/http/apiError.ts';
import { findAccount } from './accountRepository.ts';
import { toExpireMinutes } from './sessionLife.ts';
import { findSessionEnd } from './sessionRepository.ts';

/** Whoever the session belongs to, as the session check answers it. */
export async function currentUser({ db }: Context, actor: Actor): Promise<CurrentUser> {
  const end = await findSessionEnd(db, actor.sessionId);
  // Logged out by another request since this one began.
  if (end === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
  return { ...(await describeUser(db, actor.userId)), expireMinutes: toExpireMinutes(end) };
}

export async function describeUser(db: Context['db'], userId: number): Promise<Omit<CurrentUser, 'expireMinutes'>> {
  const account = await findAccount(db, userId);
  return {
    user_id: account.id,
    roles: account.roles,
    client: toParty(account.client_id, account.client_name),
    owner: toParty(account.owner_id, account.owner_name),
  };
}

function toParty(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null || name === null ? null : { id, name };
}
