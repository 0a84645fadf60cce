/** The tables whose rows are an order's. */
export type LogSource =
  | 'orders'
  | 'payments'
  | 'ledger_entries'
  | 'order_events'
  | 'order_changes'
  | 'car_blocks'
  | 'held_cars'
  | 'claims'
  | 'deposit_moves';

/** Columns with the values that they got. */
export type LoggedColumns = Readonly<Record<string, unknown>>;

/** A row of `order_log`: a trigger has written it with what it tells of. */
export interface LogEntry {
  readonly id: number;
  readonly source: LogSource;
  readonly row_id: number;
  readonly at: Date;
  readonly transaction: number;
  /** All columns of a new row, those that changed of another; null where the row went. */
  readonly change: LoggedColumns | null;
}

/** The rows of each table by their id. */
export type OrderRows = ReadonlyMap<LogSource, ReadonlyMap<number, LoggedColumns>>;

/** The rows of an order as they were once all of these were written: its log, the oldest first, up to a moment. */
export function rebuildOrder(entries: readonly Pick<LogEntry, 'source' | 'row_id' | 'change'>[]): OrderRows {
  const tables = new Map<LogSource, Map<number, LoggedColumns>>();
  for (const { source, row_id, change } of entries) {
    const rows = tables.get(source) ?? new Map<number, LoggedColumns>();
    tables.set(source, rows);
    if (change === null) rows.delete(row_id);
    else rows.set(row_id, { ...rows.get(row_id), ...change });
  }
  return tables;
}

/** After which something was written, all of it together. */
export interface LogMoment {
  readonly at: Date;
  /** How many of the entries there were by then. */
  readonly count: number;
}

/** Where the log of an order can be cut: after each transaction. A clock that went back moves none before another. */
export function momentsOf(entries: readonly Pick<LogEntry, 'at' | 'transaction'>[]): LogMoment[] {
  const last = new Map(entries.map(({ transaction }, index) => [transaction, index]));
  const moments: LogMoment[] = [];
  for (const index of [...last.values()].toSorted((one, other) => one - other)) {
    const at = entries[index]?.at ?? new Date(0);
    const before = moments.at(-1)?.at;
    moments.push({ at: before !== undefined && before > at ? before : at, count: index + 1 });
  }
  return moments;
}

/** The newest of the moments that is not after `at`. */
export const momentAt = (moments: readonly LogMoment[], at: Date): LogMoment | undefined =>
  moments.findLast((moment) => moment.at <= at);
