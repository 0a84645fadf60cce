import { z } from 'zod';

/**
 * What waits for the owner now: an answer, a hand-over that is due today or possible already, a return due today, cash
 * that was not confirmed; and what is on the road until a later day.
 */
export const OrderNeed = z.enum(['answer', 'hand_over', 'on_the_road', 'take_back', 'cash', 'change', 'claim']);
export type OrderNeed = z.infer<typeof OrderNeed>;

/** What still goes on or is to come, or what is over. */
export const OrderTime = z.enum(['upcoming', 'past']);
export type OrderTime = z.infer<typeof OrderTime>;
