import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export async function exportBlocks(db: Kysely<Database>, ownerId: number): Promise<unknown[]> {
  const { rows } = await sql`
    select b.id, b.car_id, b.kind, lower(b.period) as "from", upper(b.period) as "to", b.note, b.created_at
    from cars c join car_blocks b on b.car_id = c.id
    where c.owner_id = ${ownerId} and b.kind in ('owner', 'maintenance') order by b.id`.execute(db);
  return rows;
}

export async function forgetBlocks(db: Kysely<Database>, ownerId: number): Promise<void> {
  await sql`
    delete from car_blocks b using cars c
    where c.id = b.car_id and c.owner_id = ${ownerId} and b.kind in ('owner', 'maintenance')`.execute(db);
}
