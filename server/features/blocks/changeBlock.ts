import type { ParsedBodyOf } from '#contract/call.ts';
import type { CarBlock, updateBlock as call } from '#contract/calls/blocks.ts';
import type { Context } from '#server/context.ts';
import { readBlockDates } from './blockDates.ts';
import { updateBlock } from './blockRepository.ts';
import { type Blocker, blockTransaction, holdBlock, requireRoom } from './heldBlock.ts';
import { noteChange, readNote } from './noteChange.ts';
import { refuseTaken } from './refuseTaken.ts';

/** Moves a block, stretches it, puts it on another car or says what it is for; what is not named stays. */
export async function changeBlock(
  context: Pick<Context, 'db' | 'clock'>,
  by: Blocker,
  id: number,
  body: ParsedBodyOf<typeof call>,
): Promise<CarBlock> {
  const now = context.clock();
  return blockTransaction(context, async (transaction) => {
    const before = await holdBlock(transaction, by, id, body.car_id);
    const block = {
      ...readBlockDates(body, before, now),
      carId: body.car_id ?? before.car_id,
      kind: body.kind ?? before.kind,
      note: body.note === undefined ? before.note : readNote(body.note),
    };
    await refuseTaken(transaction, { ...block, exceptId: id }, now);
    if (block.carId !== before.car_id) await requireRoom(transaction, block.carId, now);
    await updateBlock(transaction, id, block);
    return noteChange(transaction, 'block_changed', { ...block, id }, { userId: by.userId, at: now });
  });
}
