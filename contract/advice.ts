import { z } from 'zod';
import { Tetri } from './values.ts';

const Percent = z.number().int();

/** Why another price is advised, with the figures of the sentence that says so. */
export const AdviceReason = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('booked_fast'),
    booked: z.number().int(),
    days: z.number().int(),
    /** So many of its days are booked at that time usually. */
    usual: Percent,
  }),
  z.object({
    code: z.literal('free_soon'),
    free: z.number().int(),
    days: z.number().int(),
    /** So many of its days that are still free at that time are rented in the end. */
    chance: Percent,
  }),
  z.object({
    code: z.enum(['above_most', 'below_most']),
    /** What the middle half of the similar cars costs a day. */
    low: Tetri,
    high: Tetri,
    /** How much of the week is booked: of this car, and of the similar ones. */
    share: Percent,
    similar: Percent,
  }),
]);
export type AdviceReason = z.infer<typeof AdviceReason>;
