import { z } from 'zod';
import { personal, shown } from '../../privacy.ts';
import { LineItem, Instant } from '../../calls/orders/quotes.ts';
import { Id, RentalMoment, Tetri } from '../values.ts';

/**
 * The status of a change of an order: it waits for the owner's answer, or for the client's payment; it has been made, or
 * has failed. `expired`: also when the car was handed over or returned first. `dropped`: its order was cancelled.
 */
export const ChangeStatus = z.enum(['asked', 'accepted', 'done', 'declined', 'withdrawn', 'expired', 'dropped']);
export type ChangeStatus = z.infer<typeof ChangeStatus>;

/** The statuses of an open change, of which an order has one at a time. */
export const openChangeStatuses = ['asked', 'accepted'] as const satisfies readonly ChangeStatus[];
export type OpenChangeStatus = (typeof openChangeStatuses)[number];

/** A signed amount in tetri: negative is a refund to the client. */
const Difference = z.number().int();

/** An order as it would be after a change. */
const Changed = z.object({
  car_id: Id,
  /** Local to Tbilisi. */
  from: RentalMoment,
  to: RentalMoment,
  days: z.number().int().positive(),
  total: Tetri,
  /** The difference of the total. */
  difference: Difference,
  /** The part that is paid or refunded online now; the rest is part of the cash. */
  online: Difference,
  needs_confirmation: z.boolean(),
});

/** An open change. */
export const OrderChange = Changed.extend({
  id: Id,
  status: z.enum(openChangeStatuses),
  /** The car's name, if it is another one. */
  car: z.string().meta(shown).nullable(),
  /** When it expires. */
  expires_at: Instant,
  /** Whether the bank holds its price. */
  is_reserved: z.boolean(),
});
export type OrderChange = z.infer<typeof OrderChange>;

/** What a change would cost, and the alternatives. */
export const ChangeQuote = Changed.extend({
  /** The client's lines of the new price. */
  items: z.array(LineItem),
  /** The fee for days that are given up too late. */
  kept: Tetri,
  /** The deposit; another car may have another one. */
  deposit: Tetri,
  /** The latest possible return; null without a following booking. */
  free_until: RentalMoment.nullable(),
  /** Other cars of the owner that are free then; none after the hand-over. */
  cars: z.array(z.object({ id: Id, name: z.string().meta(personal) })),
});
export type ChangeQuote = z.infer<typeof ChangeQuote>;
