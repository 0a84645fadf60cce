import type { Actor, Context } from '#server/context.ts';
import { drawSecret, hashSecret } from '#server/features/auth/sessionSecrets.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import { openLink, replaceLink } from './linkRepository.ts';

const MINUTE = 60_000;
/** To take the phone out and scan. */
const TO_OPEN = 10 * MINUTE;
/** To photograph five documents, some of them twice. */
const TO_SEND = 20 * MINUTE;
const LINKS_AN_HOUR = 20;
const OPENINGS_AN_HOUR = 60;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** A link for one phone; the secret is sent once and stored as a hash. */
export async function createLink(
  context: Context,
  { userId, sessionId }: Actor,
): Promise<{ readonly secret: string; readonly expires_at: string }> {
  const { db, clock } = context;
  await limitRate(context, { key: `phoneLink:${userId}`, limit: LINKS_AN_HOUR, windowSeconds: 3600 });
  const secret = drawSecret();
  const expiresAt = after(clock(), TO_OPEN);
  await replaceLink(db, {
    user_id: userId,
    session_id: sessionId,
    link_hash: hashSecret(secret),
    expires_at: expiresAt,
  });
  return { secret, expires_at: expiresAt.toISOString() };
}

/** Opens a link on the phone that asks, and on no other after it. */
export async function openLinkOnPhone(
  context: Context,
  { secret, ip }: { readonly secret: string; readonly ip: string },
): Promise<{ readonly phoneSecret: string; readonly expiresAt: Date }> {
  const { db, clock } = context;
  await limitRate(context, { key: `openLink:${networkOf(ip)}`, limit: OPENINGS_AN_HOUR, windowSeconds: 3600 });
  const phoneSecret = drawSecret();
  const now = clock();
  const opened = await openLink(db, {
    linkHash: hashSecret(secret),
    phoneHash: hashSecret(phoneSecret),
    now,
    until: after(now, TO_SEND),
  });
  if (opened === undefined) throw new ApiError(404, 'NOT_FOUND');
  return { phoneSecret, expiresAt: opened.expires_at };
}
