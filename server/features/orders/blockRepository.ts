import { sql, type Transaction } from 'kysely';
import type { Database, Row } from '#server/platform/db/schema.ts';
import type { OrderRow } from './orderRow.ts';

type Taker = Pick<OrderRow, 'id' | 'car_id' | 'from' | 'to'>;

/** Takes the dates with the preparation after them. A block that is there already stays. */
export async function insertBlock(
  db: Transaction<Database>,
  { id, car_id, from, to }: Taker,
  kind: 'hold' | 'order',
): Promise<void> {
  await sql`
    insert into car_blocks (car_id, order_id, kind, period)
    select c.id, ${id}, ${kind}, tstzrange(${from}::timestamptz, ${to}::timestamptz + c.preparation_minutes * interval '1 minute')
    from cars c where c.id = ${car_id}
    on conflict (order_id) do nothing`.execute(db);
}

export async function keepBlock(db: Transaction<Database>, orderId: number): Promise<void> {
  await db.updateTable('car_blocks').set({ kind: 'order' }).where('order_id', '=', orderId).execute();
}

export async function deleteBlock(db: Transaction<Database>, orderId: number): Promise<void> {
  await db.deleteFrom('car_blocks').where('order_id', '=', orderId).execute();
}

/** Requests that can't be met any more once this order has its dates. */
export async function listOverlappingRequests(db: Transaction<Database>, { id, car_id }: Taker): Promise<number[]> {
  const { rows } = await sql<Row<'orders', 'id'>>`
    select o.id from orders o join cars c on c.id = o.car_id join car_blocks b on b.order_id = ${id}
    where o.car_id = ${car_id} and o.status = 'requested' and o.id <> ${id}
      and b.period && tstzrange(lower(o.period), upper(o.period) + c.preparation_minutes * interval '1 minute')
    order by o.id`.execute(db);
  return rows.map((row) => row.id);
}
