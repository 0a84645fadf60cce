import type { RequestOptions, UsedCredential } from '#contract/calls/auth/passkeys.ts';
import type { Context } from '#server/context.ts';
import { beginLogin, type Login, type LoginVisit } from '#server/features/auth/beginLogin.ts';
import { drawSecret } from '#server/features/auth/sessionSecrets.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import { browserPlace, CHALLENGE_SECONDS, drawChallenge, takeChallenge } from './challenges.ts';
import { findPasskey, recordUse } from './passkeyRepository.ts';
import { handleOf, siteOf } from './site.ts';
import { verifyUsed } from './verify.ts';

/** Nobody is named, so the answer is the same for everybody: the device knows which accounts it has passkeys of. */
export async function startPasskeyLogin(
  context: Context,
  ip: string,
): Promise<{ token: string; options: RequestOptions }> {
  await limitRate(context, { key: `passkey:start:${networkOf(ip)}`, limit: 25, windowSeconds: 300 });
  const token = drawSecret();
  const challenge = await drawChallenge(context, browserPlace(token), null);
  const { rpId } = siteOf(context.config);
  return { token, options: { challenge, rpId, timeout: CHALLENGE_SECONDS * 1000, userVerification: 'required' } };
}

/**
 * A session for whoever has the device of a passkey and was verified by it: that is two factors, so no code is asked for.
 * Whatever is wrong, the answer is the same, but for a block, which only the owner learns of.
 */
export async function loginByPasskey(
  context: Context,
  credential: UsedCredential,
  token: string | undefined,
  visit: LoginVisit,
): Promise<Login> {
  const { config, db, clock } = context;
  await limitRate(context, { key: `passkey:${networkOf(visit.device.ip)}`, limit: 25, windowSeconds: 300 });
  const lost = new FieldError({ credential: 'passkeyRefused' });
  const challenge = token === undefined ? undefined : await takeChallenge(db, browserPlace(token), null, clock());
  const passkey = await findPasskey(db, Buffer.from(credential.id, 'base64url'));
  if (challenge === undefined || passkey === undefined) throw lost;
  const { userHandle } = credential.response;
  if (userHandle !== handleOf(passkey.user_id).toString('base64url')) throw lost;
  const used = await verifyUsed(credential, challenge, siteOf(config), passkey);
  if (used === null) throw lost;
  if (passkey.blocked_at !== null) throw new FieldError({ email: 'accountBlocked' });
  if (!(await recordUse(db, passkey.id, { ...used, now: clock() }))) throw lost;
  return beginLogin(context, { id: passkey.user_id, password_hash: passkey.password_hash }, visit, { lost });
}
