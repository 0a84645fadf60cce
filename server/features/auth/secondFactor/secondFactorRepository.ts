import { type Kysely, type NotNull, sql } from 'kysely';
import { booleanOf } from '#server/platform/db/booleanOf.ts';
import type { Database } from '#server/platform/db/schema.ts';

const DAY_MS = 24 * 3_600_000;
/** Three codes of a million are right at a moment: this many guesses a day leave one chance in 16,000, with the password known. */
const WRONG_A_DAY = 20;

export async function findSecondFactor(db: Kysely<Database>, userId: number) {
  const factor = await db
    .selectFrom('second_factors as f')
    .select((eb) => [
      booleanOf(eb('f.confirmed_at', 'is not', null)).as('is_on'),
      eb
        .selectFrom('recovery_codes as r')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('r.user_id', '=', 'f.user_id')
        .where('r.used_at', 'is', null)
        .as('recovery_codes_left'),
    ])
    .$narrowType<{ recovery_codes_left: NotNull }>()
    .where('f.user_id', '=', userId)
    .executeTakeFirst();
  return factor ?? { is_on: false, recovery_codes_left: 0 };
}

/** False when one is on already: it has to be switched off first. */
export async function saveSecret(db: Kysely<Database>, userId: number, sealed: Buffer, now: Date): Promise<boolean> {
  const saved = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret_encrypted: sealed, tries_since: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(({ ref }) => ({ secret_encrypted: ref('excluded.secret_encrypted') }))
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Counts one try before anything is compared, in one statement: of any number at once no more than the limit get the secret. */
export async function takeSecondTry(db: Kysely<Database>, userId: number, isOn: boolean, now: Date) {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  return db
    .updateTable('second_factors')
    .set({
      tries: sql<number>`case when tries_since <= ${dayAgo} then 1 else tries + 1 end`,
      tries_since: sql<Date>`case when tries_since <= ${dayAgo} then ${now} else tries_since end`,
    })
    .where('user_id', '=', userId)
    .where('confirmed_at', isOn ? 'is not' : 'is', null)
    .where((where) => where.or([where('tries', '<', WRONG_A_DAY), where('tries_since', '<=', dayAgo)]))
    .returning('secret_encrypted')
    .executeTakeFirst();
}

/** False when a code of this time step, or of a later one, was taken before. A right code gives its try back. */
export async function takeStep(db: Kysely<Database>, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step, tries: sql<number>`greatest(tries - 1, 0)` })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function switchOn(
  db: Kysely<Database>,
  userId: number,
  codeHashes: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const rows = codeHashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null }));
  await db.insertInto('recovery_codes').values(rows).execute();
  return true;
}

export async function spendRecoveryCode(
  db: Kysely<Database>,
  userId: number,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteSecondFactor(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}
