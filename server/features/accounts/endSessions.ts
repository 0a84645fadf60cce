import type { AccountDetails } from '#contract/calls/accounts.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { deleteSessionsOf } from '#server/features/auth/sessionRepository.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { lockAccount } from './accountsRepository.ts';
import { getAccount } from './describeAccount.ts';

/** Logs a user out everywhere; admins end their own sessions in the profile, which leaves the current one open. */
export async function endSessions(context: Context, actor: Actor, id: number): Promise<AccountDetails> {
  if (id === actor.userId) throw new ApiError(409, 'OWN_ACCOUNT');
  await context.db.transaction().execute(async (transaction) => {
    if ((await lockAccount(transaction, id)) === undefined) throw new ApiError(404, 'NOT_FOUND');
    await deleteSessionsOf(transaction, id);
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
