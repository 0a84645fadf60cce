import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import type { PublishedRate } from './readNbgRates.ts';

export interface StoredRate extends PublishedRate {
  readonly fetchedAt: Date;
}

/** The rate of a currency on a day, `YYYY-MM-DD`: the last good one; tomorrow's only while there is no other. */
export async function findRate(db: Kysely<Database>, code: string, day: string): Promise<StoredRate | null> {
  const row = await db
    .selectFrom('exchange_rates')
    .select(['code', 'gel_per_unit', 'valid_from', 'fetched_at'])
    .where('code', '=', code)
    .orderBy((build) => build('valid_from', '>', day))
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { code: row.code, gelPerUnit: row.gel_per_unit, validFrom: row.valid_from, fetchedAt: row.fetched_at }
    : null;
}

export async function saveRate(db: Kysely<Database>, rate: StoredRate): Promise<void> {
  const row = {
    code: rate.code,
    gel_per_unit: rate.gelPerUnit,
    valid_from: rate.validFrom,
    fetched_at: rate.fetchedAt,
  };
  await db
    .insertInto('exchange_rates')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['code', 'valid_from'])
        .doUpdateSet({ gel_per_unit: row.gel_per_unit, fetched_at: row.fetched_at }),
    )
    .execute();
}
