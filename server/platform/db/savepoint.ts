import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** A part of a transaction that is taken back alone where it throws. */
export async function withinSavepoint<Answer>(
  transaction: Transaction<Database>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await sql`savepoint part`.execute(transaction);
  try {
    const answer = await work();
    await sql`release savepoint part`.execute(transaction);
    return answer;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    throw error;
  }
}
