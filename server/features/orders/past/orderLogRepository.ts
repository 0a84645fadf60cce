import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import type { LogEntry, LoggedColumns, LogSource } from './rebuildOrder.ts';

/** Everything that was written to the rows of an order, the oldest first. */
export async function listLog(db: Kysely<Database>, orderId: number): Promise<LogEntry[]> {
  return db
    .selectFrom('order_log')
    .select(['id', 'source', 'row_id', 'at', 'transaction', 'change'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

export interface PresentRow {
  readonly source: LogSource;
  readonly row_id: number;
  readonly line: LoggedColumns;
}

/** The rows of an order as they are, in the words of its log. */
export async function listPresentRows(db: Kysely<Database>, orderId: number): Promise<PresentRow[]> {
  const { rows } = await sql<PresentRow>`select source, row_id, line from order_rows(${orderId})`.execute(db);
  return rows;
}
