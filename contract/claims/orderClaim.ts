import { z } from 'zod';
import { Instant } from '../quotes.ts';
import { Id, Tetri } from '../values.ts';
import { ClaimStatus } from './claimStatus.ts';

/** How it stands with the deposit. */
export const DepositHold = z.object({
  /** In cash at the pick-up; by card it is not held yet, held, given back, or kept in part or whole. */
  state: z.enum(['cash', 'open', 'held', 'returned', 'kept']),
  amount: Tetri,
  /** From then on the client can have it held. */
  from: Instant,
  /** What was kept of it. */
  kept: Tetri,
});
export type DepositHold = z.infer<typeof DepositHold>;

/** What its order shows of a claim. */
export const OrderClaim = z.object({
  id: Id,
  number: z.string(),
  status: ClaimStatus,
  amount: Tetri,
  answer_by: Instant,
  final_amount: Tetri.nullable(),
  from_deposit: Tetri,
  /** What is still to be paid. */
  rest: Tetri,
});
export type OrderClaim = z.infer<typeof OrderClaim>;
