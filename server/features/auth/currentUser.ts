import type { ResponseOf } from '#contract/call.ts';
import type { CurrentUser, getUser } from '#contract/session.ts';
import { pictureUrl } from '#server/accounts/pictureUrl.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/http/apiError.ts';
import { findAccount } from './accountRepository.ts';
import { toExpireMinutes } from './sessionLife.ts';
import { findSessionEnd } from './sessionRepository.ts';

/** Whoever the session belongs to, as the session check answers it. */
export async function currentUser({ db }: Context, actor: Actor): Promise<ResponseOf<typeof getUser>> {
  const end = await findSessionEnd(db, actor.sessionId);
  // Logged out by another request since this one began.
  if (end === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
  const account = await findAccount(db, actor.userId);
  return { ...describe(account), picture: pictureUrl(account.picture_key), expireMinutes: toExpireMinutes(end) };
}

export async function describeUser(db: Context['db'], userId: number): Promise<Omit<CurrentUser, 'expireMinutes'>> {
  return describe(await findAccount(db, userId));
}

function describe(account: Awaited<ReturnType<typeof findAccount>>): Omit<CurrentUser, 'expireMinutes'> {
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
