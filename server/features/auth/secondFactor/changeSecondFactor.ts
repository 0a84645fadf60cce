import { visibleText } from '#contract/domain/visibleText.ts';
import type { Actor, Context } from '#server/context.ts';
import { seal } from '#server/platform/crypto/encryption.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { findContact } from '../accountRepository.ts';
import { mailAboutAccount } from '../mailAboutAccount.ts';
import { requirePassword } from '../requirePassword.ts';
import { deleteOtherSessions, lockUserOf } from '../sessionRepository.ts';
import { checkCode, checkTotp, secretPlace } from './checkCode.ts';
import { drawRecoveryCodes, hashRecoveryCode } from './recoveryCode.ts';
import { deleteSecondFactor, findSecondFactor, saveSecret, switchOn } from './secondFactorRepository.ts';
import { drawTotpSecret, totpUrl } from './totp.ts';

/** A secret that is not active yet. Starting again replaces it. */
export async function startSecondFactor(
  context: Context,
  actor: Actor,
  password: string,
): Promise<{ secret: string; url: string }> {
  const { config, db, clock } = context;
  await requirePassword(context, actor, password);
  const secret = drawTotpSecret();
  const sealed = seal(config.encryptionKey, secretPlace(actor.userId), Buffer.from(secret));
  if (!(await saveSecret(db, actor.userId, sealed, clock()))) throw new ApiError(409, 'CONFLICT');
  const { email } = await findContact(db, actor.userId);
  return { secret, url: totpUrl(secret, email) };
}

/**
 * The app shows right codes, so logging in needs them from now on; sessions that began without one end, but for the one
 * that asks. Gives the recovery codes, for once.
 */
export async function confirmSecondFactor(context: Context, actor: Actor, typed: string): Promise<string[]> {
  const { db, clock } = context;
  if ((await findSecondFactor(db, actor.userId)).is_on) throw new ApiError(409, 'CONFLICT');
  await checkTotp(context, actor.userId, visibleText(typed).replaceAll(/\s/g, ''), { isOn: false });
  const codes = drawRecoveryCodes();
  await db.transaction().execute(async (transaction) => {
    // A login that has not asked for it is over, and its session ends with the others, or it waits and asks.
    await lockUserOf(transaction, actor);
    const isMine = await switchOn(transaction, actor.userId, codes.map(hashRecoveryCode), clock());
    if (!isMine) throw new ApiError(409, 'CONFLICT');
    await deleteOtherSessions(transaction, actor, clock());
    await mailAboutAccount(transaction, actor.userId, 'secondFactorOn', clock());
  });
  return codes;
}

export async function removeSecondFactor(
  context: Context,
  actor: Actor,
  typed: { readonly current_password: string; readonly code: string },
): Promise<void> {
  const { db, clock } = context;
  await requirePassword(context, actor, typed.current_password);
  await checkCode(context, actor.userId, typed.code);
  await db.transaction().execute(async (transaction) => {
    await deleteSecondFactor(transaction, actor.userId);
    await mailAboutAccount(transaction, actor.userId, 'secondFactorOff', clock());
  });
}
