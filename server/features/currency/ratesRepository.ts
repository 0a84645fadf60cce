import { type Kysely, type Selectable, sql } from 'kysely';
import { foreignCurrencies } from '#contract/domain/money/currencies.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { PublishedRate } from './readNbgRates.ts';

export interface StoredRate extends PublishedRate {
  readonly fetchedAt: Date;
}

type KnownRate = Omit<StoredRate, 'code'>;

/** The rates of a day, `YYYY-MM-DD`, by currency: each the last good one; tomorrow's only while there is no other. */
export async function findRates(db: Kysely<Database>, day: string): Promise<ReadonlyMap<string, KnownRate>> {
  const { rows } = await sql<
    Pick<Selectable<Database['exchange_rates']>, 'code' | 'gel_per_unit' | 'valid_from' | 'fetched_at'>
  >`
    select last.* from unnest(${[...foreignCurrencies]}::text[]) as wanted (code) cross join lateral (
      select code, gel_per_unit, valid_from, fetched_at from exchange_rates r
      where r.code = wanted.code order by valid_from > ${day}, valid_from desc limit 1) as last`.execute(db);
  return new Map(
    rows.map((row) => [
      row.code,
      { gelPerUnit: row.gel_per_unit, validFrom: row.valid_from, fetchedAt: row.fetched_at },
    ]),
  );
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
