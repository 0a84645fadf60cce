import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

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
