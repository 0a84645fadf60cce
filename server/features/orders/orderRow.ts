import type { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import type { OpenChangeStatus } from '#contract/domain/orders/orderChange.ts';
import { type OrderActor, type OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import { isNearStart, type OrderFacts } from '#contract/domain/orders/orderMachine.ts';
import type { PaymentWay } from '#contract/calls/orders/orders.ts';
import type { FrozenPlace } from '#server/features/rental/frozenPlace.ts';
import type { VerificationState } from '#contract/calls/verification/verification.ts';
import type { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import { claimFactOf } from './claims/claimFact.ts';

/** The facts that the rules of orders use. */
export interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly client_id: number;
  readonly client_user_id: number;
  readonly owner_id: number;
  readonly owner_user_id: number;
  readonly car_id: number;
  readonly status: OrderStatus;
  readonly from: Date;
  readonly to: Date;
  readonly total: number;
  readonly prepaid: number;
  readonly first_day: number;
  readonly payment_way: PaymentWay;
  readonly requested_at: Date;
  readonly free_until: Date | null;
  /** The least fee of a cancellation by the client. */
  readonly kept_at_least: number;
  readonly expires_at: Date | null;
  readonly paid_at: Date | null;
  readonly rest_paid_at: Date | null;
  readonly refund: number;
  readonly cancelled_by: OrderActor | null;
  /** When similar cars are held no longer; null where none are. */
  readonly held_until: Date | null;
  /** Whether the client has confirmed a report of the hand-over. */
  readonly is_received: boolean;
  /** How far the client's is. */
  readonly verification: VerificationState;
  /** Of the change that is open; null where none is. */
  readonly change: OpenChangeStatus | null;
  /** When the owner had the car back. */
  readonly returned_at: Date | null;
  readonly claim_status: ClaimStatus | null;
  /** Whether the bank holds the deposit. */
  readonly is_deposit_held: boolean;
  /** Whether it is yet to book what a claim takes from it. */
  readonly is_deposit_kept: boolean;
  readonly deposit: number;
  /** What the owner took of it at the hand-over, gave back and kept. */
  readonly deposit_taken: number;
  readonly deposit_returned: number;
  readonly deposit_kept: number;
  readonly extra_codes: readonly string[];
  readonly pick_up: FrozenPlace;
  readonly drop_off: FrozenPlace;
  /** Null on orders older than that. */
  readonly terms: AgreedTerms | null;
}

type Known = Pick<
  OrderRow,
  | 'status'
  | 'payment_way'
  | 'paid_at'
  | 'rest_paid_at'
  | 'from'
  | 'to'
  | 'is_received'
  | 'prepaid'
  | 'refund'
  | 'cancelled_by'
  | 'held_until'
  | 'verification'
  | 'change'
  | 'returned_at'
  | 'claim_status'
  | 'is_deposit_held'
  | 'is_deposit_kept'
  | 'deposit'
  | 'deposit_taken'
  | 'deposit_returned'
  | 'deposit_kept'
>;

type Deposit = Pick<Known, 'deposit_taken' | 'deposit_returned' | 'deposit_kept'>;

/** What the owner has of a deposit and has to give back, or to keep. */
export const inHand = ({ deposit_taken, deposit_returned, deposit_kept }: Deposit): number =>
  deposit_taken - deposit_returned - deposit_kept;

export const isRestDue = ({ payment_way, rest_paid_at }: Pick<Known, 'payment_way' | 'rest_paid_at'>): boolean =>
  payment_way === 'part' && rest_paid_at === null;

/** `areOriginalsSeen`: whether the owner's side says, or may still say, that it saw the client's papers. */
export function factsOf(order: Known, now: Date, areOriginalsSeen: boolean): OrderFacts {
  return {
    status: order.status,
    isPaidOnline: order.paid_at !== null,
    isRestDue: isRestDue(order),
    isNearStart: isNearStart(order.from, now),
    isEnded: order.to <= now,
    isReceived: order.is_received,
    isIdentityKnown: order.verification === 'passed' || areOriginalsSeen,
    isMoneyLeft: order.paid_at !== null && order.refund < order.prepaid,
    isOwnersCancellation: order.cancelled_by === 'owner' || order.cancelled_by === 'admin',
    areCarsHeld: order.held_until !== null,
    change: order.change,
    isDepositHeld: order.is_deposit_held,
    isDepositKept: order.is_deposit_kept,
    isDepositOpen: !order.is_deposit_held && inHand(order) < order.deposit,
    isDepositInHand: inHand(order) > 0,
    claim: claimFactOf(order, now),
  };
}
