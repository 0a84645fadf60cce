import type { z } from 'zod';
import type { resetPassword as resetPasswordCall } from '#contract/calls/auth/recovery.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { findCredentials, updatePassword } from '#server/features/auth/accountRepository.ts';
import { askCode, limitSends } from '#server/features/auth/codes/askCode.ts';
import { useCode } from '#server/features/auth/codes/codeRepository.ts';
import { tryCode } from '#server/features/auth/codes/tryCode.ts';
import type { DeviceAccount } from '#server/features/auth/device/deviceMark.ts';
import { readEmail } from '#server/features/auth/fields/email.ts';
import { readFields } from '#server/features/auth/fields/fields.ts';
import { readCode } from '#server/features/auth/fields/number.ts';
import { readConfirmation, readNewPassword } from '#server/features/auth/fields/password.ts';
import { hashPassword } from '#server/features/auth/passwordHash.ts';
import { deleteSessionsOf } from '#server/features/auth/sessionRepository.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/sendMail.ts';

/**
 * A new password with the code from the mail. Ends every session, starts none, and informs the account's address. Returns
 * the account as it is now: this browser, whose user has the mailbox, may be marked as known.
 */
export async function resetPassword(
  context: Context,
  typed: z.infer<typeof resetPasswordCall.body>,
  { ip }: { readonly ip: string },
): Promise<DeviceAccount> {
  const { db, clock } = context;
  const { address, code, password } = readFields({
    address: readEmail(typed.address),
    code: readCode(typed.code),
    password: readNewPassword(typed.password, typed.address),
    password_confirmation: readConfirmation(typed.password_confirmation, typed.password),
  });
  const codeId = await tryCode(context, { flow: 'recovery', address, code, ip });
  const passwordHash = await hashPassword(password);
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const account = await findCredentials(transaction, address);
    const expired = new FieldError({ code: 'codeExpired' });
    if (account === undefined) throw expired;
    // The account before the code, as whoever ends its codes holds them.
    await updatePassword(transaction, account.id, passwordHash);
    if (!(await useCode(transaction, codeId, now))) throw expired;
    await deleteSessionsOf(transaction, account.id, now);
    const content = { kind: 'passwordChanged', at: now.toISOString() } as const;
    // In the language of whose account it is: somebody else may have asked, in another one.
    await queueJob(transaction, sendMail, { to: address, language: account.language, content });
    return { id: account.id, password_hash: passwordHash };
  });
}

/** Orders a recovery code where that is possible. The answer is the same when it is not: no account, too soon, too often. */
export async function startRecovery(
  context: Context,
  typed: { readonly address: string },
  { ip, language }: { readonly ip: string; readonly language: Language },
): Promise<void> {
  const { address } = readFields({ address: readEmail(typed.address) });
  await limitSends(context, ip);
  await askCode(context, { flow: 'recovery', address, language });
}
