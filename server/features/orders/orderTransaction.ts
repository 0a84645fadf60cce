import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/http/apiError.ts';

const MOST_TRIES = 3;

/** A transaction that is tried again where the database asks for it, and whose broken constraints are conflicts. */
export async function orderTransaction<Answer>(
  { db }: Pick<Context, 'db'>,
  work: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const { code, constraint } = readDatabaseError(error);
      if (constraint === 'car_blocks_no_overlap') throw new ApiError(409, 'CAR_TAKEN');
      if (constraint === 'orders_no_double') throw new ApiError(409, 'ALREADY_ORDERED');
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
