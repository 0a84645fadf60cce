import { ASK_AFTER, CLOSE_AFTER_ASKING, closeFrom } from '#contract/domain/claims/claimBounds.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { marketplace, applyOrderEvent } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import type { OrderRow } from '../orderRow.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { findAskedAt, listUnfinished } from './afterReturnRepository.ts';

interface Unfinished {
  readonly to: Date;
  /** When the owner was asked whether the car was handed over, or is back. */
  readonly asked_at: Date | null;
}

/** Whether an owner is to be asked, or the order ends without an answer; never both at once. */
const isDue = ({ to, asked_at: askedAt }: Unfinished, now: Date): boolean =>
  askedAt === null
    ? now.getTime() >= to.getTime() + ASK_AFTER
    : now >= closeFrom(to) && now.getTime() >= askedAt.getTime() + CLOSE_AFTER_ASKING;

/** The next event of a rental that has ended; null of one that somebody has finished. */
function nextEventOf(order: OrderRow, isAsked: boolean): OrderEventName | null {
  if (order.status === 'active') return isAsked ? 'close' : 'remind_return';
  if (order.status !== 'confirmed' || order.paid_at === null) return null;
  if (!isAsked) return 'remind_start';
  // The client has confirmed the report, or paid the owner in person.
  const isHandedOver = order.is_received || order.rest_paid_at !== null || order.deposit_taken > 0;
  return isHandedOver ? 'close' : 'no_show';
}

/** Ends orders that the owner does not begin or finish. Also those whose time passed while no server ran. */
export async function endUnfinished(context: Context): Promise<void> {
  const { db, clock } = context;
  const endedBefore = new Date(clock().getTime() - ASK_AFTER);
  const due = readAll((after) => listUnfinished(db, endedBefore, after));
  await forEachRow(context, 'endUnfinished', due, async (row) => {
    if (!isDue(row, clock())) return;
    await orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, row.id);
      if (order === undefined) return;
      // The owner may have finished it, or the client got more days, since it was listed.
      const asked_at = await findAskedAt(transaction, row.id);
      const event = isDue({ to: order.to, asked_at }, clock()) ? nextEventOf(order, asked_at !== null) : null;
      if (event !== null) await applyOrderEvent(context, transaction, order, event, marketplace);
    });
  });
}
