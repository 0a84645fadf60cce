import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export async function exportFeeds(db: Kysely<Database>, ownerId: number): Promise<unknown[]> {
  return db
    .selectFrom('car_feeds as f')
    .innerJoin('cars as c', 'c.id', 'f.car_id')
    .select(['f.id', 'f.car_id', 'f.name', 'f.url', 'f.events', 'f.read_at'])
    .where('c.owner_id', '=', ownerId)
    .orderBy('f.id')
    .execute();
}

/** No calendar is asked or given out any more. */
export async function forgetFeeds(db: Kysely<Database>, ownerId: number): Promise<void> {
  const cars = db.selectFrom('cars').where('owner_id', '=', ownerId);
  await db.deleteFrom('car_feeds').where('car_id', 'in', cars.select('id')).execute();
  await db
    .insertInto('car_exports')
    .columns(['car_id', 'version'])
    .expression(cars.select(({ lit }) => ['id', lit(1).as('version')]))
    .onConflict((conflict) =>
      conflict.column('car_id').doUpdateSet(({ eb }) => ({ version: eb('car_exports.version', '+', 1) })),
    )
    .execute();
}
