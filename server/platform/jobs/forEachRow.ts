import type { Context } from '#server/context.ts';
import { ping } from '#server/platform/db/ping.ts';
import { isDatabaseOutage } from '#server/platform/http/failures/databaseOutage.ts';

/**
 * Does the same with each row. One that fails is reported under the name of the task and stops no other; only when the
 * database is gone altogether the others would fare no better, and the error is thrown.
 */
export async function forEachRow<Row extends { readonly id: number }>(
  { db, failures }: Pick<Context, 'db' | 'failures'>,
  task: string,
  rows: Iterable<Row> | AsyncIterable<Row>,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for await (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      failures.report(task, error, { id: row.id });
      if (isDatabaseOutage(error)) await ping(db);
    }
  }
}

/** All rows of a list that is read by pages in the order of their ids: rows that stay on it are passed, not read again. */
export async function* readAll<Row extends { readonly id: number }>(
  listAfter: (id: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ;) {
    const rows = await listAfter(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
