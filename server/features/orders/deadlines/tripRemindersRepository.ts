import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Database } from '#server/platform/db/schema.ts';

interface Due {
  readonly id: number;
}

const PAGE = 200;

const pickUpSoon = sql<Date>`lower(o.period) - interval '24 hours'`;
const returnSoon = sql<Date>`upper(o.period) - interval '2 hours'`;

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
