import { SharedOrder } from '#contract/domain/evidence.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { findPaidSides } from '../invoice/invoiceRepository.ts';
import { toOrder } from './getOrder.ts';
import { findOrderView } from './orderViewRepository.ts';

/**
 * What both sides may see of an order: the client's copy, without the client's private fields. In English, for a court;
 * the sides by the names of then, as on the invoice.
 */
export async function sharedOrder({ db, clock }: Pick<Context, 'db' | 'clock'>, id: number): Promise<SharedOrder> {
  const row = await findOrderView(db, id, 'en');
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  const { seller_name, buyer_name } = await findPaidSides(db, id);
  const named = { ...row, owner_name: seller_name ?? row.owner_name, client_name: buyer_name ?? row.client_name };
  return SharedOrder.parse(toOrder(named, 'client', clock()));
}
