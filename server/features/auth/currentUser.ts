import type { ResponseOf } from '#contract/call.ts';
import type { CurrentUser, getUser, SessionUser } from '#contract/calls/auth/session.ts';
import { pictureUrl } from '#server/platform/pictures/pictureUrl.ts';
import type { Context } from '#server/context.ts';
import { findAccount, findContact } from './accountRepository.ts';
import { toExpireMinutes } from './sessionLife.ts';
import type { SessionRow } from './sessionRepository.ts';

/** The user of the session, as the session check answers it. */
export async function currentUser(db: Context['db'], session: SessionRow): Promise<ResponseOf<typeof getUser>> {
  const { user_id, holder_id } = session;
  return {
    ...describe({ ...session, id: user_id }),
    ...(holder_id !== user_id && { viewed_by: await nameViewer(db, holder_id) }),
    picture: pictureUrl(session.picture_key),
    expireMinutes: toExpireMinutes(session.expires_at),
  };
}

/** The user of a session with these secrets, as a login answers it. */
export async function sessionUser(
  db: Context['db'],
  { userId, apiToken, end }: { readonly userId: number; readonly apiToken: string; readonly end: Date },
): Promise<SessionUser> {
  return { ...describe(await findAccount(db, userId)), apiToken, expireMinutes: toExpireMinutes(end) };
}

type Account = Awaited<ReturnType<typeof findAccount>>;

function describe(account: Omit<Account, 'picture_key'>): Omit<CurrentUser, 'expireMinutes'> {
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
