import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import type { OrderRow } from './orderRow.ts';

type Taker = Pick<OrderRow, 'id' | 'car_id' | 'from' | 'to'>;

/** Takes the dates with the preparation after them. A block that is there already stays. */
export async function insertBlock(
  db: Transaction<Database>,
  { id, car_id, from, to }: Taker,
  kind: 'hold' | 'order',
): Promise<void> {
  await db
    .insertInto('car_blocks')
    .columns(['car_id', 'order_id', 'kind', 'period'])
    .expression(
      db
        .selectFrom('cars as c')
        .select((eb) => [
          'c.id',
          eb.val(id).as('order_id'),
          eb.val(kind).as('kind'),
          sql<string>`tstzrange(${from}::timestamptz, ${to}::timestamptz + c.preparation_minutes * interval '1 minute')`.as(
            'period',
          ),
        ])
        .where('c.id', '=', car_id),
    )
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

export async function keepBlock(db: Transaction<Database>, orderId: number): Promise<void> {
  await db.updateTable('car_blocks').set({ kind: 'order' }).where('order_id', '=', orderId).execute();
}

export async function deleteBlock(db: Transaction<Database>, orderId: number): Promise<void> {
  await db.deleteFrom('car_blocks').where('order_id', '=', orderId).execute();
}

/** Ends the block of a car that is back, with the preparation after it; one that has not even begun goes. */
export async function freeRest(db: Transaction<Database>, orderId: number, now: Date): Promise<void> {
  const ready = sql<Date>`${now}::timestamptz
    + (select c.preparation_minutes from cars c where c.id = car_blocks.car_id) * interval '1 minute'`;
  await db
    .deleteFrom('car_blocks')
    .where('order_id', '=', orderId)
    .where(sql<boolean>`lower(period) >= ${ready}`)
    .execute();
  await db
    .updateTable('car_blocks')
    .set({ period: sql`tstzrange(lower(period), ${ready})` })
    .where('order_id', '=', orderId)
    .where(sql<boolean>`upper(period) > ${ready}`)
    .execute();
}

/** Rentals whose car is not back at the end of its preparation, and that take it no longer than until then; some at a time. */
export async function listLate(
  db: Kysely<Database>,
  now: Date,
  takenUntil: Date,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  return db
    .selectFrom('orders as o')
    .innerJoin('cars as c', 'c.id', 'o.car_id')
    .innerJoin('car_blocks as b', 'b.order_id', 'o.id')
    .select('o.id')
    .where('o.status', '=', sql.lit('active'))
    .where(sql<Date>`upper(o.period)`, '<=', now)
    .where(sql<boolean>`upper(o.period) + c.preparation_minutes * interval '1 minute' <= ${now}::timestamptz`)
    .where(sql<Date>`upper(b.period)`, '<', takenUntil)
    .where('o.id', '>', afterId)
    .orderBy('o.id')
    .limit(200)
    .execute();
}

/** Takes the car of an order for longer, but not what others have of it. */
export async function extendBlock(db: Transaction<Database>, orderId: number, until: Date): Promise<void> {
  const end = sql<Date>`least(${until}::timestamptz, (select min(lower(next.period)) from car_blocks next
    where next.car_id = car_blocks.car_id and lower(next.period) >= upper(car_blocks.period)))`;
  await db
    .updateTable('car_blocks')
    .set({ period: sql`tstzrange(lower(period), ${end})` })
    .where('order_id', '=', orderId)
    .where(sql<boolean>`upper(period) < ${end}`)
    .execute();
}

/** Requests that can't be met any more once this order has its dates. */
export async function listOverlappingRequests(db: Transaction<Database>, { id, car_id }: Taker): Promise<number[]> {
  const requests = await db
    .selectFrom('orders as o')
    .innerJoin('cars as c', 'c.id', 'o.car_id')
    .innerJoin('car_blocks as b', (join) => join.on('b.order_id', '=', id))
    .select('o.id')
    .where('o.car_id', '=', car_id)
    .where('o.status', '=', 'requested')
    .where('o.id', '<>', id)
    .where(
      sql<boolean>`b.period && tstzrange(lower(o.period), upper(o.period) + c.preparation_minutes * interval '1 minute')`,
    )
    .orderBy('o.id')
    .execute();
  return requests.map((request) => request.id);
}
