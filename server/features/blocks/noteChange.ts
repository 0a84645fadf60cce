import type { Transaction } from 'kysely';
import type { AuditAction } from '#contract/calls/audit.ts';
import { LONGEST_NOTE } from '#contract/domain/limits.ts';
import { type CarBlock } from '#contract/calls/blocks.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { plainText } from '#server/platform/texts/plainText.ts';
import type { NewBlock } from './blockRepository.ts';
import type { Blocker } from './heldBlock.ts';

/** The owner's note as it is stored; null for an empty one. */
export function readNote(typed: string | null | undefined): string | null {
  const note = plainText(typed ?? '');
  if (note.length > LONGEST_NOTE) throw new FieldError({ note: { key: 'tooLong', values: { limit: LONGEST_NOTE } } });
  return note === '' ? null : note;
}

/** Records a change in the audit log and returns the block as it is now. */
export async function noteChange(
  transaction: Transaction<Database>,
  action: AuditAction,
  block: NewBlock & { readonly id: number },
  { userId, at }: Pick<Blocker, 'userId'> & { readonly at: Date },
): Promise<CarBlock> {
  const { id, carId: car_id, kind, note } = block;
  const [from, to] = [localMomentOf(block.from), localMomentOf(block.to)];
  await recordAudit(transaction, {
    at,
    action,
    actorUserId: userId,
    subjectUserId: userId,
    details: { block_id: id, car_id, kind, from, to },
  });
  return { id, car_id, kind, from, to, note, order: null, feed: null };
}
