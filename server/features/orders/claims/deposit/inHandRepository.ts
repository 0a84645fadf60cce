import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '#server/platform/db/schema.ts';

/**
 * Orders that are over and whose deposit is still in the owner's hand, some at a time: nothing has happened since then, the
 * days that were agreed for it have passed, no claim is open, and the owner was not reminded yet.
 */
export async function listInHand(
  db: Kysely<Database>,
  { quietSince, now }: { readonly quietSince: Date; readonly now: Date },
  afterId: number,
): Promise<{ readonly id: number }[]> {
  const { rows } = await sql<Row<'orders', 'id'>>`
    select o.id from orders o
      cross join lateral (select max(e.at) as at from order_events e where e.order_id = o.id) last
    where o.deposit_taken > o.deposit_returned + o.deposit_kept and o.status in ('completed', 'cancelled')
      and last.at <= ${quietSince}
      and last.at + make_interval(days => coalesce((o.terms->'car'->'deposit'->>'back_within_days')::integer, 0)) <= ${now}
      and not exists (select from order_events e where e.order_id = o.id and e.event = 'remind_deposit')
      and not exists (select from claims l where l.order_id = o.id and l.status <> 'settled')
      and o.id > ${afterId}
    order by o.id limit 200`.execute(db);
  return rows;
}
