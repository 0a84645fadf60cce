import type { OpenChangeStatus } from './orderChange.ts';
import type { OrderGuard } from './orderEffects.ts';
import { type OrderTransition, orderTransitions } from './orderTransitions.ts';
import type { ClaimFact } from '../claims/claimStatus.ts';
import type { OrderActor, OrderEventName, OrderStatus } from './orderStatus.ts';

/** The statuses of orders that are not over. */
export const upcomingStatuses = ['requested', 'confirmed', 'active'] as const satisfies readonly OrderStatus[];

/** The statuses of orders that are over without a rental. */
export const unfulfilledStatuses = ['declined', 'expired', 'cancelled'] as const satisfies readonly OrderStatus[];

/** How long before its start a car can be handed over, and cash be confirmed. */
const HAND_OVER_BEFORE = 2 * 3_600_000;

/** The input of the guards. */
export interface OrderFacts {
  readonly status: OrderStatus;
  /** Whether the online part is paid. */
  readonly isPaidOnline: boolean;
  /** Whether cash is due that the owner has not confirmed yet. */
  readonly isRestDue: boolean;
  /** Whether the car can be handed over by now; see `isNearStart`. */
  readonly isNearStart: boolean;
  /** Whether its agreed end has passed. */
  readonly isEnded: boolean;
  /** Whether the client has confirmed a report of the hand-over. */
  readonly isReceived: boolean;
  /** Whether the client has passed the verification, or the owner confirms that they saw the originals. */
  readonly isIdentityKnown: boolean;
  /** Whether a part of the online payment can still be refunded. */
  readonly isMoneyLeft: boolean;
  /** Whether the owner, or an admin for them, cancelled it. */
  readonly isOwnersCancellation: boolean;
  /** Whether similar cars are held for its client. */
  readonly areCarsHeld: boolean;
  /** The status of an open change: it waits for the owner's answer, or the payment. */
  readonly change: OpenChangeStatus | null;
  /** Whether the bank holds the deposit. */
  readonly isDepositHeld: boolean;
  /** Whether it still has to capture what a claim takes from it. */
  readonly isDepositKept: boolean;
  /** Whether the owner can take one, or more of it: the order has one, and no bank holds it. */
  readonly isDepositOpen: boolean;
  /** Whether the owner has some of it. */
  readonly isDepositInHand: boolean;
  readonly claim: ClaimFact;
}

/** The first moment of the hand-over of a rental with this start. */
export const handOverFrom = (start: Date | number): Date => new Date(Number(start) - HAND_OVER_BEFORE);

/** The latest start of which the hand-over is possible now. */
export const nearStartUntil = (now: Date | number): Date => new Date(Number(now) + HAND_OVER_BEFORE);

/** From two hours before its start on. */
export const isNearStart = (start: Date | number, now: Date | number): boolean => handOverFrom(start) <= new Date(now);

function isMet(guard: OrderGuard, facts: OrderFacts): boolean {
  switch (guard) {
    case 'unpaid':
      return !facts.isPaidOnline;
    case 'paid':
      return facts.isPaidOnline;
    // Cash belongs to a confirmed rental: an unpaid order expires.
    case 'rest_due':
      return facts.isPaidOnline && facts.isRestDue;
    case 'near_start':
      return facts.isNearStart;
    case 'ended':
      return facts.isEnded;
    case 'not_ended':
      return !facts.isEnded;
    case 'not_received':
      return !facts.isReceived;
    case 'identity_known':
      return facts.isIdentityKnown;
    case 'money_left':
      return facts.isMoneyLeft;
    case 'owner_cancelled':
      return facts.isOwnersCancellation;
    case 'cars_held':
      return facts.areCarsHeld;
    case 'no_change':
      return facts.change === null;
    case 'change_open':
      return facts.change !== null;
    case 'change_asked':
      return facts.change === 'asked';
    case 'change_accepted':
      return facts.change === 'accepted';
    case 'deposit_missing':
      return !facts.isDepositHeld && !facts.isDepositInHand;
    case 'deposit_held':
      return facts.isDepositHeld;
    case 'deposit_kept':
      return facts.isDepositKept;
    case 'deposit_open':
      return facts.isDepositOpen;
    case 'deposit_in_hand':
      return facts.isDepositInHand;
    case 'nothing_claimed':
      return facts.claim === 'none' || facts.claim === 'possible';
    case 'claim_possible':
      return facts.claim === 'possible';
    case 'claim_asked':
      return facts.claim === 'asked';
    case 'claim_disputed':
      return facts.claim === 'disputed';
    case 'claim_due':
      return facts.claim === 'due';
  }
}

/** The transition of an event, or undefined where there is none. */
export function findOrderTransition(
  order: OrderFacts | null,
  event: OrderEventName,
  actor: OrderActor,
): OrderTransition | undefined {
  return orderTransitions.find(
    (transition) =>
      transition.from === (order?.status ?? null) &&
      transition.event === event &&
      transition.actors.includes(actor) &&
      (order === null || (transition.guards ?? []).every((guard) => isMet(guard, order))),
  );
}

/** Why an event has no transition: it is never this actor's, it is too early, a confirmation is missing, or it is too late. */
export function refusalOf(
  order: OrderFacts,
  event: OrderEventName,
  actor: OrderActor,
): 'NOT_ALLOWED' | 'TOO_EARLY' | 'IDENTITY_UNKNOWN' | 'ORDER_CHANGED' {
  const isEver = orderTransitions.some((transition) => transition.event === event && transition.actors.includes(actor));
  if (!isEver) return 'NOT_ALLOWED';
  if (findOrderTransition({ ...order, isIdentityKnown: true }, event, actor)) return 'IDENTITY_UNKNOWN';
  const known = { ...order, isNearStart: true, isIdentityKnown: true };
  return findOrderTransition(known, event, actor) ? 'TOO_EARLY' : 'ORDER_CHANGED';
}

/** The actions of a user on an order now: the buttons of its screen. */
export function listOrderActions(order: OrderFacts, actor: OrderActor): OrderEventName[] {
  const events = orderTransitions.map(({ event }) => event);
  return [...new Set(events)].filter((event) => findOrderTransition(order, event, actor) !== undefined);
}
