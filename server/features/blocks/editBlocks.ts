import type { Transaction, Kysely } from 'kysely';
import type { BodyOf, ParsedBodyOf } from '#contract/call.ts';
import type { AuditAction } from '#contract/calls/audit.ts';
import type {
  CarBlock,
  createBlock as createBlockCall,
  updateBlock as updateBlockCall,
} from '#contract/calls/blocks.ts';
import { localMomentOf, localDateOf, startOfDay } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { readBlockDates } from './blockDates.ts';
import { insertBlock, updateBlock, deleteBlock, findNearestShift, findTaker } from './blockRepository.ts';
import type { NewBlock, WantedSpan } from './blockRepository.ts';
import { type Blocker, blockTransaction, holdCars, requireRoom, holdBlock } from './heldBlock.ts';

/** Takes a car off the market for a time; of concurrent requests for the same days one gets them. */
export async function createBlock(
  context: Context,
  by: Blocker,
  carId: number,
  body: BodyOf<typeof createBlockCall>,
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

/** Moves a block, stretches it, puts it on another car or says what it is for; what is not named stays. */
export async function changeBlock(
  context: Pick<Context, 'db' | 'clock'>,
  by: Blocker,
  id: number,
  body: ParsedBodyOf<typeof updateBlockCall>,
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

/** Gives the days of a block back to the market. */
export async function removeBlock(context: Pick<Context, 'db' | 'clock'>, by: Blocker, id: number): Promise<void> {
  const at = context.clock();
  await blockTransaction(context, async (transaction) => {
    const { car_id: carId, ...block } = await holdBlock(transaction, by, id);
    await deleteBlock(transaction, id);
    await noteChange(transaction, 'block_deleted', { ...block, carId }, { userId: by.userId, at });
  });
}

/** The owner's note as it is stored; null for an empty one. */
const readNote = (typed: string | null | undefined): string | null => typed || null;

/** Records a change in the audit log and returns the block as it is now. */
async function noteChange(
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

const DAY = 24 * 3_600_000;

/** Refuses unavailable days, with what occupies them and the nearest free days of the same length. */
async function refuseTaken(db: Kysely<Database>, wanted: WantedSpan, now: Date): Promise<void> {
  const taker = await findTaker(db, wanted);
  if (taker === undefined) return;
  const shift = await findNearestShift(db, wanted, startOfDay(localDateOf(now)));
  const shifted = (end: Date, days: number) => localMomentOf(end.getTime() + days * DAY);
  throw new ApiError(
    409,
    'CAR_TAKEN',
    {},
    {
      taken_by: { ...taker, from: localMomentOf(taker.from), to: localMomentOf(taker.to) },
      free_dates: shift === null ? [] : [{ from: shifted(wanted.from, shift), to: shifted(wanted.to, shift) }],
    },
  );
}
