import { type Kysely, sql, type Transaction } from 'kysely';
import { unfulfilledStatuses } from '#contract/domain/orders/orderMachine.ts';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { Database, Row } from '#server/platform/db/schema.ts';
import { entryText, readEntries, unpack } from './entryText.ts';
import type { LogEntry } from './rebuildOrder.ts';

/** Everything that was written to the rows of an order, the oldest first. */
export async function listLog(db: Kysely<Database>, orderId: number): Promise<LogEntry[]> {
  // One statement: what is archived meanwhile is seen here or there.
  const { archived, recent } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('order_log_archive')
        .select(sql<Buffer[] | null>`array_agg(entries)`.as('entries'))
        .where('order_id', '=', orderId)
        .as('archived'),
      eb.selectFrom('order_log').select(entryText.as('entries')).where('order_id', '=', orderId).as('recent'),
    ])
    .executeTakeFirstOrThrow();
  const texts = await Promise.all((archived ?? []).map(unpack));
  return [...texts, recent ?? '[]'].flatMap(readEntries).toSorted((one, other) => one.id - other.id);
}

/** Which orders the oldest entries are of, some at a time. */
export async function listOldest(
  db: Kysely<Database>,
  afterId: number,
  count: number,
): Promise<Row<'order_log', 'id' | 'order_id' | 'at'>[]> {
  return db
    .selectFrom('order_log')
    .select(['id', 'order_id', 'at'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(count)
    .execute();
}

const ended: readonly OrderStatus[] = ['completed', ...unfulfilledStatuses];

/** Entries of an order that leave the log. */
export interface RemovedLog {
  readonly order_id: number;
  /** The newest of them. */
  readonly last_id: number;
  readonly text: string;
}

/** Takes out the entries of those orders that have ended, and to which nothing was written since. */
export async function removeLogs(
  db: Transaction<Database>,
  orderIds: readonly number[],
  quietSince: Date,
): Promise<RemovedLog[]> {
  return db
    .with('moved', (cte) =>
      cte
        .deleteFrom('order_log as l')
        .using('orders as o')
        .whereRef('o.id', '=', 'l.order_id')
        .where('o.id', 'in', orderIds)
        .where('o.status', 'in', ended)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('order_log as n').whereRef('n.order_id', '=', 'o.id').where('n.at', '>=', quietSince))),
        )
        .returningAll('l'),
    )
    .selectFrom('moved')
    .select(['order_id', ({ fn }) => fn.max('id').as('last_id'), entryText.as('text')])
    .groupBy('order_id')
    .execute();
}

export async function insertArchived(
  db: Transaction<Database>,
  rows: readonly Row<'order_log_archive', 'order_id' | 'last_id' | 'entries'>[],
): Promise<void> {
  await db.insertInto('order_log_archive').values(rows).execute();
}
