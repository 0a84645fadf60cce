import { z } from 'zod';
import { kept, personal } from '#contract/privacy.ts';
import { Instant } from '#contract/calls/quotes.ts';
import { Id, Tetri } from '../values.ts';
import { ClaimStatus } from './claimStatus.ts';
import { depositMoveKinds, depositWays } from './deposits.ts';

export type DepositMoveKind = (typeof depositMoveKinds)[number];

export type DepositWay = (typeof depositWays)[number];

export const DepositMove = z.object({
  kind: z.enum(depositMoveKinds),
  /** Below zero where a claim came out lower than what had been kept. */
  amount: z.number().int(),
  /** Null of what a claim keeps: it changes hands no more. */
  way: z.enum(depositWays).nullable(),
  /** Why it was kept; null of all else, and of what a claim keeps. */
  reason: z.string().meta(personal).nullable(),
  is_by_claim: z.boolean(),
  at: Instant,
});
export type DepositMove = z.infer<typeof DepositMove>;

/** How it stands with the deposit. */
export const DepositHold = z.object({
  /**
   * To be taken at the hand-over, or taken there; by card it is not held by a bank yet, or held; given back, or kept in part
   * or whole.
   */
  state: z.enum(['cash', 'taken', 'open', 'held', 'returned', 'kept']),
  amount: Tetri,
  /** What the owner has in hand of it. */
  in_hand: Tetri,
  /** From then on the client can have it held. */
  from: Instant,
  /** What was kept of it. */
  kept: Tetri,
});
export type DepositHold = z.infer<typeof DepositHold>;

/** What its order shows of a claim. */
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

/** How an order stands with its deposit and with what follows the return. */
export const AfterReturn = z.object({
  /** Null where the car has none, and where the order came to nothing. */
  deposit_hold: DepositHold.nullable(),
  /** What the owner took, gave back and kept of it, the oldest first. */
  deposit_moves: z.array(DepositMove),
  /** Until when the owner can claim something; null before the return, and where there is a claim. */
  claim_until: Instant.nullable(),
  claim: OrderClaim.nullable(),
});
