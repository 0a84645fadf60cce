import { listOrderActions } from '#contract/orderMachine.ts';
import type { OrderActor, OrderEventName } from '#contract/orderMachine.ts';
import type { OrderSummary } from '#contract/orders.ts';

/** What the owner's side does with an order by one button; a cancellation needs the order's own page. */
export const ownerEvents = ['accept', 'decline', 'start', 'finish', 'mark_paid'] as const satisfies OrderEventName[];
export type OwnerEvent = (typeof ownerEvents)[number];

type Known = Pick<OrderSummary, 'status' | 'is_paid' | 'is_paid_online' | 'payment'>;

/** The buttons of an order in a list, from the same table of transitions that the server has. */
export function ownerActionsOf(order: Known, actor: Extract<OrderActor, 'owner' | 'admin'>): OwnerEvent[] {
  const facts = {
    status: order.status,
    isPaidOnline: order.is_paid_online,
    isRestDue: order.payment === 'part' && !order.is_paid,
  };
  const possible = listOrderActions(facts, actor);
  return ownerEvents.filter((event) => possible.includes(event));
}
