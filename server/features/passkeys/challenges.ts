import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Context } from '#server/context.ts';
import { hashSecret } from '#server/features/auth/sessionSecrets.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { deleteOldChallenges, putChallenge, takeChallengeAt } from './passkeyRepository.ts';

export const CHALLENGE_SECONDS = 300;
/** Anybody may begin to log in, from many networks at once, too: the oldest go. */
const MOST_CHALLENGES = 10_000;

/** A session adds passkeys; a browser that logs in has none, so it is known by a cookie. */
export const sessionPlace = (sessionId: number): string => `session:${sessionId}`;
export const browserPlace = (token: string): string => `browser:${hashSecret(token).toString('base64url')}`;

/** What a device has to sign, in base64url. One that was there before is worth nothing from now on. */
export async function drawChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  place: string,
  userId: number | null,
  most = MOST_CHALLENGES,
): Promise<string> {
  const challenge = randomBytes(32);
  const now = clock();
  const expiresAt = new Date(now.getTime() + CHALLENGE_SECONDS * 1000);
  await putChallenge(db, { place, user_id: userId, challenge, expires_at: expiresAt });
  await deleteOldChallenges(db, now, most);
  return challenge.toString('base64url');
}

/** Once, whatever comes of it; undefined when there is none, or another user's. */
export async function takeChallenge(
  db: Kysely<Database>,
  place: string,
  userId: number | null,
  now: Date,
): Promise<string | undefined> {
  const taken = await takeChallengeAt(db, place);
  if (taken === undefined || taken.expires_at <= now || taken.user_id !== userId) return undefined;
  return taken.challenge.toString('base64url');
}
