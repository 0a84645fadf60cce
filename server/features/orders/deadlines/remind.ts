import type { Kysely } from 'kysely';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { applyOrderEvent, marketplace } from '../applyOrderEvent.ts';
import { lockOrder } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';

/** Orders of which somebody is to be reminded now, some at a time in the order of their ids; none that was reminded of. */
export type ListDue = (db: Kysely<Database>, now: Date, afterId: number) => Promise<readonly { readonly id: number }[]>;

/** Records the reminder, which sends its notices, at each order of the list; one that fails stops no other. */
export async function remind(context: Context, jobName: string, event: OrderEventName, list: ListDue): Promise<void> {
  const now = context.clock();
  const due = readAll((after) => list(context.db, now, after));
  await forEachRow(context, jobName, due, ({ id }) =>
    orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, id);
      // It may have been paid, cancelled, or reminded of by another process, since it was listed.
      const [still] = await list(transaction, now, id - 1);
      if (order !== undefined && still?.id === id)
        await applyOrderEvent(context, transaction, order, event, marketplace);
    }),
  );
}
