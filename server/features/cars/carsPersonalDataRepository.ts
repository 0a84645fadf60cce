import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export async function exportFleet(db: Kysely<Database>, ownerId: number): Promise<unknown[]> {
  return db
    .selectFrom('cars as c')
    .leftJoin('branches as b', 'b.id', 'c.branch_id')
    .select([
      'c.id',
      'c.status',
      'c.brand_code as brand',
      'c.model_code as model',
      'c.year',
      'c.price_per_day',
      'c.deposit',
      'c.description_en',
      'c.description_ka',
      'c.description_ru',
      'c.address_en',
      'c.address_ka',
      'c.address_ru',
      'c.created_at',
      'c.plate',
      'c.link',
      'b.name_en as branch',
      'c.has_own_address',
    ])
    .where('c.owner_id', '=', ownerId)
    .orderBy('c.id')
    .execute();
}

/** Takes every car off the market, with where it stood and what its owner wrote. */
export async function closeFleet(db: Kysely<Database>, ownerId: number): Promise<void> {
  // Nobody ever rented a draft.
  await db.deleteFrom('cars').where('owner_id', '=', ownerId).where('status', '=', 'draft').execute();
  await db
    .updateTable('cars')
    .set({
      status: 'inactive',
      plate: null,
      link: null,
      description_en: null,
      description_ka: null,
      description_ru: null,
      has_own_address: true,
      address_en: '',
      address_ka: '',
      address_ru: '',
    })
    .where('owner_id', '=', ownerId)
    .execute();
}
