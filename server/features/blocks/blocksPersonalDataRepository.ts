import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export async function exportBlocks(db: Kysely<Database>, ownerId: number): Promise<unknown[]> {
  return db
    .selectFrom('cars as c')
    .innerJoin('car_blocks as b', 'b.car_id', 'c.id')
    .select(({ fn }) => [
      'b.id',
      'b.car_id',
      'b.kind',
      fn<Date>('lower', ['b.period']).as('from'),
      fn<Date>('upper', ['b.period']).as('to'),
      'b.note',
      'b.created_at',
    ])
    .where('c.owner_id', '=', ownerId)
    .where('b.kind', 'in', ['owner', 'maintenance'])
    .orderBy('b.id')
    .execute();
}

export async function forgetBlocks(db: Kysely<Database>, ownerId: number): Promise<void> {
  await db
    .deleteFrom('car_blocks as b')
    .using('cars as c')
    .whereRef('c.id', '=', 'b.car_id')
    .where('c.owner_id', '=', ownerId)
    .where('b.kind', 'in', ['owner', 'maintenance'])
    .execute();
}
