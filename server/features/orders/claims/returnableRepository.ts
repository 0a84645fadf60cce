import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { hasHeldDeposit } from '#server/features/payments/depositRepository.ts';

/** Orders whose car came back before then, whose deposit is still held and of which nothing was claimed, some at a time. */
export async function listReturnable(
  db: Kysely<Database>,
  returnedBefore: Date,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where o.status = 'completed' and ${hasHeldDeposit}
      and not exists (select from claims l where l.order_id = o.id)
      and (select max(e.at) from order_events e where e.order_id = o.id and e.event in ('finish', 'close')) <= ${returnedBefore}
      and o.id > ${afterId}
    order by o.id limit 200`.execute(db);
  return rows;
}
