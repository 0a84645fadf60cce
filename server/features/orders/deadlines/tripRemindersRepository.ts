import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { HOUR } from '#contract/domain/claims/claimBounds.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Database } from '#server/platform/db/schema.ts';

interface Due {
  readonly id: number;
}

const PAGE = 200;

const pickUpSoon = sql<Date>`lower(o.period) - interval '24 hours'`;
const returnSoon = sql<Date>`upper(o.period) - interval '2 hours'`;
/** When the next paid rental of the car of `orders o` begins. */
const nextStart = sql<Date | null>`(select min(lower(next.period)) from car_blocks next where next.car_id = o.car_id
  and next.kind = 'order' and lower(next.period) >= upper(o.period))`;
/** After the end of a rental. */
const GRACE = sql`interval '30 minutes'`;

/** Orders of which nobody was reminded since that moment. */
const listDue = (db: Kysely<Database>, event: OrderEventName, since: RawBuilder<Date>, afterId: number) =>
  db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.id', '>', afterId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_events as e')
            .whereRef('e.order_id', '=', 'o.id')
            .where('e.event', '=', event)
            .where('e.at', '>=', since),
        ),
      ),
    )
    .orderBy('o.id')
    .limit(PAGE);

/** Paid orders that begin within a day. Who has just booked or was just accepted knows when: they are left out. */
export const listPickUps = (db: Kysely<Database>, now: Date, afterId: number): Promise<Due[]> =>
  listDue(db, 'remind_pick_up', pickUpSoon, afterId)
    .where('o.status', '=', sql.lit('confirmed'))
    .where(sql<Date>`lower(o.period)`, '>', now)
    .where(sql<Date>`lower(o.period)`, '<=', sql<Date>`${now}::timestamptz + interval '24 hours'`)
    .where(sql<Date>`greatest(o.paid_at, o.answered_at)`, '<=', pickUpSoon)
    .where('o.paid_at', 'is not', null)
    .execute();

/** Cars that are due back within two hours. */
export const listReturns = (db: Kysely<Database>, now: Date, afterId: number): Promise<Due[]> =>
  listDue(db, 'remind_drop_off', returnSoon, afterId)
    .where('o.status', '=', sql.lit('active'))
    .where(sql<Date>`upper(o.period)`, '>', now)
    .where(sql<Date>`upper(o.period)`, '<=', sql<Date>`${now}::timestamptz + interval '2 hours'`)
    .execute();

/** Cars that are half an hour late; once more those that are still out two hours before their next rental. */
export const listOverdue = (db: Kysely<Database>, now: Date, afterId: number): Promise<Due[]> => {
  const beforeNext = sql<Date>`${nextStart} - interval '2 hours'`;
  const since = sql<Date>`greatest(upper(o.period) + ${GRACE}, case when ${beforeNext} <= ${now} then ${beforeNext} end)`;
  return (
    listDue(db, 'remind_late', since, afterId)
      .where('o.status', '=', sql.lit('active'))
      // An index has the end itself.
      .where(sql<Date>`upper(o.period)`, '<=', sql<Date>`${now}::timestamptz - ${GRACE}`)
      .execute()
  );
};

/** When the next rental of an order's car begins, if that is within a day. */
export async function findNextStart(db: Transaction<Database>, orderId: number, now: Date): Promise<Date | null> {
  const order = await db
    .selectFrom('orders as o')
    .select(nextStart.as('next'))
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  const next = order?.next ?? null;
  return next !== null && next.getTime() <= now.getTime() + 24 * HOUR ? next : null;
}
