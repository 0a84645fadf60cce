import { visibleText } from '#contract/domain/visibleText.ts';
import type { Context } from '#server/context.ts';
import { open } from '#server/platform/crypto/encryption.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { hashRecoveryCode } from './recoveryCode.ts';
import { takeSecondTry, takeStep, spendRecoveryCode } from './secondFactorRepository.ts';
import { stepOfCode } from './totp.ts';

/** Where the secret is sealed to. */
export const secretPlace = (userId: number): string => `second_factors.secret/${userId}`;

/**
 * Uses up a code of a second factor that is on, or a 422 under `code`, or what the call names the field. A recovery code needs no try:
 * a user who is locked out by wrong codes gets in with one.
 */
export async function checkCode(context: Context, userId: number, typed: string, field = 'code'): Promise<void> {
  const code = visibleText(typed).replaceAll(/\s/g, '');
  if (code === '') throw new FieldError({ [field]: 'secondFactorNeeded' });
  if (/^\d{6}$/.test(code)) return checkTotp(context, userId, code, { isOn: true, field });
  // Its bits can't be guessed; this only spares the database.
  await limitRate(context, { key: `recovery:${userId}`, limit: 30, windowSeconds: 3600 });
  const isRight = await spendRecoveryCode(context.db, userId, hashRecoveryCode(code), context.clock());
  if (!isRight) throw new FieldError({ [field]: 'secondFactorWrong' });
}

/** As above, for digits alone; `isOn` is false while the factor is being set up. */
export async function checkTotp(
  { config, db, clock }: Context,
  userId: number,
  code: string,
  { isOn, field = 'code' }: { readonly isOn: boolean; readonly field?: string },
): Promise<void> {
  const taken = await takeSecondTry(db, userId, isOn, clock());
  if (taken === undefined) throw new FieldError({ [field]: 'secondFactorTries' });
  const secret = open(config.decryptionKeys, secretPlace(userId), taken.secret_encrypted).toString();
  const step = stepOfCode(secret, code, clock());
  if (step === null || !(await takeStep(db, userId, step))) throw new FieldError({ [field]: 'secondFactorWrong' });
}
