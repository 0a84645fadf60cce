import { type Kysely, sql } from 'kysely';
import type { CarChange } from '#contract/calls/fleet.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** So many saves of a car are remembered. */
const KEPT = 100;
const SHOWN = 20;

export interface NewChange {
  readonly carId: number;
  readonly userId: number;
  readonly at: Date;
  readonly fields: readonly string[];
}

/** Notes a save under the version it made, and forgets those of long ago. The car is held. */
export async function noteChange(db: Kysely<Database>, { carId, userId, at, fields }: NewChange): Promise<void> {
  await sql`
    insert into car_changes (car_id, version, user_id, at, fields)
    select id, version, ${userId}, ${at}, ${fields}::text[] from cars where id = ${carId}`.execute(db);
  await sql`
    delete from car_changes where car_id = ${carId} and id <=
      (select id from car_changes where car_id = ${carId} order by id desc limit 1 offset ${KEPT})`.execute(db);
}

export async function listChanges(db: Kysely<Database>, carId: number, userId: number): Promise<CarChange[]> {
  const { rows } = await sql<CarChange & { readonly at: Date }>`
    select h.version, h.at, coalesce(o.name, '') as by, h.user_id = ${userId} as is_own, h.fields
    from car_changes h left join owners o on o.user_id = h.user_id
    where h.car_id = ${carId} order by h.id desc limit ${SHOWN}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
