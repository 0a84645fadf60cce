import type { Transaction } from 'kysely';
import type { AccountDetails, changeAccount as call } from '#contract/calls/accounts.ts';
import type { ParsedBodyOf } from '#contract/call.ts';
import type { Role } from '#contract/calls/auth/session.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { deleteSessionsOf, deleteViewsOf } from '#server/features/auth/sessionRepository.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import {
  findAccountRow,
  lockAccount,
  lockAdmins,
  resumeCars,
  suspendCars,
  updateBlock,
  updateOwnerVerified,
  updateRoles,
} from './accountsRepository.ts';
import { getAccount, possibleRoles } from './describeAccount.ts';

type Body = ParsedBodyOf<typeof call>;

interface Step {
  readonly transaction: Transaction<Database>;
  readonly account: NonNullable<Awaited<ReturnType<typeof lockAccount>>>;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Blocks, unblocks, sets the roles or the badge of a verified owner. A new role or a block needs a new login, so
 * that no open page shows the old state.
 * Changes of admins are serialised: no admin changes themselves or removes the last admin.
 */
export async function changeAccount(
  context: Context,
  actor: Actor,
  id: number,
  { is_blocked: isBlocked, reason, roles, expected_roles: expected, verified_owner: verifiedOwner }: Body,
): Promise<AccountDetails> {
  if ([isBlocked, roles, verifiedOwner].filter((each) => each !== undefined).length !== 1)
    throw new FieldError({ body: 'invalid' });
  const now = context.clock();
  await context.db.transaction().execute(async (transaction) => {
    const admins = await lockAdmins(transaction);
    // Demoted or blocked by a colleague a moment ago.
    if (!admins.includes(actor.userId)) throw new ApiError(403, 'NOT_ALLOWED');
    const account = await lockAccount(transaction, id);
    if (account === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (id === actor.userId) throw new ApiError(409, 'OWN_ACCOUNT');
    const step = { transaction, account, actor, now };
    if (roles !== undefined) await giveRoles(step, roles, expected);
    else if (verifiedOwner !== undefined) await verifyOwner(step, verifiedOwner);
    else if (isBlocked === true) await block(step, reason);
    else await unblock(step);
  });
  return getAccount(context, actor, id);
}

async function block({ transaction, account, actor, now }: Step, reason = ''): Promise<void> {
  if (reason === '') throw new FieldError({ reason: 'required' });
  if (account.blocked_at !== null) return;
  await updateBlock(transaction, account.id, { at: now, reason, by: actor.userId });
  const cars = account.owner_id === null ? 0 : await suspendCars(transaction, account.owner_id);
  await deleteSessionsOf(transaction, account.id, now);
  await recordAudit(transaction, {
    at: now,
    actorUserId: actor.userId,
    action: 'account_blocked',
    subjectUserId: account.id,
    details: { reason, cars },
  });
}

async function unblock({ transaction, account, actor, now }: Step): Promise<void> {
  if (account.blocked_at === null) return;
  await updateBlock(transaction, account.id, null);
  const { owner_id: ownerId, roles } = account;
  const cars = ownerId !== null && roles.includes('owner') ? await resumeCars(transaction, ownerId) : 0;
  await recordAudit(transaction, {
    at: now,
    actorUserId: actor.userId,
    action: 'account_unblocked',
    subjectUserId: account.id,
    details: { cars },
  });
}

/** A car is on the market while somebody can hand it over. */
async function followRole({ transaction, account }: Step, ownerId: number, isOwner: boolean): Promise<void> {
  if (!isOwner) await suspendCars(transaction, ownerId);
  else if (account.blocked_at === null) await resumeCars(transaction, ownerId);
}

/** Roles are set as a whole: on a page that is older than a colleague's change they would undo it. */
async function giveRoles(step: Step, wanted: readonly Role[], expected?: readonly Role[]): Promise<void> {
  const { transaction, account, actor, now } = step;
  const possible = possibleRoles(account);
  if (wanted.some((role) => !possible.includes(role))) throw new FieldError({ roles: 'roleWithoutRegistration' });
  const after = possible.filter((role) => wanted.includes(role));
  const before = possible.filter((role) => account.roles.includes(role));
  if (after.join() === before.join()) return;
  const isAsSeen =
    expected === undefined || possible.filter((role) => expected.includes(role)).join() === before.join();
  if (!isAsSeen) throw new ApiError(409, 'CONFLICT');
  await updateRoles(transaction, account.id, after);
  if (account.owner_id !== null) await followRole(step, account.owner_id, after.includes('owner'));
  await deleteSessionsOf(transaction, account.id, now);
  // Accounts of staff cannot be viewed: what is seen with their rights is recorded under their names.
  await deleteViewsOf(transaction, account.id);
  await recordAudit(transaction, {
    at: now,
    actorUserId: actor.userId,
    action: 'account_roles_changed',
    subjectUserId: account.id,
    details: { roles: { before: before.join(', '), after: after.join(', ') } },
  });
}

/** An admin has compared papers with the name; a change of name or number takes the badge away again. */
async function verifyOwner({ transaction, account, actor, now }: Step, name: string | null): Promise<void> {
  if (account.owner_id === null) throw new FieldError({ verified_owner: 'roleWithoutRegistration' });
  const isChanged = await updateOwnerVerified(transaction, account.owner_id, name === null ? null : now);
  if (!isChanged) return;
  // The row is locked now, so the user cannot rename themselves in between.
  const row = await findAccountRow(transaction, account.id, now);
  if (name !== null && row?.name !== name) throw new ApiError(409, 'CONFLICT');
  await recordAudit(transaction, {
    at: now,
    actorUserId: actor.userId,
    action: name === null ? 'owner_unverified' : 'owner_verified',
    subjectUserId: account.id,
    details: {},
  });
}

/** Logs a user out everywhere; admins end their own sessions in the profile, which leaves the current one open. */
export async function endSessions(context: Context, actor: Actor, id: number): Promise<AccountDetails> {
  if (id === actor.userId) throw new ApiError(409, 'OWN_ACCOUNT');
  await context.db.transaction().execute(async (transaction) => {
    if ((await lockAccount(transaction, id)) === undefined) throw new ApiError(404, 'NOT_FOUND');
    await deleteSessionsOf(transaction, id, context.clock());
    await recordAudit(transaction, {
      at: context.clock(),
      actorUserId: actor.userId,
      action: 'account_sessions_ended',
      subjectUserId: id,
      details: {},
    });
  });
  return getAccount(context, actor, id);
}
