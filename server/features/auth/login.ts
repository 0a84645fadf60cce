import type { SessionUser } from '#contract/calls/session.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { findCredentials, recordLogin } from './accountRepository.ts';
import { sessionUser } from './currentUser.ts';
import type { DeviceAccount } from './device/deviceMark.ts';
import { readEmail } from './fields/email.ts';
import { readFields } from './fields/fields.ts';
import { readTypedPassword } from './fields/password.ts';
import { limitLogins } from './limitLogins.ts';
import { isPasswordRight } from './passwordHash.ts';
import { checkCode } from './secondFactor/checkCode.ts';
import { findSecondFactor } from './secondFactor/secondFactorRepository.ts';
import { sessionEnd } from './sessionLife.ts';
import { deleteSessionByToken } from './sessionRepository.ts';
import { hashSecret } from './sessionSecrets.ts';
import { type Device, startSession } from './startSession.ts';

export interface LoginAttempt {
  readonly email: string;
  readonly password: string;
  /** Of the second factor, for an account that has one. */
  readonly code: string | undefined;
  readonly device: Device;
  readonly language: Language;
  /** The cookie the browser came with, whosever it is: it does not survive a login. */
  readonly formerToken: string | undefined;
  /** The cookie that tells which accounts know this browser. */
  readonly deviceMarks: string | undefined;
}

export interface Login {
  readonly token: string;
  readonly user: SessionUser;
  readonly account: DeviceAccount;
}

/**
 * A new session with its two secrets, or a 422 that is the same for an unknown address and a wrong password. Where a
 * second factor is on, the right password without a code is a 422 under `code`, which makes the client ask for it.
 */
export async function login(context: Context, attempt: LoginAttempt): Promise<Login> {
  const { db, clock } = context;
  const { email, password } = readFields({
    email: readEmail(attempt.email),
    password: readTypedPassword(attempt.password),
  });
  const account = await findCredentials(db, email);
  await limitLogins(context, { email, account, marks: attempt.deviceMarks, ip: attempt.device.ip });
  const isRight = await isPasswordRight(account?.password_hash ?? null, password);
  if (account === undefined || !isRight) throw new FieldError({ password: 'credentialsWrong' });
  // Only whoever knows the password learns that the account is blocked.
  if (account.blocked_at !== null) throw new FieldError({ email: 'accountBlocked' });
  if ((await findSecondFactor(db, account.id)).is_on) await checkCode(context, account.id, attempt.code ?? '');

  const now = clock();
  const end = sessionEnd(now);
  const { token, apiToken } = await db.transaction().execute(async (transaction) => {
    // A reset or a block that came in meanwhile has ended every session, so this one must not begin.
    if (!(await recordLogin(transaction, { userId: account.id, passwordHash: account.password_hash, now })))
      throw new FieldError({ password: 'credentialsWrong' });
    if (attempt.formerToken !== undefined) await deleteSessionByToken(transaction, hashSecret(attempt.formerToken));
    const { language, device } = attempt;
    return startSession(transaction, { userId: account.id, language, device, now, end });
  });
  const user = await sessionUser(db, { userId: account.id, apiToken, end });
  return { token, user, account };
}
