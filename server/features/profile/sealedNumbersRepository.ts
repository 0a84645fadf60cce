import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** A column of short secrets. Each is sealed to a place that names its user. */
export interface SealedColumn {
  readonly table: 'clients' | 'owners' | 'second_factors' | 'payouts' | 'orders';
  readonly column:
    | 'identity_number_encrypted'
    | 'iban_encrypted'
    | 'vat_number_encrypted'
    | 'seller_code_encrypted'
    | 'secret_encrypted';
  /** Rows are read in its order. */
  readonly key: 'id' | 'user_id';
  readonly place: string;
}

/** All there are: payouts and orders have copies of what their owner had then. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'clients', column: 'identity_number_encrypted', key: 'id', place: 'clients.identity_number' },
  { table: 'owners', column: 'identity_number_encrypted', key: 'id', place: 'owners.identity_number' },
  { table: 'owners', column: 'iban_encrypted', key: 'id', place: 'owners.iban' },
  { table: 'owners', column: 'vat_number_encrypted', key: 'id', place: 'owners.vat_number' },
  { table: 'second_factors', column: 'secret_encrypted', key: 'user_id', place: 'second_factors.secret' },
  { table: 'payouts', column: 'iban_encrypted', key: 'id', place: 'owners.iban' },
  { table: 'orders', column: 'seller_code_encrypted', key: 'id', place: 'owners.identity_number' },
  { table: 'orders', column: 'vat_number_encrypted', key: 'id', place: 'owners.vat_number' },
];

export interface SealedNumber {
  readonly id: number;
  readonly user_id: number;
  readonly sealed: Buffer;
}

/** Rows of one statement: however many there are, none takes long. */
const AT_ONCE = 20_000;

/** Values that do not begin with this header, so those under another key, read part by part in the order of their rows. */
export async function* readSealedOtherwise(
  db: Kysely<Database>,
  of: SealedColumn,
  header: Buffer,
): AsyncGenerator<SealedNumber> {
  for (let after = 0; ;) {
    const until = await findEnd(db, of, after);
    if (until === null) return;
    yield* await listSealedOtherwise(db, of, header, { after, until });
    after = until;
  }
}

/** The last of the next rows; null where there are no more. */
async function findEnd(db: Kysely<Database>, { table, key }: SealedColumn, after: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from (
    select ${sql.ref(key)} as id from ${sql.table(table)} where ${sql.ref(key)} > ${after}
    order by ${sql.ref(key)} limit ${AT_ONCE}) part`.execute(db);
  return rows[0]?.id ?? null;
}

async function listSealedOtherwise(
  db: Kysely<Database>,
  { table, column, key }: SealedColumn,
  header: Buffer,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<readonly SealedNumber[]> {
  const user =
    table === 'payouts' || table === 'orders'
      ? sql<number>`(select o.user_id from owners o where o.id = t.owner_id)`
      : sql<number>`t.user_id`;
  const [id, sealed] = [sql.ref<number>(`t.${key}`), sql.ref<Buffer>(`t.${column}`)];
  const { rows } = await sql<SealedNumber>`select ${id} as id, ${user} as user_id, ${sealed} as sealed
    from ${sql.table(table)} t where ${id} > ${after} and ${id} <= ${until}
      and substr(${sealed}, 1, ${header.length}) <> ${header}
    order by ${id}`.execute(db);
  return rows;
}

/** Unless it has been changed meanwhile. */
export async function replaceSealed(
  db: Kysely<Database>,
  { table, column, key }: SealedColumn,
  { id, sealed }: SealedNumber,
  becomes: Buffer,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${becomes}
    where ${sql.ref(key)} = ${id} and ${sql.ref(column)} = ${sealed}`.execute(db);
}
