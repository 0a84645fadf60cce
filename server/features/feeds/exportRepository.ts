import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** Which address of its calendar a car has now; null when there is no such car. */
export async function findExportVersion(db: Kysely<Database>, carId: number): Promise<number | null> {
  const car = await db
    .selectFrom('cars as c')
    .leftJoin('car_exports as e', 'e.car_id', 'c.id')
    .select(({ fn, lit }) => fn.coalesce('e.version', lit(0)).as('version'))
    .where('c.id', '=', carId)
    .executeTakeFirst();
  return car?.version ?? null;
}

export async function raiseExportVersion(db: Kysely<Database>, carId: number): Promise<number> {
  const { version } = await db
    .insertInto('car_exports')
    .values({ car_id: carId, version: 1 })
    .onConflict((conflict) =>
      conflict.column('car_id').doUpdateSet(({ eb }) => ({ version: eb('car_exports.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
