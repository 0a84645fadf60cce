import type { Context } from '#server/context.ts';
import { deleteBlock } from './blockRepository.ts';
import { type Blocker, blockTransaction, holdBlock } from './heldBlock.ts';
import { noteChange } from './noteChange.ts';

/** Gives the days of a block back to the market. */
export async function removeBlock(context: Pick<Context, 'db' | 'clock'>, by: Blocker, id: number): Promise<void> {
  const at = context.clock();
  await blockTransaction(context, async (transaction) => {
    const { car_id: carId, ...block } = await holdBlock(transaction, by, id);
    await deleteBlock(transaction, id);
    await noteChange(transaction, 'block_deleted', { ...block, carId }, { userId: by.userId, at });
  });
}
