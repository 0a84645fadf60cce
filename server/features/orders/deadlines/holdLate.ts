import { HOUR } from '#contract/domain/claims/claimBounds.ts';
import type { Context } from '#server/context.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { extendBlock, listLate } from '../blockRepository.ts';
import { lockOrder } from '../orderRepository.ts';
import { orderTransaction } from '../orderTransaction.ts';

/** For so long a car that is late cannot be ordered, again and again until it is back. */
const LATE_HOLD = 12 * HOUR;
/** It is held anew when less is left. */
const RENEW_BEFORE = 6 * HOUR;

/** Keeps cars that are still out from being ordered. Other orders keep their dates. */
export async function holdLate(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const late = readAll((after) => listLate(db, now, new Date(now.getTime() + RENEW_BEFORE), after));
  await forEachRow(context, 'holdLate', late, ({ id }) =>
    orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, id);
      // It may have come back since it was listed.
      if (order?.status === 'active') await extendBlock(transaction, id, new Date(clock().getTime() + LATE_HOLD));
    }),
  );
}
