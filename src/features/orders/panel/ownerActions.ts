import { isNearStart, listOrderActions } from '#contract/domain/orders/orderMachine.ts';
import type { OrderActor, OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';

/** What the owner's side does with an order by one button; a cancellation needs the order's own page. */
export const ownerEvents = ['accept', 'decline', 'start', 'finish', 'mark_paid'] as const satisfies OrderEventName[];
export type OwnerEvent = (typeof ownerEvents)[number];

type Known = Pick<OrderSummary, 'status' | 'is_paid' | 'is_paid_online' | 'payment' | 'from' | 'prepaid' | 'refund'>;

/** The buttons of an order at a time of the server, from the same table of transitions that the server has. */
export function ownerActionsOf(order: Known, actor: Extract<OrderActor, 'owner' | 'admin'>, now: number): OwnerEvent[] {
  const start = instantOf(order.from);
  const facts = {
    status: order.status,
    isPaidOnline: order.is_paid_online,
    isRestDue: order.payment === 'part' && !order.is_paid,
    isNearStart: start !== null && isNearStart(start, now),
    // The owner may confirm the identity at the hand-over.
    isIdentityKnown: true,
    isMoneyLeft: order.is_paid_online && order.refund < order.prepaid,
    // They bind the client.
    isEnded: false,
    isReceived: false,
    // None of these leads to anything that the owner's side does by one button.
    isOwnersCancellation: false,
    areCarsHeld: false,
    change: null,
    isDepositHeld: false,
    isDepositKept: false,
    isDepositOpen: false,
    isDepositInHand: false,
    claim: 'none' as const,
  };
  const possible = listOrderActions(facts, actor);
  return ownerEvents.filter((event) => possible.includes(event));
}
