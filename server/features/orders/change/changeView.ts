import type { OrderChange } from '#contract/domain/orderChange.ts';
import type { Context } from '#server/context.ts';
import { findNewestPayment } from '#server/features/payments/paymentRepository.ts';
import type { OrderViewRow } from '../orderViewRepository.ts';
import { findCarName, findOpenChange } from './changeRepository.ts';
import { momentsOf } from './planChange.ts';

/** What is asked of an order, as both of its sides see it. */
export async function changeOf(db: Context['db'], row: OrderViewRow): Promise<OrderChange | null> {
  const change = row.change === null ? undefined : await findOpenChange(db, row.id);
  if (change === undefined) return null;
  const bill = { orderId: row.id, purpose: 'change', purposeId: change.id } as const;
  const payment = change.online > 0 ? await findNewestPayment(db, bill) : undefined;
  return {
    id: change.id,
    status: change.status,
    car_id: change.car_id,
    car: change.car_id === row.car_id ? null : await findCarName(db, change.car_id),
    ...momentsOf(change),
    days: change.quote.days,
    total: change.quote.total,
    difference: change.difference,
    online: change.online,
    needs_confirmation: change.needs_confirmation,
    expires_at: change.expires_at.toISOString(),
    is_reserved: payment?.status === 'authorized' || payment?.status === 'captured',
  };
}
