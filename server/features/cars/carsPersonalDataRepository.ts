import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export async function exportFleet(db: Kysely<Database>, ownerId: number): Promise<unknown[]> {
  const { rows } = await sql`
    select c.id, c.status, c.brand_code as brand, c.model_code as model, c.year, c.price_per_day, c.deposit,
      c.description_en, c.description_ka, c.description_ru, c.address_en, c.address_ka, c.address_ru, c.created_at, c.plate, c.link,
      b.name_en as branch, c.has_own_address
    from cars c left join branches b on b.id = c.branch_id where c.owner_id = ${ownerId} order by c.id`.execute(db);
  return rows;
}

/** Takes every car off the market, with where it stood and what its owner wrote. */
export async function closeFleet(db: Kysely<Database>, ownerId: number): Promise<void> {
  // Nobody ever rented a draft.
  await sql`delete from cars where owner_id = ${ownerId} and status = 'draft'`.execute(db);
  await sql`
    update cars set status = 'inactive', plate = null, link = null, description_en = null, description_ka = null, description_ru = null,
      has_own_address = true, address_en = '', address_ka = '', address_ru = ''
    where owner_id = ${ownerId}`.execute(db);
}
