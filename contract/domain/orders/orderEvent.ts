import { z } from 'zod';
import { OrderActor, OrderEventName, OrderStatus } from './orderStatus.ts';
import { Instant } from '../../calls/quotes.ts';

/** Something that happened to an order. */
export const OrderEvent = z.object({
  event: OrderEventName,
  actor: OrderActor,
  /** The status since then. */
  status: OrderStatus,
  at: Instant,
  /**
   * What an admin gave back by it, by how much a change made the order dearer, or what was claimed, accepted, decided,
   * paid or has to be paid anew, or taken, given back or kept of a deposit; null of every other event, and of nothing.
   */
  amount: z.number().int().nullable(),
  /** By what the client's identity was known at the hand-over; of no other event, and not of older ones. */
  identity: z.object({ was_verified: z.boolean(), originals_seen: z.boolean() }).nullish(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;
