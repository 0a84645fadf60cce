import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

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
