import { z } from 'zod';
import { carParts, planCodes } from '../terms/lists.ts';
import { Tetri } from '../values.ts';

const whole = z.number().int().nonnegative();

/** Why this is the most that can be claimed: all inputs of the sum. */
export const ClaimRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('damage'), plan: z.enum(planCodes).nullable(), excluded: z.array(z.enum(carParts)) }),
  z.object({ kind: z.literal('distance'), out: whole, in: whole, included: whole, beyond: whole, price: Tetri }),
  z.object({
    kind: z.literal('fuel'),
    out: whole,
    in: whole,
    eighths: whole,
    price_of_eighth: Tetri,
    service: Tetri,
  }),
  z.object({ kind: z.literal('late'), minutes: whole, grace_minutes: whole, started_hours: whole, price: Tetri }),
  z.object({ kind: z.literal('cleaning') }),
  z.object({ kind: z.literal('fine') }),
]);
export type ClaimRule = z.infer<typeof ClaimRule>;

/** What can be claimed, and how much at most, in tetri. */
export const ClaimProposal = z.object({ most: Tetri, rule: ClaimRule });
export type ClaimProposal = z.infer<typeof ClaimProposal>;
