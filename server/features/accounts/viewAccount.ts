import { isStaff } from '#contract/domain/isStaff.ts';
import type { Transaction } from 'kysely';
import type { ResponseOf } from '#contract/call.ts';
import type { listAccountOrders as call } from '#contract/calls/accounts.ts';
import type { SessionUser } from '#contract/calls/auth/session.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { nameViewer, sessionUser } from '#server/features/auth/currentUser.ts';
import { findSessionEnd, viewInSession } from '#server/features/auth/sessionRepository.ts';
import { apiTokenOf, hashSecret } from '#server/features/auth/sessionSecrets.ts';
import { publish } from '#server/platform/events/eventsRepository.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { listOrdersOf } from './accountOrdersRepository.ts';
import { lockAccount, countBelongings, findAccountRow } from './accountsRepository.ts';

interface Viewer {
  readonly actor: Actor;
  /** Of their session's cookie. */
  readonly token: string;
}

/** From now on the admin's session sees what this person sees, until it is stopped or ends. Accounts of staff cannot be viewed. */
export async function viewAccount(context: Context, { actor, token }: Viewer, id: number): Promise<SessionUser> {
  return context.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, id);
    if (account === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (isStaff(account.roles) || id === actor.userId) throw new ApiError(409, 'STAFF_ACCOUNT');
    await audit(context, transaction, { viewerId: actor.userId, action: 'account_view_started', userId: id });
    return turnSession(transaction, { actor, token }, { userId: id, viewerId: actor.userId });
  });
}

/** The session is the admin's own again. */
export async function stopViewing(context: Context, viewer: Viewer): Promise<SessionUser> {
  const { viewerId, userId } = viewer.actor;
  if (viewerId === null) throw new ApiError(404, 'NOT_FOUND');
  return context.db.transaction().execute(async (transaction) => {
    await audit(context, transaction, { viewerId, action: 'account_view_ended', userId });
    return turnSession(transaction, viewer, { userId: viewerId, viewerId: null });
  });
}

/** Under a new token, so that a request made for the other account is refused. */
async function turnSession(
  transaction: Transaction<Database>,
  { actor: { sessionId }, token }: Viewer,
  { userId, viewerId }: { readonly userId: number; readonly viewerId: number | null },
): Promise<SessionUser> {
  const end = await findSessionEnd(transaction, sessionId);
  if (end === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
  const apiToken = apiTokenOf(token, userId);
  await viewInSession(transaction, sessionId, {
    viewed_user_id: viewerId === null ? null : userId,
    api_token_hash: hashSecret(apiToken),
  });
  // What a stream tells is about the account it was opened for.
  await publish(transaction, { kind: 'session_ended', session: sessionId });
  const user = await sessionUser(transaction, { userId, apiToken, end });
  return viewerId === null ? user : { ...user, viewed_by: await nameViewer(transaction, viewerId) };
}

function audit(
  { clock }: Context,
  transaction: Transaction<Database>,
  event: {
    readonly viewerId: number;
    readonly action: 'account_view_started' | 'account_view_ended';
    readonly userId: number;
  },
): Promise<void> {
  const { viewerId, action, userId } = event;
  return recordAudit(transaction, { at: clock(), actorUserId: viewerId, action, subjectUserId: userId, details: {} });
}

const PAGE_SIZE = 10;

export async function listAccountOrders(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
  page: number,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const account = await findAccountRow(db, id, clock());
  if (account === undefined) throw new ApiError(404, 'NOT_FOUND');
  const rows = await listOrdersOf(db, account, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const { orders: total } = await countBelongings(db, account);
  const orders = rows.map(({ from, to, ...row }) => ({ ...row, from: localMomentOf(from), to: localMomentOf(to) }));
  return { orders, page, page_size: PAGE_SIZE, total };
}
