import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { type BlockPart, deleteBlocks, type FeedPart, insertBlocks, listBlocks } from './feedBlockRepository.ts';
import { listEvents, lockCar } from './feedRepository.ts';
import { freeParts } from './freeParts.ts';

/**
 * Makes the imported blocks of a car what its feeds say, whatever they were: only parts that nothing else takes, so an
 * order stays whole. Done again it changes nothing. What is over is left as it was.
 */
export async function placeBlocks(transaction: Transaction<Database>, carId: number, now: Date): Promise<void> {
  await lockCar(transaction, carId);
  const events = await listEvents(transaction, carId, now);
  // An event that has begun may reach back to blocks that are over.
  const since = new Date(Math.min(now.getTime(), ...events.map(({ from }) => from)));
  const blocks = await listBlocks(transaction, carId, since);
  const isChangeable = ({ isImported, to }: BlockPart) => isImported && to > now.getTime();
  const imported = blocks.filter(isChangeable);
  const wanted = freeParts<FeedPart>(
    events.map(({ feed_id: feedId, from, to }) => ({ feedId, from, to })),
    blocks.filter((block) => !isChangeable(block)),
  ).filter(({ to }) => to > now.getTime());
  const wantedKeys = new Set(wanted.map(keyOf));
  const gone = imported.filter((block) => !wantedKeys.has(keyOf(block)));
  const present = new Set(imported.map(keyOf));
  const added = wanted.filter((part) => !present.has(keyOf(part)));
  if (gone.length > 0) {
    await deleteBlocks(
      transaction,
      gone.map(({ id }) => id),
    );
  }
  if (added.length > 0) await insertBlocks(transaction, carId, added);
}

const keyOf = ({ feedId, from, to }: FeedPart | BlockPart): string => `${feedId} ${from} ${to}`;
