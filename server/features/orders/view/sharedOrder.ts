import { SharedOrder } from '#contract/domain/evidence.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { toOrder } from './getOrder.ts';
import { findOrderView } from './orderViewRepository.ts';

/** What both sides may see of an order: the client's copy, without the client's private fields. In English, for a court. */
export async function sharedOrder({ db, clock }: Pick<Context, 'db' | 'clock'>, id: number): Promise<SharedOrder> {
  const row = await findOrderView(db, id, 'en');
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  return SharedOrder.parse(toOrder(row, 'client', clock()));
}
