import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import type { LogEntry } from './rebuildOrder.ts';

/** Everything that was written to the rows of an order, the oldest first. */
export async function listLog(db: Kysely<Database>, orderId: number): Promise<LogEntry[]> {
  return db
    .selectFrom('order_log')
    .select(['id', 'source', 'row_id', 'at', 'transaction', 'change'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}
