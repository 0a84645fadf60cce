import { DatabaseError, type Pool } from 'pg';
import { ReplicaPool } from './replica/replicaPool.ts';

/** What reads rows: the pool, or one connection of it. */
export type Queryable = Pick<Pool, 'query'>;

const CANCELED = '57014';

/**
 * Reads on one connection, each statement for no longer than so many milliseconds: the first that takes longer ends
 * the reading, and the answer is null. For what a page can do without.
 */
export async function withinTime<Result>(
  pool: Pool,
  milliseconds: number,
  read: (connection: Queryable) => Promise<Result>,
): Promise<Result | null> {
  const attempt = () => readOnce(pool, milliseconds, read);
  return pool instanceof ReplicaPool ? pool.orMain(attempt) : attempt();
}

async function readOnce<Result>(
  pool: Pool,
  milliseconds: number,
  read: (connection: Queryable) => Promise<Result>,
): Promise<Result | null> {
  const client = await pool.connect();
  try {
    await client.query(`begin read only; set local statement_timeout = ${milliseconds}`);
    const result = await read(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    if (error instanceof DatabaseError && error.code === CANCELED) return null;
    throw error;
  } finally {
    client.release();
  }
}
