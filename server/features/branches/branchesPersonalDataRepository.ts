import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { openingHoursJson } from '#server/features/rental/openingHoursRepository.ts';

export async function exportBranches(db: Kysely<Database>, ownerId: number): Promise<unknown[]> {
  const { rows } = await sql`
    select b.id, b.name_en, b.name_ka, b.name_ru, b.address_en, b.address_ka, b.address_ru, t.name_en as city,
      b.lat::float8 as lat, b.lng::float8 as lng, ${sql.raw(openingHoursJson('b.id'))} as opening
    from branches b join cities t on t.id = b.city_id where b.owner_id = ${ownerId} order by b.id`.execute(db);
  return rows;
}

/** Branches stay for the orders that name them, without saying where they were. */
export async function blankBranches(db: Kysely<Database>, ownerId: number): Promise<void> {
  await sql`
    update branches set address_en = '', address_ka = '', address_ru = '', lat = null, lng = null
    where owner_id = ${ownerId}`.execute(db);
}
