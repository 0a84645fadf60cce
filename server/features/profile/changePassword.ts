import type { SessionUser } from '#contract/calls/auth/session.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { findContact } from '#server/features/auth/accountRepository.ts';
import { sessionUser } from '#server/features/auth/currentUser.ts';
import type { DeviceAccount } from '#server/features/auth/device/deviceMark.ts';
import { readFields } from '#server/features/auth/fields/fields.ts';
import { readConfirmation, readNewPassword } from '#server/features/auth/fields/password.ts';
import { hashPassword } from '#server/features/auth/passwordHash.ts';
import { requirePassword } from '#server/features/auth/requirePassword.ts';
import { deleteSessionsOf, findSessionEnd } from '#server/features/auth/sessionRepository.ts';
import { type Device, startSession } from '#server/features/auth/startSession.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/sendMail.ts';
import { replacePassword } from './profileRepository.ts';

interface Typed {
  readonly current_password: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/** A new password: every session ends, and the current one goes on under new secrets until its own end. */
export async function changePassword(
  context: Context,
  actor: Actor,
  typed: Typed,
  { device, language }: { readonly device: Device; readonly language: Language },
): Promise<{ token: string; user: SessionUser; account: DeviceAccount }> {
  const { db, clock } = context;
  const { userId } = actor;
  const { email, language: ownLanguage } = await findContact(db, userId);
  const { password } = readFields({
    password: readNewPassword(typed.password, email),
    password_confirmation: readConfirmation(typed.password_confirmation, typed.password),
  });
  const formerHash = await requirePassword(context, actor, typed.current_password);
  if (password === typed.current_password) throw new FieldError({ password: 'passwordSame' });
  const passwordHash = await hashPassword(password);
  const now = clock();
  const { end, ...secrets } = await db.transaction().execute(async (transaction) => {
    // Of two changes at once the second finds a password that it did not check.
    if (!(await replacePassword(transaction, userId, formerHash, passwordHash)))
      throw new FieldError({ current_password: 'passwordWrong' });
    const sessionEnd = await findSessionEnd(transaction, actor.sessionId);
    if (sessionEnd === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
    await deleteSessionsOf(transaction, userId, now);
    const content = { kind: 'passwordRenewed', at: now.toISOString() } as const;
    await queueJob(transaction, sendMail, { to: email, language: ownLanguage, content });
    const started = await startSession(transaction, { userId, language, device, now, end: sessionEnd });
    return { ...started, end: sessionEnd };
  });
  const user = await sessionUser(db, { userId, apiToken: secrets.apiToken, end });
  return { token: secrets.token, user, account: { id: userId, password_hash: passwordHash } };
}
