import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** What counts on a day, `YYYY-MM-DD`; undefined where nothing was ever set for it. */
export async function findCommission(db: Kysely<Database>, day: string) {
  return db
    .selectFrom('commission_rates')
    .select(['percent', 'valid_from', 'set_at'])
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What will count after a day, the nearest first. */
export async function listComing(db: Kysely<Database>, day: string) {
  return db
    .selectFrom('commission_rates')
    .select(['percent', 'valid_from', 'set_at'])
    .where('valid_from', '>', day)
    .orderBy('valid_from')
    .limit(20)
    .execute();
}

/** Until the end of the transaction nobody else sets one: what a new one replaces stays what was read of it. */
export async function lockCommissions(db: Kysely<Database>): Promise<void> {
  await sql`lock table commission_rates in share row exclusive mode`.execute(db);
}

/** Of two for the same day the later one counts. */
export async function saveCommission(
  db: Kysely<Database>,
  rate: { readonly valid_from: string; readonly percent: number; readonly set_by: number; readonly set_at: Date },
): Promise<void> {
  const { percent, set_by, set_at } = rate;
  await db
    .insertInto('commission_rates')
    .values(rate)
    .onConflict((conflict) => conflict.column('valid_from').doUpdateSet({ percent, set_by, set_at }))
    .execute();
}
