import type { CreationOptions, NewCredential, Passkey } from '#contract/calls/auth/passkeys.ts';
import { MOST_PASSKEYS } from '#contract/calls/auth/passkeys.ts';
import type { Actor, Context } from '#server/context.ts';
import { findContact } from '#server/features/auth/accountRepository.ts';
import { deviceName } from '#server/features/auth/deviceName.ts';
import { mailAboutAccount } from '#server/features/auth/mailAboutAccount.ts';
import { requirePassword } from '#server/features/auth/requirePassword.ts';
import { checkCode } from '#server/features/auth/secondFactor/checkCode.ts';
import { findSecondFactor } from '#server/features/auth/secondFactor/secondFactorRepository.ts';
import { findSessionStart, lockUserOf } from '#server/features/auth/sessionRepository.ts';
import { storableAgent } from '#server/features/auth/startSession.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { CHALLENGE_SECONDS, drawChallenge, sessionPlace, takeChallenge } from './challenges.ts';
import { countLocked, insertPasskey, listPasskeysOf } from './passkeyRepository.ts';
import { handleOf, siteOf } from './site.ts';
import { verifyNew } from './verify.ts';

/** ES256 and EdDSA, and RS256 for Windows Hello. */
const ALGORITHMS = [-7, -8, -257];

/** What the browser needs to make a passkey. */
export async function startPasskey(context: Context, actor: Actor, typed: Proof): Promise<CreationOptions> {
  const { config, db } = context;
  // Each one that is added is mailed about.
  await limitRate(context, { key: `passkey:add:${actor.userId}`, limit: 30, windowSeconds: 3600 });
  await proveAgain(context, actor, typed);
  const passkeys = await listPasskeysOf(db, actor.userId);
  if (passkeys.length >= MOST_PASSKEYS) throw new ApiError(409, 'LIMIT_REACHED');
  const { email } = await findContact(db, actor.userId);
  return {
    challenge: await drawChallenge(context, sessionPlace(actor.sessionId), actor.userId),
    rp: { id: siteOf(config).rpId, name: 'Gza' },
    user: { id: handleOf(actor.userId).toString('base64url'), name: email, displayName: email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_SECONDS * 1000,
    // A device that has one makes no second one.
    excludeCredentials: passkeys.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      type: 'public-key',
      transports,
    })),
    // It must be found without an address, and its owner must show that it is them.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

export async function addPasskey(
  context: Context,
  actor: Actor,
  credential: NewCredential,
  userAgent: string,
): Promise<Passkey> {
  const { config, db, clock } = context;
  const refused = new FieldError({ credential: 'passkeyRefused' });
  const challenge = await takeChallenge(db, sessionPlace(actor.sessionId), actor.userId, clock());
  const made = challenge === undefined ? null : await verifyNew(credential, challenge, siteOf(config), ALGORITHMS);
  if (made === null) throw refused;
  const now = clock();
  const passkey = await db.transaction().execute(async (transaction) => {
    await lockUserOf(transaction, actor);
    if ((await countLocked(transaction, actor.userId)) >= MOST_PASSKEYS) throw new ApiError(409, 'LIMIT_REACHED');
    const added = await insertPasskey(transaction, {
      user_id: actor.userId,
      ...made,
      transports: credential.response.transports ?? [],
      user_agent: storableAgent(userAgent),
      created_at: now,
    });
    if (added === undefined) throw refused;
    await mailAboutAccount(transaction, actor.userId, 'passkeyAdded', now);
    return added;
  });
  return shownPasskey(passkey);
}

interface Stored {
  readonly id: number;
  readonly is_synced: boolean;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export function shownPasskey({ id, is_synced, user_agent, created_at, last_used_at }: Stored): Passkey {
  return {
    id,
    ...deviceName(user_agent),
    is_synced,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}

/** A login that is no older has just asked for everything. */
const FRESH_MINUTES = 10;

interface Proof {
  readonly current_password?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Everything that a login asks for, unless it was just given: a session left open is not enough to make a passkey, which
 * outlives it.
 */
async function proveAgain(context: Context, actor: Actor, typed: Proof): Promise<void> {
  const { db, clock } = context;
  const start = await findSessionStart(db, actor.sessionId);
  if (start !== undefined && clock().getTime() - start.getTime() < FRESH_MINUTES * 60_000) return;
  await requirePassword(context, actor, typed.current_password);
  if ((await findSecondFactor(db, actor.userId)).is_on) await checkCode(context, actor.userId, typed.code ?? '');
}
