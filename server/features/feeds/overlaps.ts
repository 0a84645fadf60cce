import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { takenDays } from './exportCalendar.ts';
import { listBlocks } from './feedBlockRepository.ts';
import { findNameAndUser, listOverlaps, type OverlapRow } from './feedRepository.ts';

/** Orders of a car whose days another calendar has, too. */
export async function listForeignOverlaps(db: Kysely<Database>, carId: number, now: Date): Promise<OverlapRow[]> {
  const exported = takenDays((await listBlocks(db, carId, now)).filter(({ isImported }) => !isImported));
  // Days that we exported may come back without a name: no one else has them.
  const isEcho = (span: OverlapRow) =>
    span.is_unnamed && exported.some(({ from, to }) => from <= span.from && span.to <= to);
  return (await listOverlaps(db, carId, now)).filter((overlap) => !isEcho(overlap));
}

/** Tells the owner of agreed orders that a calendar has the days of, too, and had not before it was read. */
export async function tellOverlaps(
  transaction: Transaction<Database>,
  carId: number,
  before: readonly OverlapRow[],
  now: Date,
): Promise<void> {
  const known = new Set(before.map(({ order_id }) => order_id));
  const added = (await listForeignOverlaps(transaction, carId, now)).filter(
    ({ order_id, is_agreed }) => is_agreed && !known.has(order_id),
  );
  // Several events of a calendar may lie in the days of one order.
  const orders = [...new Map(added.map((overlap) => [overlap.order_id, overlap])).values()].map(
    ({ order_id: id, number, starts, ends }) => ({ id, number, from: starts.toISOString(), to: ends.toISOString() }),
  );
  if (orders.length === 0) return;
  const { user_id, name: car } = await findNameAndUser(transaction, carId);
  await tell(transaction, user_id, { kind: 'calendarOverlap', car, car_id: carId, orders });
}
