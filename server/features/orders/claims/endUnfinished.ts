import { ASK_AFTER, CLOSE_AFTER_ASKING, closeFrom } from '#contract/domain/claims/claimBounds.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { marketplace, applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { findAskedAt, listUnfinished } from './afterReturnRepository.ts';

interface Known {
  readonly status: string;
  readonly to: Date;
  readonly asked_at: Date | null;
}

/** The next event of an unfinished rental: its owner is reminded once, and later it closes; never both at once. */
function dueOf({ status, to, asked_at: remindedAt }: Known, now: Date): OrderEventName | null {
  const isOver = now >= closeFrom(to);
  if (status === 'confirmed') return isOver ? 'return_deposit' : null;
  if (status !== 'active' || now.getTime() < to.getTime() + ASK_AFTER) return null;
  if (remindedAt === null) return 'remind_return';
  return isOver && now.getTime() >= remindedAt.getTime() + CLOSE_AFTER_ASKING ? 'close' : null;
}

/** Ends orders, and their deposits, that the owner does not finish. Also those whose time passed while no server ran. */
export async function endUnfinished(context: Context): Promise<void> {
  const { db, clock } = context;
  const endedBefore = new Date(clock().getTime() - ASK_AFTER);
  const due = readAll((after) => listUnfinished(db, endedBefore, after));
  await forEachRow(context, 'endUnfinished', due, async (row) => {
    if (dueOf(row, clock()) === null) return;
    await orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, row.id);
      if (order === undefined) return;
      // The owner may have finished it, or the client got more days, since it was listed.
      const event = dueOf({ ...order, asked_at: await findAskedAt(transaction, row.id) }, clock());
      const isLeft = event !== 'return_deposit' || order.is_deposit_held;
      if (event !== null && isLeft) await applyOrderEvent(context, transaction, order, event, marketplace);
    });
  });
}
