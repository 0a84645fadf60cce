import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** False while another request with this key is under way; else nobody else gets it before the transaction ends. */
export async function lockKey(db: Kysely<Database>, userId: number, key: string): Promise<boolean> {
  const { rows } = await sql<{ is_locked: boolean }>`
    select pg_try_advisory_xact_lock(${userId}::integer, hashtext(${key})) as is_locked`.execute(db);
  return rows[0]?.is_locked ?? false;
}

export async function findAnswer(db: Kysely<Database>, userId: number, key: string, since: Date) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', since)
    .executeTakeFirst();
}

export interface KeptAnswer {
  readonly user_id: number;
  readonly key: string;
  readonly request_hash: Buffer;
  readonly answer: string;
  readonly created_at: Date;
}

/** Takes the place of one that is too old to count. */
export async function storeAnswer(db: Kysely<Database>, kept: KeptAnswer): Promise<void> {
  const { request_hash, answer, created_at } = kept;
  await db
    .insertInto('idempotency_keys')
    .values(kept)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ request_hash, answer, created_at }))
    .execute();
}

export async function deleteOldAnswers(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', before).execute();
}
