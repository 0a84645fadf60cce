import assert from 'node:assert/strict';
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
  readonly entries: readonly LogEntry[] | null;
  readonly rows: readonly PresentRow[];
}

const PAGE = 100;

/** Holds the rows of orders against those that their log makes; `newest`: of so many alone. Says how many entries that were. */
export async function checkLog({ app }: Pick<Market, 'app'>, afterId: number, newest = Infinity): Promise<number> {
  let [entries, checked, before] = [0, 0, 2_147_483_647];
  while (checked < newest) {
    const { rows } = await app.context.pool.query<LoggedOrder>(
      `select o.id, (select jsonb_agg(to_jsonb(l) order by l.id) from order_log l where l.order_id = o.id) as entries,
         (select jsonb_agg(to_jsonb(r)) from order_rows(o.id) r) as rows
       from orders o where o.id > $1 and o.id < $2 order by o.id desc limit $3`,
      [afterId, before, Math.min(PAGE, newest - checked)],
    );
    for (const order of rows) assert.deepEqual(rebuilt(order), present(order), `order ${order.id} from its log`);
    const last = rows.at(-1);
    if (last === undefined) break;
    entries += rows.reduce((sum, order) => sum + (order.entries?.length ?? 0), 0);
    [before, checked] = [last.id, checked + rows.length];
  }
  return entries;
}

type Lines = Readonly<Record<string, unknown>>;

const rebuilt = ({ entries }: LoggedOrder): Lines =>
  Object.fromEntries(
    [...rebuildOrder(entries ?? [])].flatMap(([source, lines]) =>
      [...lines].map(([id, line]): [string, unknown] => [`${source} ${id}`, line]),
    ),
  );

const present = ({ rows }: LoggedOrder): Lines =>
  Object.fromEntries(rows.map(({ source, row_id, line }) => [`${source} ${row_id}`, line]));
