import { z } from 'zod';

/**
 * What waits for the owner now: an answer, a hand-over that is due today or possible already, a return due today,
 * unconfirmed cash; and cars that are out until a later day.
 */
export const OrderNeed = z.enum(['answer', 'hand_over', 'on_the_road', 'take_back', 'cash', 'change', 'claim']);
export type OrderNeed = z.infer<typeof OrderNeed>;

/** Current and future orders, or past ones. */
export const OrderTime = z.enum(['upcoming', 'past']);
export type OrderTime = z.infer<typeof OrderTime>;
