import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { applyOrderEvent, marketplace } from '../applyOrderEvent.ts';
import { listHalfOverChanges } from '../change/dueChangesRepository.ts';
import { lockOrder, listHalfOver } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { listOverdue, listPickUps, listReturns } from './tripRemindersRepository.ts';

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

/** Reminds clients, once, that half of the time to pay what an owner has agreed to is over: an order, or a change of one. */
export async function remindOfPayment(context: Context): Promise<void> {
  await remind(context, 'remindOfPayment', 'remind_pay', listHalfOver);
  await remind(context, 'remindOfPayment', 'remind_change', listHalfOverChanges);
}

export const remindOfPaymentJob = job({
  name: 'remindOfPayment',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (_payload, context) => remindOfPayment(context),
});

/**
 * Reminds both sides, once, a day before the car is picked up, two hours before it is due back, and when it is late.
 * Dates that were changed afterwards are reminded of anew.
 */
export async function remindOfTrip(context: Context): Promise<void> {
  await remind(context, 'remindOfTrip', 'remind_pick_up', listPickUps);
  await remind(context, 'remindOfTrip', 'remind_drop_off', listReturns);
  await remind(context, 'remindOfTrip', 'remind_late', listOverdue);
}

export const remindOfTripJob = job({
  name: 'remindOfTrip',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: (_payload, context) => remindOfTrip(context),
});
