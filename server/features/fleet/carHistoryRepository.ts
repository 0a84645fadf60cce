import { type Kysely, sql } from 'kysely';
import type { AuditAction } from '#contract/calls/audit.ts';
import type { CarEvent } from '#contract/calls/fleet/fleet.ts';
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
