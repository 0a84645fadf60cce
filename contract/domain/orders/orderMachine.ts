import type { OpenChangeStatus } from './orderChange.ts';
import type { OrderGuard } from './orderEffects.ts';
import { type OrderTransition, orderTransitions } from './orderTransitions.ts';
import type { ClaimFact } from '../claims/claimStatus.ts';
import type { OrderActor, OrderEventName, OrderStatus } from './orderStatus.ts';

/** In these an order is not over: something is still to come. */
export const upcomingStatuses = ['requested', 'confirmed', 'active'] as const satisfies readonly OrderStatus[];

/** So long before its start a car may be handed over, and cash for it be confirmed. */
const HAND_OVER_BEFORE = 2 * 3_600_000;

/** What the guards look at. */
export interface OrderFacts {
  readonly status: OrderStatus;
  /** Whether what is due online is there. */
  readonly isPaidOnline: boolean;
  /** Whether a part is due in cash and not confirmed by the owner yet. */
  readonly isRestDue: boolean;
  /** Whether the start is so near that the car may be handed over; see `isNearStart`. */
  readonly isNearStart: boolean;
  /** Whether the client has passed the verification, or the owner's side gives its word that it saw the originals. */
  readonly isIdentityKnown: boolean;
  /** Whether not all of what was paid online has gone back. */
  readonly isMoneyLeft: boolean;
  /** Whether it was the owner, or an admin in the owner's place, who cancelled it. */
  readonly isOwnersCancellation: boolean;
  /** Whether similar cars are held for its client. */
  readonly areCarsHeld: boolean;
  /** Whether a change of it is open, and for what that waits: the owner's answer, or the payment. */
  readonly change: OpenChangeStatus | null;
  /** Whether the bank holds the deposit. */
  readonly isDepositHeld: boolean;
  /** Whether it is yet to book what a claim takes from it. */
  readonly isDepositKept: boolean;
  /** Whether the owner may take one, or more of it: the order has one, and no bank holds it. */
  readonly isDepositOpen: boolean;
  /** Whether the owner has some of it. */
  readonly isDepositInHand: boolean;
  readonly claim: ClaimFact;
}

/** When a car that starts then may be handed over. */
export const handOverFrom = (start: Date | number): Date => new Date(Number(start) - HAND_OVER_BEFORE);

/** The latest start that is near enough now. */
export const nearStartUntil = (now: Date | number): Date => new Date(Number(now) + HAND_OVER_BEFORE);

/** From two hours before its start on, and ever after. */
export const isNearStart = (start: Date | number, now: Date | number): boolean => handOverFrom(start) <= new Date(now);

function isMet(guard: OrderGuard, facts: OrderFacts): boolean {
  switch (guard) {
    case 'unpaid':
      return !facts.isPaidOnline;
    case 'paid':
      return facts.isPaidOnline;
    // Cash belongs to a rental that is sure: an order nobody paid for comes to nothing.
    case 'rest_due':
      return facts.isPaidOnline && facts.isRestDue;
    case 'near_start':
      return facts.isNearStart;
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

/** How an event moves an order, or undefined where it cannot. */
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

/** Why an event that has no transition has none: it is never this actor's, its time will come, a word is missing, or it is over. */
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

/** What somebody can do with an order now: the buttons of its screen. */
export function listOrderActions(order: OrderFacts, actor: OrderActor): OrderEventName[] {
  const events = orderTransitions.map(({ event }) => event);
  return [...new Set(events)].filter((event) => findOrderTransition(order, event, actor) !== undefined);
}
