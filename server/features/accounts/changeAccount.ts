import type { Transaction } from 'kysely';
import type { AccountDetails, changeAccount as call } from '#contract/accounts.ts';
import type { ParsedBodyOf } from '#contract/call.ts';
import type { Role } from '#contract/session.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/db/schema.ts';
import { deleteSessionsOf } from '#server/features/auth/sessionRepository.ts';
import { ApiError, FieldError } from '#server/http/apiError.ts';
import { lockAccount, lockAdmins, resumeCars, suspendCars, updateBlock, updateRoles } from './accountsRepository.ts';
import { getAccount, possibleRoles } from './describeAccount.ts';

type Wish = ParsedBodyOf<typeof call>;

interface Step {
  readonly transaction: Transaction<Database>;
  readonly account: NonNullable<Awaited<ReturnType<typeof lockAccount>>>;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Blocks, unblocks or gives other roles. Whoever is changed logs in anew, so that no open page believes in what was.
 * Admins change one after the other: nobody acts on themselves or takes the last admin away.
 */
export async function changeAccount(
  context: Context,
  actor: Actor,
  id: number,
  { is_blocked: isBlocked, reason, roles }: Wish,
): Promise<AccountDetails> {
  if ((isBlocked === undefined) === (roles === undefined)) throw new FieldError({ body: 'invalid' });
  const now = context.clock();
  await context.db.transaction().execute(async (transaction) => {
    const admins = await lockAdmins(transaction);
    // Demoted or blocked by a colleague a moment ago.
    if (!admins.includes(actor.userId)) throw new ApiError(403, 'NOT_ALLOWED');
    const account = await lockAccount(transaction, id);
    if (account === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (id === actor.userId) throw new ApiError(409, 'OWN_ACCOUNT');
    const step = { transaction, account, actor, now };
    if (roles !== undefined) await giveRoles(step, roles);
    else if (isBlocked === true) await block(step, reason);
    else await unblock(step);
  });
  return getAccount(context, actor, id);
}

async function block({ transaction, account, actor, now }: Step, reason = ''): Promise<void> {
  const kept = reason.trim();
  if (kept === '') throw new FieldError({ reason: 'required' });
  if (account.blocked_at !== null) return;
  await updateBlock(transaction, account.id, { at: now, reason: kept, by: actor.userId });
  const cars = account.owner_id === null ? 0 : await suspendCars(transaction, account.owner_id);
  await deleteSessionsOf(transaction, account.id);
  await recordAudit(transaction, {
    at: now,
    actorUserId: actor.userId,
    action: 'account_blocked',
    subjectUserId: account.id,
    details: { reason: kept, cars },
  });
}

async function unblock({ transaction, account, actor, now }: Step): Promise<void> {
  if (account.blocked_at === null) return;
  await updateBlock(transaction, account.id, null);
  const cars = account.owner_id === null ? 0 : await resumeCars(transaction, account.owner_id);
  await recordAudit(transaction, {
    at: now,
    actorUserId: actor.userId,
    action: 'account_unblocked',
    subjectUserId: account.id,
    details: { cars },
  });
}

async function giveRoles({ transaction, account, actor, now }: Step, wanted: readonly Role[]): Promise<void> {
  const possible = possibleRoles(account);
  if (wanted.some((role) => !possible.includes(role))) throw new FieldError({ roles: 'roleWithoutRegistration' });
  const after = possible.filter((role) => wanted.includes(role));
  const before = possible.filter((role) => account.roles.includes(role));
  if (after.join() === before.join()) return;
  await updateRoles(transaction, account.id, after);
  await deleteSessionsOf(transaction, account.id);
  await recordAudit(transaction, {
    at: now,
    actorUserId: actor.userId,
    action: 'account_roles_changed',
    subjectUserId: account.id,
    details: { roles: { before: before.join(', '), after: after.join(', ') } },
  });
}
