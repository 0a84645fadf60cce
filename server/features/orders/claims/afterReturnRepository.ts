import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database, Row } from '#server/platform/db/schema.ts';
import { hasHeldDeposit } from '#server/features/payments/depositRepository.ts';
import { returnedAt } from '#server/features/rental/returnedAtRepository.ts';

/** Orders whose car came back before then, whose deposit is still held and of which nothing was claimed, some at a time. */
export async function listReturnable(
  db: Kysely<Database>,
  returnedBefore: Date,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  return db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.status', '=', 'completed')
    .where(hasHeldDeposit)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('claims as l').whereRef('l.order_id', '=', 'o.id'))))
    .where(returnedAt, '<=', returnedBefore)
    .where('o.id', '>', afterId)
    .orderBy('o.id')
    .limit(200)
    .execute();
}

/**
 * SQL for when the owner of `orders o` was asked whether the car is back, or was handed over at all; more days begin it
 * anew.
 */
const asked = sql<Date | null>`(select max(e.at) from order_events e
  where e.order_id = o.id and e.event = case o.status when 'active' then 'remind_return' else 'remind_start' end
    and e.at >= upper(o.period))`;

interface Unfinished {
  readonly id: number;
  readonly to: Date;
  readonly asked_at: Date | null;
}

/** Paid rentals that ended before then and that nobody has begun or finished, some at a time. */
export async function listUnfinished(db: Kysely<Database>, endedBefore: Date, afterId: number): Promise<Unfinished[]> {
  const ended = db
    .selectFrom('orders as o')
    .select(({ fn }) => ['o.id', fn<Date>('upper', ['o.period']).as('to'), asked.as('asked_at')])
    .where(sql<Date>`upper(o.period)`, '<=', endedBefore)
    .where('o.id', '>', afterId);
  // Two selects, each by its own index: with "or" every order there ever was is read.
  const active = ended.where('o.status', '=', sql.lit('active'));
  const neverBegun = ended
    .where('o.status', '=', sql.lit('confirmed'))
    .where(sql<Date>`lower(o.period)`, '<', endedBefore)
    .where('o.paid_at', 'is not', null);
  return db.selectFrom(active.unionAll(neverBegun).as('found')).selectAll().orderBy('id').limit(200).execute();
}

/** When the owner of an order that is held was asked. */
export async function findAskedAt(db: Transaction<Database>, orderId: number): Promise<Date | null> {
  const order = await db
    .selectFrom('orders as o')
    .select(asked.as('asked_at'))
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  return order?.asked_at ?? null;
}

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
