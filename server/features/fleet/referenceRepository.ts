import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { CodeField } from './carFields.ts';

/** A value of a closed list with everything it is called. */
export interface ListedValue {
  readonly code: string;
  readonly names: readonly string[];
  /** Of a model. */
  readonly brand: string | null;
}

export type ReferenceLists = ReadonlyMap<CodeField | 'extra', readonly ListedValue[]>;

/** Every list a car is described with: some two hundred short rows. */
export async function readReference(db: Kysely<Database>): Promise<ReferenceLists> {
  const { rows } = await sql<ListedValue & { readonly list: CodeField | 'extra' }>`
    select 'brand' as list, code, null as brand, array[name, name_ka, name_ru] as names from brands
    union all select 'model', code, brand_code, array[name, name_ka, name_ru] from models
    union all select 'category', code, null, array[name_en, name_ka, name_ru] from categories
    union all select 'car_type', code, null, array[name_en, name_ka, name_ru] from car_types
    union all select 'fuel', code, null, array[name_en, name_ka, name_ru] from fuels
    union all select 'transmission', code, null, array[name_en, name_ka, name_ru] from transmissions
    union all select 'steering', code, null, array[name_en, name_ka, name_ru] from steerings
    union all select 'drive', code, null, array[name_en, name_ka, name_ru] from drives
    union all select 'colour', code, null, array[name_en, name_ka, name_ru] from colours
    union all select 'insurance', code, null, array[name_en, name_ka, name_ru] from insurances
    union all select 'extra', code, null, array[name_en, name_ka, name_ru] from extras`.execute(db);
  return Map.groupBy(rows, ({ list }) => list);
}

export async function isOwnBranch(db: Kysely<Database>, ownerId: number, id: number): Promise<boolean> {
  // Held, so that it is not deleted meanwhile.
  const { rows } = await sql`
    select id from branches where id = ${id} and owner_id = ${ownerId} for key share`.execute(db);
  return rows.length === 1;
}

/** The plates of an owner's cars. */
export async function listPlates(db: Kysely<Database>, ownerId: number): Promise<string[]> {
  const { rows } = await sql<{ plate: string }>`
    select plate from cars where owner_id = ${ownerId} and plate is not null`.execute(db);
  return rows.map(({ plate }) => plate);
}
