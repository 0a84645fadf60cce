import type { ResponseOf } from '#contract/call.ts';
import type { CurrentUser, getUser, SessionUser } from '#contract/session.ts';
import { pictureUrl } from '#server/accounts/pictureUrl.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/http/apiError.ts';
import { findAccount, findContact } from './accountRepository.ts';
import { toExpireMinutes } from './sessionLife.ts';
import { findSessionEnd } from './sessionRepository.ts';

/** Whoever the session belongs to, as the session check answers it. */
export async function currentUser({ db }: Context, actor: Actor): Promise<ResponseOf<typeof getUser>> {
  const end = await findSessionEnd(db, actor.sessionId);
  // Logged out by another request since this one began.
  if (end === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
  const account = await findAccount(db, actor.userId);
  return {
    ...describe(account),
    ...(actor.viewerId !== null && { viewed_by: await nameViewer(db, actor.viewerId) }),
    picture: pictureUrl(account.picture_key),
    expireMinutes: toExpireMinutes(end),
  };
}

/** Whoever a session of these secrets belongs to, as its beginning answers it. */
export async function sessionUser(
  db: Context['db'],
  { userId, apiToken, end }: { readonly userId: number; readonly apiToken: string; readonly end: Date },
): Promise<SessionUser> {
  return { ...describe(await findAccount(db, userId)), apiToken, expireMinutes: toExpireMinutes(end) };
}

function describe(account: Awaited<ReturnType<typeof findAccount>>): Omit<CurrentUser, 'expireMinutes'> {
  return {
    user_id: account.id,
    roles: account.roles,
    client: toParty(account.client_id, account.client_name),
    owner: toParty(account.owner_id, account.owner_name),
  };
}

/** Staff have no name of their own. */
export async function nameViewer(db: Context['db'], viewerId: number): Promise<string> {
  const { email } = await findContact(db, viewerId);
  return email;
}

function toParty(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null || name === null ? null : { id, name };
}
