import { type Kysely, sql } from 'kysely';
import type { CarChange } from '#contract/calls/fleet/fleet.ts';
import { booleanOf } from '#server/platform/db/booleanOf.ts';
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
