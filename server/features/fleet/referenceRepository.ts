import { type Kysely, type NotNull, sql } from 'kysely';
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
  const branch = await db
    .selectFrom('branches')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    // Held, so that it is not deleted meanwhile.
    .forKeyShare()
    .executeTakeFirst();
  return branch !== undefined;
}

/** The plates of an owner's cars. */
export async function listPlates(db: Kysely<Database>, ownerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('cars')
    .select('plate')
    .where('owner_id', '=', ownerId)
    .where('plate', 'is not', null)
    .$narrowType<{ plate: NotNull }>()
    .execute();
  return rows.map(({ plate }) => plate);
}
