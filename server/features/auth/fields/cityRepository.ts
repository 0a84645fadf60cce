import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export async function hasCity(db: Kysely<Database>, id: number): Promise<boolean> {
  const { rows } = await sql`select from cities where id = ${id}`.execute(db);
  return rows.length > 0;
}
