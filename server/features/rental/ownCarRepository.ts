import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** Drafts count, too. */
export async function isOwnCar(db: Kysely<Database>, ownerId: number, carId: number): Promise<boolean> {
  const car = await db
    .selectFrom('cars')
    .select('id')
    .where('id', '=', carId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return car !== undefined;
}
