import type { Transaction } from 'kysely';
import type { OwnBlockKind } from '#contract/calls/blocks.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { conflictTransaction } from '#server/platform/http/failures/conflictTransaction.ts';
import { type BlockRow, countOwnBlocks, findBlock, lockOwnCars } from './blockRepository.ts';

/** The owner at work, and the user they are. */
export interface Blocker {
  readonly ownerId: number;
  readonly userId: number;
}

/** Limits how much one car can store: a block for each day of five years. */
const MOST_BLOCKS = 2_000;

export type OwnBlock = BlockRow & { readonly kind: OwnBlockKind };

/** What takes dates without holding the car is stopped by the constraint. */
export const blockTransaction = <Answer>(
  context: Pick<Context, 'db'>,
  work: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> => conflictTransaction(context, { car_blocks_no_overlap: 'CAR_TAKEN' }, work);

/** Locks cars of the owner; another owner's is not found. */
export async function holdCars(
  transaction: Transaction<Database>,
  { ownerId }: Blocker,
  carIds: readonly number[],
): Promise<void> {
  const held = await lockOwnCars(transaction, ownerId, carIds);
  if (!carIds.every((id) => held.has(id))) throw new ApiError(404, 'NOT_FOUND');
}

/** A block of the owner's own making, its car and another one held: no other can be changed here. */
export async function holdBlock(
  transaction: Transaction<Database>,
  by: Blocker,
  id: number,
  otherCarId?: number,
): Promise<OwnBlock> {
  const found = await findBlock(transaction, by.ownerId, id);
  if (found === undefined) throw new ApiError(404, 'NOT_FOUND');
  await holdCars(transaction, by, [found.car_id, otherCarId ?? found.car_id]);
  // Before its car was locked, another request may have moved or deleted it.
  const block = await findBlock(transaction, by.ownerId, id);
  if (block === undefined) throw new ApiError(404, 'NOT_FOUND');
  if (block.car_id !== found.car_id) throw new ApiError(409, 'CONFLICT');
  return requireOwn(block);
}

function requireOwn({ kind, order_id, ...block }: BlockRow): OwnBlock {
  if (kind === 'ical') throw new ApiError(409, 'BLOCK_OF_FEED');
  if (kind === 'owner' || kind === 'maintenance') return { ...block, kind, order_id };
  throw new ApiError(409, 'BLOCK_OF_ORDER', {}, order_id === null ? {} : { order_id });
}

export async function requireRoom(transaction: Transaction<Database>, carId: number, now: Date): Promise<void> {
  if ((await countOwnBlocks(transaction, carId, now)) >= MOST_BLOCKS) throw new ApiError(409, 'TOO_MANY_BLOCKS');
}
