import { z } from 'zod';
import { kept, personal } from '#contract/privacy.ts';
import { Instant } from '#contract/calls/orders/quotes.ts';
import { Id, Tetri } from '../values.ts';
import { ClaimStatus } from './claimStatus.ts';
import { depositMoveKinds, depositWays } from './deposits.ts';

export type DepositMoveKind = (typeof depositMoveKinds)[number];

export type DepositWay = (typeof depositWays)[number];

export const DepositMove = z.object({
  kind: z.enum(depositMoveKinds),
  /** Negative where a claim came out lower than what had been withheld. */
  amount: z.number().int(),
  /** Null of what a claim withholds, where no money changes hands. */
  way: z.enum(depositWays).nullable(),
  /** Why it was withheld; null of other events, and of what a claim withholds. */
  reason: z.string().meta(personal).nullable(),
  is_by_claim: z.boolean(),
  at: Instant,
});
export type DepositMove = z.infer<typeof DepositMove>;

/** The state of the deposit. */
export const DepositHold = z.object({
  /**
   * In cash, due at the hand-over or taken; by card, not held by the bank yet or held; returned; or withheld in part or
   * whole.
   */
  state: z.enum(['cash', 'taken', 'open', 'held', 'returned', 'kept']),
  amount: Tetri,
  /** How much of it the owner has. */
  in_hand: Tetri,
  /** The first moment at which the client can authorize it. */
  from: Instant,
  /** How much of it was withheld. */
  kept: Tetri,
});
export type DepositHold = z.infer<typeof DepositHold>;

/** A claim as its order shows it. */
export const OrderClaim = z.object({
  id: Id,
  number: z.string().meta(kept),
  status: ClaimStatus,
  amount: Tetri,
  answer_by: Instant,
  final_amount: Tetri.nullable(),
  from_deposit: Tetri,
  /** What is still to be paid. */
  rest: Tetri,
});
export type OrderClaim = z.infer<typeof OrderClaim>;

/** The deposit of an order, and its claim after the return. */
export const AfterReturn = z.object({
  /** Null where the car has none, and where the order ended before the hand-over. */
  deposit_hold: DepositHold.nullable(),
  /** What the owner took, returned and withheld, the oldest first. */
  deposit_moves: z.array(DepositMove),
  /** The end of the time to claim; null before the return, and where there is a claim. */
  claim_until: Instant.nullable(),
  claim: OrderClaim.nullable(),
});
