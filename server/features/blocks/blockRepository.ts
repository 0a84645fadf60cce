import { type Kysely, sql, type Transaction } from 'kysely';
import type { OwnBlockKind } from '#contract/blocks.ts';
import type { BlockKind } from '#contract/values.ts';
import type { Database } from '#server/db/schema.ts';
import type { RentalDates } from '#server/rental/rentalDates.ts';

/** Whoever takes dates of a car holds it, as those do who order it; cars of others are not there. Ids of the held ones. */
export async function lockOwnCars(
  db: Transaction<Database>,
  ownerId: number,
  carIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from cars where id = any(${carIds}) and owner_id = ${ownerId} order by id for no key update`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export interface BlockRow {
  readonly id: number;
  readonly car_id: number;
  readonly kind: BlockKind;
  readonly from: Date;
  readonly to: Date;
  readonly note: string | null;
  readonly order_id: number | null;
}

export async function findBlock(db: Kysely<Database>, ownerId: number, id: number): Promise<BlockRow | undefined> {
  const { rows } = await sql<BlockRow>`
    select b.id, b.car_id, b.kind, lower(b.period) as "from", upper(b.period) as "to", b.note, b.order_id
    from car_blocks b join cars c on c.id = b.car_id where b.id = ${id} and c.owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

/** How many blocks of the own are still to come or going on. */
export async function countOwnBlocks(db: Kysely<Database>, carId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from car_blocks
    where car_id = ${carId} and kind in ('owner', 'maintenance') and period && tstzrange(${now}::timestamptz, null)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface NewBlock extends RentalDates {
  readonly carId: number;
  readonly kind: OwnBlockKind;
  readonly note: string | null;
}

export async function insertBlock(
  db: Transaction<Database>,
  { carId, kind, from, to, note }: NewBlock,
  by: { readonly userId: number; readonly at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into car_blocks (car_id, kind, period, note, created_by, created_at)
    values (${carId}, ${kind}, tstzrange(${from}::timestamptz, ${to}::timestamptz), ${note}, ${by.userId}, ${by.at})
    returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A block was not inserted.');
  return row.id;
}

export async function updateBlock(
  db: Transaction<Database>,
  id: number,
  { carId, kind, from, to, note }: NewBlock,
): Promise<void> {
  await sql`
    update car_blocks set car_id = ${carId}, kind = ${kind}, note = ${note},
      period = tstzrange(${from}::timestamptz, ${to}::timestamptz)
    where id = ${id}`.execute(db);
}

export async function deleteBlock(db: Transaction<Database>, id: number): Promise<void> {
  await sql`delete from car_blocks where id = ${id}`.execute(db);
}
