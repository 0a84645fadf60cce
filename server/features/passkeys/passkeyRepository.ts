import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { lockUser } from '#server/platform/db/userRepository.ts';

interface NewPasskey {
  readonly user_id: number;
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly is_synced: boolean;
  readonly user_agent: string;
  readonly created_at: Date;
}

export async function listPasskeysOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'is_synced', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Those who add passkeys to one account wait for each other until the transaction ends; returns how many it has. */
export async function countLocked(transaction: Kysely<Database>, userId: number): Promise<number> {
  await lockUser(transaction, userId);
  const { count } = await transaction
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Undefined when some account has this passkey already. */
export async function insertPasskey(db: Kysely<Database>, passkey: NewPasskey) {
  return db
    .insertInto('passkeys')
    .values({ ...passkey, last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'is_synced', 'user_agent', 'created_at', 'last_used_at'])
    .executeTakeFirst();
}

/** A passkey with the account that it logs in to. */
export async function findPasskey(db: Kysely<Database>, credentialId: Buffer) {
  return db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id', 'p.public_key', 'p.counter', 'u.password_hash', 'u.blocked_at'])
    .where('p.credential_id', '=', credentialId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** False when the device has counted this use before: then there are two of a passkey that there is one of. */
export async function recordUse(
  db: Kysely<Database>,
  id: number,
  { counter, isSynced, now }: { readonly counter: number; readonly isSynced: boolean; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, is_synced: isSynced, last_used_at: now })
    .where('id', '=', id)
    .where(({ or, and, eb }) => or([eb('counter', '<', counter), and([eb('counter', '=', 0), sql.lit(counter === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePasskey(db: Kysely<Database>, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deletePasskeysOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

interface NewChallenge {
  readonly place: string;
  readonly user_id: number | null;
  readonly challenge: Buffer;
  readonly expires_at: Date;
}

/** In the place of the one that was there. */
export async function putChallenge(db: Kysely<Database>, challenge: NewChallenge): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values(challenge)
    .onConflict((conflict) =>
      conflict.column('place').doUpdateSet(({ ref }) => ({
        user_id: ref('excluded.user_id'),
        challenge: ref('excluded.challenge'),
        expires_at: ref('excluded.expires_at'),
      })),
    )
    .execute();
}

/** Those that nobody came back for, and of the others all but the `most` newest. */
export async function deleteOldChallenges(db: Kysely<Database>, now: Date, most: number): Promise<void> {
  await db
    .deleteFrom('passkey_challenges')
    .where('place', 'in', (query) =>
      query
        .selectFrom('passkey_challenges')
        .select('place')
        .where(({ or, eb, selectFrom }) =>
          or([
            eb('expires_at', '<=', now),
            eb(
              'expires_at',
              '<=',
              selectFrom('passkey_challenges').select('expires_at').orderBy('expires_at', 'desc').offset(most).limit(1),
            ),
          ]),
        )
        // Two that clear up at once don't wait for each other.
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

export async function takeChallengeAt(db: Kysely<Database>, place: string) {
  return db
    .deleteFrom('passkey_challenges')
    .where('place', '=', place)
    .returning(['user_id', 'challenge', 'expires_at'])
    .executeTakeFirst();
}

export async function deleteChallengesOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
}
