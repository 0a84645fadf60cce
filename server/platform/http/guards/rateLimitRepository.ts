import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

interface Use {
  readonly key: string;
  readonly now: Date;
  /** When the window ends, if this use opens one. */
  readonly resetsAt: Date;
}

/** Counts one use in one statement, so that parallel ones can't overtake each other. */
export function countUse(db: Kysely<Database>, { key, now, resetsAt }: Use) {
  return db
    .insertInto('rate_limits')
    .values({ key, used: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.used + 1 end`,
        resets_at: sql<Date>`case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['used', 'resets_at'])
    .executeTakeFirstOrThrow();
}

export async function deleteEndedWindows(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
}
