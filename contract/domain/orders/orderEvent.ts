import { z } from 'zod';
import { OrderActor, OrderEventName, OrderStatus } from './orderStatus.ts';
import { Instant } from '../../calls/orders/quotes.ts';

/** An event of an order. */
export const OrderEvent = z.object({
  event: OrderEventName,
  actor: OrderActor,
  /** The status after it. */
  status: OrderStatus,
  at: Instant,
  /**
   * The amount refunded by an admin; the difference of a change; what was claimed, accepted, decided, paid or has to be
   * paid anew; or what was taken, returned or withheld of a deposit. Null of other events, and of nothing.
   */
  amount: z.number().int().nullable(),
  /** How the client was identified at the hand-over; null of other events, and of older ones. */
  identity: z.object({ was_verified: z.boolean(), originals_seen: z.boolean() }).nullish(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;
