import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { openStatuses } from './changeRepository.ts';

/** Changes whose time is over, of one car or of all, by their orders, some at a time. */
export async function listDueChanges(
  db: Kysely<Database>,
  now: Date,
  carId: number | null,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  return db
    .selectFrom('order_changes')
    .select('order_id as id')
    .where('expires_at', '<=', now)
    .where('status', 'in', openStatuses)
    .where('order_id', '>', afterId)
    .$if(carId !== null, (query) => query.where('car_id', '=', carId))
    .orderBy('order_id')
    .limit(200)
    .execute();
}

/** Orders whose change is agreed to and not paid when half of the time for it is over, as of orders themselves. */
export async function listHalfOverChanges(
  db: Kysely<Database>,
  now: Date,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  return db
    .selectFrom('order_changes as c')
    .innerJoin('order_events as a', (join) =>
      join.onRef('a.order_id', '=', 'c.order_id').on('a.event', '=', 'accept_change').onRef('a.at', '>=', 'c.asked_at'),
    )
    .select('c.order_id as id')
    .where('c.status', '=', sql.lit('accepted'))
    .where('c.expires_at', '>', now)
    .where(sql<Date>`a.at + (c.expires_at - a.at) / 2`, '<=', now)
    .where('c.order_id', '>', afterId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_events as e')
            .whereRef('e.order_id', '=', 'c.order_id')
            .where('e.event', '=', 'remind_change')
            .whereRef('e.at', '>=', 'a.at'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments as p')
            .whereRef('p.order_id', '=', 'c.order_id')
            .where('p.purpose', '=', 'change')
            .whereRef('p.purpose_id', '=', 'c.id')
            .where('p.status', '=', 'authorized'),
        ),
      ),
    )
    .orderBy('c.order_id')
    .limit(200)
    .execute();
}
