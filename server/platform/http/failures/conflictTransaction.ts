import type { Transaction } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '../apiError.ts';

const MOST_TRIES = 3;

/** A transaction that is tried again where the database asks for it, and whose broken constraints are conflicts. */
export async function conflictTransaction<Answer>(
  { db }: Pick<Context, 'db'>,
  conflicts: Readonly<Record<string, ErrorCode>>,
  work: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const { code, constraint } = readDatabaseError(error);
      const conflict = typeof constraint === 'string' ? conflicts[constraint] : undefined;
      if (conflict !== undefined) throw new ApiError(409, conflict);
      const isRepeatable = code === '40001' || code === '40P01';
      if (!isRepeatable || tries === MOST_TRIES) throw error;
    }
  }
}

function readDatabaseError(error: unknown): { code: unknown; constraint: unknown } {
  if (typeof error !== 'object' || error === null) return { code: undefined, constraint: undefined };
  return {
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
  };
}
