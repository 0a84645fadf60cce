import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export type KeyRow = Selectable<Database['evidence_keys']>;

/** The one that signs now, held so that it is not replaced meanwhile. */
export async function lockCurrentKey(db: Transaction<Database>): Promise<KeyRow | undefined> {
  return db.selectFrom('evidence_keys').selectAll().where('replaced_at', 'is', null).forShare().executeTakeFirst();
}

/** Does nothing where there is a current one already. */
export async function insertKey(
  db: Kysely<Database>,
  key: { readonly publicKey: Buffer; readonly sealedKey: Buffer; readonly at: Date },
): Promise<void> {
  await sql`
    insert into evidence_keys (public_key, sealed_key, created_at) values (${key.publicKey}, ${key.sealedKey}, ${key.at})
    on conflict ((true)) where replaced_at is null do nothing`.execute(db);
}

/** The newest first. */
export async function listKeys(db: Kysely<Database>): Promise<KeyRow[]> {
  return db.selectFrom('evidence_keys').selectAll().orderBy('id', 'desc').execute();
}

/** Ends the current key if it is that old: what it signed can still be checked, and nobody can sign with it any more. */
export async function replaceKey(db: Transaction<Database>, createdBefore: Date, at: Date): Promise<boolean> {
  const replaced = await db
    .updateTable('evidence_keys')
    .set({ sealed_key: null, replaced_at: at })
    .where('replaced_at', 'is', null)
    .where('created_at', '<=', createdBefore)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** Only while it still is what was read. */
export async function replaceSealedKey(db: Kysely<Database>, id: number, was: Buffer, becomes: Buffer): Promise<void> {
  await db
    .updateTable('evidence_keys')
    .set({ sealed_key: becomes })
    .where('id', '=', id)
    .where('sealed_key', '=', was)
    .execute();
}

export type RecordRow = Selectable<Database['evidence_records']>;

/** Of an order, the oldest first. */
export async function listRecords(db: Kysely<Database>, orderId: number): Promise<RecordRow[]> {
  return db.selectFrom('evidence_records').selectAll().where('order_id', '=', orderId).orderBy('place').execute();
}

export async function findLastRecord(db: Transaction<Database>, orderId: number): Promise<RecordRow | undefined> {
  return db
    .selectFrom('evidence_records')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The hash of what was signed when each report was sealed: of its records the first. */
export async function listReportHashes(
  db: Kysely<Database>,
  reportIds: readonly number[],
): Promise<ReadonlyMap<number, Buffer>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('evidence_records')
    .distinctOn('report_id')
    .select(['report_id', 'sha256'])
    .where('report_id', 'in', reportIds)
    .orderBy('report_id')
    .orderBy('place')
    .execute();
  return new Map(rows.map(({ report_id, sha256 }) => [report_id, sha256]));
}

export async function insertRecord(db: Transaction<Database>, record: RecordRow): Promise<void> {
  await db.insertInto('evidence_records').values(record).execute();
}
