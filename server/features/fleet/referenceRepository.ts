import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { carField, codeFields, type CodeField } from '#contract/domain/cars/carFields.ts';

/** A value of a closed list with everything it is called. */
export interface ListedValue {
  readonly code: string;
  readonly names: readonly string[];
  /** Of a model. */
  readonly brand: string | null;
}

type ListName = CodeField | 'extra' | 'equipment';
export type ReferenceLists = ReadonlyMap<ListName, readonly ListedValue[]>;

/** Everything that a value of a list is called, of which brands and models are written alike in English and in general. */
const valuesOf = (name: ListName, list: string) =>
  name === 'brand' || name === 'model'
    ? sql`select ${name} as list, code, ${name === 'model' ? sql`brand_code` : sql`null`} as brand, array[name, name_ka, name_ru] as names from ${sql.table(list)}`
    : sql`select ${name}, code, null, array[name_en, name_ka, name_ru] from ${sql.table(list)}`;

/** Every list a car is described with: some two hundred short rows. */
export async function readReference(db: Kysely<Database>): Promise<ReferenceLists> {
  const lists = [
    ...codeFields.map((name) => valuesOf(name, carField(name).list ?? name)),
    valuesOf('extra', 'extras'),
    valuesOf('equipment', 'equipment'),
  ];
  const { rows } = await sql<ListedValue & { readonly list: ListName }>`
    ${sql.join(lists, sql` union all `)}`.execute(db);
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
