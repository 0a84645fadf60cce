import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { fetchRates } from './fetchRates.ts';

/** Asks the bank now; false where it does not answer well, and then the last good rate stays. */
export async function readNow(context: Context, actor: Actor): Promise<boolean> {
  const isRead = await fetchRates(context).then(
    () => true,
    (error: unknown) => {
      context.failures.report('fetchRates', error);
      return false;
    },
  );
  await recordAudit(context.db, {
    at: context.clock(),
    actorUserId: actor.userId,
    action: 'rate_read',
    subjectUserId: null,
    details: { is_read: isRead },
  });
  return isRead;
}
