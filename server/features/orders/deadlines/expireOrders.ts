import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { isOver } from '#server/features/rental/isOver.ts';
import { marketplace, applyOrderEvent } from '../applyOrderEvent.ts';
import { listDueOrders, lockOrder } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';
import { findOpenChange } from '../change/changeRepository.ts';
import { listDueChanges } from '../change/dueChangesRepository.ts';
import { listDueRescues } from '../rescue/rescueRepository.ts';

/** Ends unanswered requests and changes, unpaid orders and changes and unused holds of cars, also those whose time passed while no server ran. */
export async function expireOrders(context: Context, carId: number | null = null): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const due = readAll((after) => listDueOrders(db, now, carId, after));
  await forEachRow(context, 'expireOrders', due, ({ id }) =>
    orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, id);
      // It may have been paid or answered since it was listed.
      if (order !== undefined && isOver(order, clock()))
        await applyOrderEvent(context, transaction, order, 'expire', marketplace);
    }),
  );
  const changes = readAll((after) => listDueChanges(db, now, carId, after));
  await forEachRow(context, 'expireChanges', changes, ({ id }) =>
    orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, id);
      const change = await findOpenChange(transaction, id);
      // It may have been paid or answered since it was listed.
      if (order !== undefined && change !== undefined && isOver(change, clock()))
        await applyOrderEvent(context, transaction, order, 'expire_change', marketplace);
    }),
  );
  const rescues = readAll((after) => listDueRescues(db, now, carId, after));
  await forEachRow(context, 'releaseCars', rescues, ({ id }) =>
    orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, id);
      // The client may have chosen since it was listed.
      if (order !== undefined && isOver({ expires_at: order.held_until }, clock()))
        await applyOrderEvent(context, transaction, order, 'release', marketplace);
    }),
  );
}

export const expireOrdersJob = job({
  name: 'expireOrders',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (_payload, context) => expireOrders(context),
});
