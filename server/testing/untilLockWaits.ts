import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Until so many statements of the database wait for a lock, or the work that was to wait is over without having waited. */
export async function untilLockWaits(pool: Pool, work: PromiseLike<unknown>, count = 1): Promise<void> {
  const isOver = work.then(() => true);
  const isWaiting = async () =>
    ((await pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
      .rowCount ?? 0) >= count;
  while (!(await Promise.race([isWaiting(), isOver]))) await pause(5);
}
