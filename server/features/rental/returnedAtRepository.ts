import { sql } from 'kysely';

/** SQL for when the owner of `orders o` had the car back: that may be before the agreed end, or some days after it. */
export const returnedAt = sql<Date | null>`(select max(e.at) from order_events e
  where e.order_id = o.id and e.event in ('finish', 'close'))`;
