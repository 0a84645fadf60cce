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

type Written = Pick<LogEntry, 'source' | 'at' | 'transaction' | 'change'>;

/** An event is written so soon; what is older was there before the log. */
const JUST_NOW = 60_000;

/**
 * Where the log of an order can be cut: after each transaction. An event happened when it says so, which is a little before
 * it is written. A clock that went back moves no moment before another.
 */
export function momentsOf(entries: readonly Written[]): LogMoment[] {
  const last = new Map(entries.map(({ transaction }, index) => [transaction, index]));
  const moments: LogMoment[] = [];
  for (const index of [...last.values()].toSorted((one, other) => one - other)) {
    const before = moments.at(-1);
    const written = entries.slice(before?.count ?? 0, index + 1);
    const writtenAt = entries[index]?.at.getTime() ?? 0;
    const happenedAt = Math.max(...written.flatMap(eventTime));
    const at = happenedAt < writtenAt && happenedAt >= writtenAt - JUST_NOW ? happenedAt : writtenAt;
    // Of those with one time only the last can be asked for.
    if (before !== undefined && before.at.getTime() >= at) moments.pop();
    moments.push({ at: new Date(Math.max(at, before?.at.getTime() ?? at)), count: index + 1 });
  }
  return moments;
}

function eventTime({ source, change }: Written): number[] {
  const at = source === 'order_events' ? change?.['at'] : undefined;
  return typeof at === 'string' ? [Date.parse(at)] : [];
}

/** The newest of the moments that is not after `at`. */
export const momentAt = (moments: readonly LogMoment[], at: Date): LogMoment | undefined =>
  moments.findLast((moment) => moment.at <= at);
