import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { conflictTransaction } from '#server/platform/http/failures/conflictTransaction.ts';

const conflicts = { car_blocks_no_overlap: 'CAR_TAKEN', orders_no_double: 'ALREADY_ORDERED' } as const;

/** A transaction whose constraint violations become refusals of the order. */
export function orderTransaction<Answer>(
  context: Pick<Context, 'db'>,
  work: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> {
  return conflictTransaction(context, conflicts, work);
}
