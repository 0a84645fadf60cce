import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { marketplace, applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { findClaim, listUnanswered, updateClaim } from './claimRepository.ts';

/** What a client has not answered in time goes to an admin: silence accepts nothing. Also what passed while no server ran. */
export async function passClaims(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const due = readAll((after) => listUnanswered(db, now, after));
  await forEachRow(context, 'passClaims', due, ({ id, order_id: orderId }) =>
    orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      const claim = await findClaim(transaction, id);
      // The client may have answered since it was listed.
      if (order === undefined || claim?.status !== 'asked') return;
      await updateClaim(transaction, id, { status: 'disputed', passed_at: clock() });
      await applyOrderEvent(context, transaction, order, 'pass_claim', marketplace);
    }),
  );
}
