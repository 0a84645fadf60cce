import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { ReportedOrder } from './reportedOrder.ts';

async function select(db: Kysely<Database>, id: number, lock: RawBuilder<unknown>): Promise<ReportedOrder | undefined> {
  const { rows } = await sql<ReportedOrder>`
    select o.id, o.number, o.car_id, o.client_id, clients.user_id as client_user_id, o.owner_id, owners.user_id as owner_user_id,
      o.status, lower(o.period) as "from", o.paid_at,
      (select max(e.at) from order_events e where e.order_id = o.id and e.event in ('finish', 'close')) as finished_at
    from orders o join clients on clients.id = o.client_id join owners on owners.id = o.owner_id
    where o.id = ${id} ${lock}`.execute(db);
  return rows[0];
}

export const findReportedOrder = (db: Kysely<Database>, id: number) => select(db, id, sql``);

/** Held until the transaction ends: what is said of one order is said one after the other. */
export const lockReportedOrder = (db: Transaction<Database>, id: number) => select(db, id, sql`for no key update of o`);
