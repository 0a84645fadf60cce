import type { Payout } from '#contract/calls/operations/operations.ts';
import { nextPayoutState, type PayoutEventName } from '#contract/domain/money/payoutMachine.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { toPayout } from './listPayouts.ts';
import { findPayout, lockPayout, updatePayout } from './payoutRepository.ts';

/** Moves a payout as its table says, or refuses. */
export async function movePayout(
  { db, clock }: Context,
  { userId }: Actor,
  id: number,
  event: PayoutEventName,
): Promise<Payout> {
  return db.transaction().execute(async (transaction) => {
    const payout = await lockPayout(transaction, id);
    if (payout === undefined) throw new ApiError(404, 'NOT_FOUND');
    // What is in a file for the bank is sent by it, and not a second time by hand.
    const isInFile = payout.state === 'due' && payout.export_id !== null;
    const state = isInFile ? undefined : nextPayoutState(payout.state, event);
    if (state === undefined) throw new ApiError(409, 'PAYOUT_CHANGED');
    await updatePayout(transaction, id, { state, moved_at: clock() });
    await recordAudit(transaction, {
      at: clock(),
      actorUserId: userId,
      action: 'payout_moved',
      subjectUserId: payout.owner_user_id,
      details: { payout_id: id, from: payout.state, to: state, amount: payout.amount },
    });
    const moved = await findPayout(transaction, { id });
    if (moved === undefined) throw new Error('A payout that is held has gone.');
    return toPayout(moved, true);
  });
}
