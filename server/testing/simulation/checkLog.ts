import assert from 'node:assert/strict';
import { listLog } from '#server/features/orders/past/orderLogRepository.ts';
import {
  type LogEntry,
  type LoggedColumns,
  type LogSource,
  rebuildOrder,
} from '#server/features/orders/past/rebuildOrder.ts';
import type { Market } from '../people/renters.ts';

/** A row as it is, in the words of the log. */
interface PresentRow {
  readonly source: LogSource;
  readonly row_id: number;
  readonly line: LoggedColumns;
}

interface LoggedOrder {
  readonly id: number;
  readonly rows: readonly PresentRow[];
}

const PAGE = 100;

/** Holds the rows of orders against those that their log makes; `newest`: of so many alone. Says how many entries that were. */
export async function checkLog({ app }: Pick<Market, 'app'>, afterId: number, newest = Infinity): Promise<number> {
  let [entries, checked, before] = [0, 0, 2_147_483_647];
  while (checked < newest) {
    const { rows } = await app.context.pool.query<LoggedOrder>(
      `select o.id, (select jsonb_agg(to_jsonb(r)) from order_rows(o.id) r) as rows
       from orders o where o.id > $1 and o.id < $2 order by o.id desc limit $3`,
      [afterId, before, Math.min(PAGE, newest - checked)],
    );
    for (const order of rows) {
      const log = await listLog(app.context.db, order.id);
      assert.deepEqual(rebuilt(log), present(order), `order ${order.id} from its log`);
      entries += log.length;
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    [before, checked] = [last.id, checked + rows.length];
  }
  return entries;
}

type Lines = Readonly<Record<string, unknown>>;

const rebuilt = (entries: readonly LogEntry[]): Lines =>
  Object.fromEntries(
    [...rebuildOrder(entries)].flatMap(([source, lines]) =>
      [...lines].map(([id, line]): [string, unknown] => [`${source} ${id}`, line]),
    ),
  );

const present = ({ rows }: LoggedOrder): Lines =>
  Object.fromEntries(rows.map(({ source, row_id, line }) => [`${source} ${row_id}`, line]));
