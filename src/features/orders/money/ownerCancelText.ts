import type { Order } from '#contract/calls/orders/orders.ts';
import { isStillAhead } from '../isStillAhead.ts';

/** What a cancellation by the owner's side means for its client; on days that have begun there is no other car. */
export function ownerCancelText({ is_paid_online: isPaid, from }: Pick<Order, 'is_paid_online' | 'from'>, now: number) {
  if (!isPaid) return 'cancel.ownerNothingPaid';
  return isStillAhead(from, now) ? 'cancel.ownerText' : 'cancel.ownerTextBegun';
}
