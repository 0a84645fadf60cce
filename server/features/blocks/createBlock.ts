import type { BodyOf } from '#contract/call.ts';
import type { CarBlock, createBlock as call } from '#contract/calls/blocks.ts';
import type { Context } from '#server/context.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { readBlockDates } from './blockDates.ts';
import { insertBlock } from './blockRepository.ts';
import { type Blocker, blockTransaction, holdCars, requireRoom } from './heldBlock.ts';
import { noteChange, readNote } from './noteChange.ts';
import { refuseTaken } from './refuseTaken.ts';

/** Takes a car off the market for a time; of concurrent requests for the same days one gets them. */
export async function createBlock(
  context: Context,
  by: Blocker,
  carId: number,
  body: BodyOf<typeof call>,
  attempt: Attempt,
): Promise<CarBlock> {
  const now = context.clock();
  const block = { ...readBlockDates(body, null, now), carId, kind: body.kind, note: readNote(body.note) };
  return blockTransaction(context, (transaction) =>
    onceForKey(context, transaction, attempt, async () => {
      await holdCars(transaction, by, [carId]);
      await refuseTaken(transaction, { ...block, exceptId: null }, now);
      await requireRoom(transaction, carId, now);
      const id = await insertBlock(transaction, block, { userId: by.userId, at: now });
      return noteChange(transaction, 'block_created', { ...block, id }, { userId: by.userId, at: now });
    }),
  );
}
