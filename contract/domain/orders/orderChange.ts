import { z } from 'zod';
import { personal, shown } from '../../privacy.ts';
import { LineItem, Instant } from '../../calls/quotes.ts';
import { Id, RentalMoment, Tetri } from '../values.ts';

/**
 * Where a change of an order stands: it waits for the owner's answer, or for the client's payment; it has been made, or
 * came to nothing. One that is dropped ended with what it was to change: the car was handed over or brought back, or
 * the order was cancelled.
 */
export const ChangeStatus = z.enum(['asked', 'accepted', 'done', 'declined', 'withdrawn', 'expired', 'dropped']);
export type ChangeStatus = z.infer<typeof ChangeStatus>;

/** In these a change is open: an order has one such at a time. */
export const openChangeStatuses = ['asked', 'accepted'] as const satisfies readonly ChangeStatus[];
export type OpenChangeStatus = (typeof openChangeStatuses)[number];

/** A signed amount in tetri: below zero goes back to the client. */
const Difference = z.number().int();

/** What an order would be after a change. */
const Changed = z.object({
  car_id: Id,
  /** Local to Tbilisi. */
  from: RentalMoment,
  to: RentalMoment,
  days: z.number().int().positive(),
  total: Tetri,
  /** By how much the whole becomes dearer. */
  difference: Difference,
  /** Of it, what is paid online now, or goes back; the rest is part of the cash. */
  online: Difference,
  needs_confirmation: z.boolean(),
});

/** A change that waits for somebody. */
export const OrderChange = Changed.extend({
  id: Id,
  status: z.enum(openChangeStatuses),
  /** The car's name where it is another one. */
  car: z.string().meta(shown).nullable(),
  /** When it ends by itself. */
  expires_at: Instant,
  /** Whether the bank holds what it costs. */
  is_reserved: z.boolean(),
});
export type OrderChange = z.infer<typeof OrderChange>;

/** What a change would cost, and what else would be possible. */
export const ChangeQuote = Changed.extend({
  /** The client's lines of the new price. */
  items: z.array(LineItem),
  /** What is kept of what is given up too late. */
  kept: Tetri,
  /** Until then the car can be kept; null while nobody else has it. */
  free_until: RentalMoment.nullable(),
  /** Other cars of the owner that are free then; none once the car is on the road. */
  cars: z.array(z.object({ id: Id, name: z.string().meta(personal) })),
});
export type ChangeQuote = z.infer<typeof ChangeQuote>;
