import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export interface JobOptions {
  readonly runAt?: Date;
  /** From now on, by the clock of the queue. */
  readonly delaySeconds?: number;
  /** A job with the same key that has not run yet is replaced. */
  readonly key?: string;
  readonly maxAttempts?: number;
}

/** Queues in the caller's transaction, through the function that the job runner's own schema offers. */
export async function addJob(
  db: Kysely<Database>,
  name: string,
  payload: string,
  { runAt, delaySeconds, key, maxAttempts }: JobOptions,
): Promise<void> {
  await sql`select graphile_worker.add_job(
    identifier => ${name}, payload => ${payload}::json, run_at => coalesce(${runAt ?? null}::timestamptz, now() + ${delaySeconds ?? null}::integer * interval '1 second'),
    job_key => ${key ?? null}, max_attempts => ${maxAttempts ?? null}::integer)`.execute(db);
}

/** What one worker left behind: jobs that it has done are removed, the others are free for the next one. */
export async function settleJobs(
  db: Kysely<Database>,
  { workerId, done }: { readonly workerId: string; readonly done: readonly string[] },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select graphile_worker.force_unlock_workers(array[${workerId}])`.execute(transaction);
    await sql`select from graphile_worker.complete_jobs(${done}::bigint[])`.execute(transaction);
  });
}

/** How many seconds the first of the jobs that are due has waited; zero where none is. */
export async function readDelay(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`select extract(epoch from now() - min(run_at)) as seconds
    from graphile_worker.jobs where run_at <= now() and locked_at is null and attempts < max_attempts`.execute(db);
  return rows[0]?.seconds ?? 0;
}
