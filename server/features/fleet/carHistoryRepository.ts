import { type Kysely, sql } from 'kysely';
import type { AuditAction } from '#contract/calls/audit.ts';
import type { CarEvent, FleetCar, CarChange } from '#contract/calls/fleet/fleet.ts';
import { booleanOf } from '#server/platform/db/booleanOf.ts';
import type { Database } from '#server/platform/db/schema.ts';

interface Happening {
  readonly id: string;
  readonly at: Date;
  /** First name of the owner who did it. */
  readonly by: string | null;
  readonly is_own: boolean;
}

/** Saves of a car, the newest first. */
export async function listSaves(
  db: Kysely<Database>,
  carId: number,
  userId: number,
  limit: number,
): Promise<(Happening & { readonly fields: string[] })[]> {
  return db
    .selectFrom('car_changes as h')
    .leftJoin('owners as o', 'o.user_id', 'h.user_id')
    .select((eb) => [
      sql<string>`'save-' || h.id`.as('id'),
      'h.at',
      'o.name as by',
      booleanOf(eb('h.user_id', '=', userId)).as('is_own'),
      'h.fields',
    ])
    .where('h.car_id', '=', carId)
    .orderBy('h.id', 'desc')
    .limit(limit)
    .execute();
}

/** What of a car is accounted for, the newest first. */
export async function listAccounted<Action extends AuditAction>(
  db: Kysely<Database>,
  carId: number,
  userId: number,
  { actions, limit }: { readonly actions: readonly Action[]; readonly limit: number },
): Promise<(Happening & { readonly action: Action; readonly price: CarEvent['price'] })[]> {
  const { rows } = await sql<Happening & { action: Action; price: CarEvent['price'] }>`
    select 'audit-' || a.id as id, a.at, o.name as by, coalesce(a.actor_user_id = ${userId}, false) as is_own, a.action,
      coalesce(a.details->'price_per_day', a.details->'base') as price
    from audit_events a left join owners o on o.user_id = a.actor_user_id
    where coalesce(a.details->>'car_id', a.details->>'car') = ${String(carId)} and a.action = any(${actions}::text[])
    order by a.id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Prices that stood for thirty days in a row and ended at most thirty days ago, each with the last day on which it may be
 * shown; the one that stands now too, which becomes the old one when a lower one takes its place.
 */
export async function listOldPrices(db: Kysely<Database>, carId: number, now: Date): Promise<FleetCar['old_prices']> {
  const { rows } = await sql<FleetCar['old_prices'][number]>`
    select price, to_char(max(coalesce(stood_to, ${now}) + interval '30 days') at time zone 'Asia/Tbilisi', 'YYYY-MM-DD') as until
    from car_price_history
    where car_id = ${carId} and coalesce(stood_to, ${now}) - stood_from >= interval '30 days'
      and (stood_to is null or stood_to > ${now}::timestamptz - interval '30 days')
    group by price order by price`.execute(db);
  return rows;
}

/** Old prices whose time is over are shown no longer. */
export async function endOldPrices(db: Kysely<Database>, today: string): Promise<void> {
  await db
    .updateTable('cars')
    .set({ old_price: null, old_price_until: null })
    .where('old_price', 'is not', null)
    .where('old_price_until', '<', today)
    .execute();
}

/** So many saves of a car are remembered. */
const KEPT = 100;
const SHOWN = 20;

interface NewChange {
  readonly carId: number;
  readonly userId: number;
  readonly at: Date;
  readonly fields: readonly string[];
}

/** Notes a save under the version it made, and forgets those of long ago. The car is held. */
export async function noteChange(db: Kysely<Database>, { carId, userId, at, fields }: NewChange): Promise<void> {
  await db
    .insertInto('car_changes')
    .columns(['car_id', 'version', 'user_id', 'at', 'fields'])
    .expression(
      db
        .selectFrom('cars')
        .select(({ val }) => [
          'id',
          'version',
          val(userId).as('user_id'),
          val(at).as('at'),
          sql<string[]>`${fields}::text[]`.as('fields'),
        ])
        .where('id', '=', carId),
    )
    .execute();
  await db
    .deleteFrom('car_changes')
    .where('car_id', '=', carId)
    .where('id', '<=', ({ selectFrom }) =>
      selectFrom('car_changes').select('id').where('car_id', '=', carId).orderBy('id', 'desc').limit(1).offset(KEPT),
    )
    .execute();
}

export async function listChanges(db: Kysely<Database>, carId: number, userId: number): Promise<CarChange[]> {
  const rows = await db
    .selectFrom('car_changes as h')
    .leftJoin('owners as o', 'o.user_id', 'h.user_id')
    .select((eb) => [
      'h.version',
      'h.at',
      eb.fn.coalesce('o.name', sql.lit('')).as('by'),
      booleanOf(eb('h.user_id', '=', userId)).as('is_own'),
      'h.fields',
    ])
    .where('h.car_id', '=', carId)
    .orderBy('h.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
