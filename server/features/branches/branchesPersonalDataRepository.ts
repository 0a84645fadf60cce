import { type Kysely, sql } from 'kysely';
import type { OpeningHours } from '#contract/domain/openingHours.ts';
import { openingHoursJson } from '#server/features/rental/handOverRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';

export async function exportBranches(db: Kysely<Database>, ownerId: number): Promise<unknown[]> {
  return db
    .selectFrom('branches as b')
    .innerJoin('cities as t', 't.id', 'b.city_id')
    .select([
      'b.id',
      'b.name_en',
      'b.name_ka',
      'b.name_ru',
      'b.address_en',
      'b.address_ka',
      'b.address_ru',
      't.name_en as city',
      'b.lat',
      'b.lng',
      sql.raw<OpeningHours>(openingHoursJson('b.id')).as('opening'),
    ])
    .where('b.owner_id', '=', ownerId)
    .orderBy('b.id')
    .execute();
}

/** Branches stay for the orders that name them, without saying where they were. */
export async function blankBranches(db: Kysely<Database>, ownerId: number): Promise<void> {
  await db
    .updateTable('branches')
    .set({ address_en: '', address_ka: '', address_ru: '', lat: null, lng: null })
    .where('owner_id', '=', ownerId)
    .execute();
}
