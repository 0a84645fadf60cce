import { isStaff } from '#contract/domain/isStaff.ts';
import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import type { Actor, Context } from '#server/context.ts';
import { findContact } from '#server/features/auth/accountRepository.ts';
import { requirePassword } from '#server/features/auth/requirePassword.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { conflictTransaction } from '#server/platform/http/failures/conflictTransaction.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/sendMail.ts';
import { forgetFile } from '#server/platform/storage/forgetFile.ts';
import { eraseAccount, lockAccount } from './deleteRepository.ts';
import { findProfile, swapPicture } from './profileRepository.ts';
import { sealSecret } from './profileSecrets.ts';

/**
 * Deletes the account with every session and all personal data; orders, payments and the ledger stay, as
 * accounting law requires, and refer to no person. Refused with a 409 while an order or money is open. Accounts of staff are
 * ended by the operator.
 */
export async function deleteProfile(
  context: Context,
  actor: Actor,
  password: string,
  parts: readonly PersonalDataSection[],
): Promise<void> {
  const { config, db, clock } = context;
  const { kind } = await findProfile(db, actor.userId);
  // Who registered as a client or an owner may have become one of them, and be the last admin.
  if (kind === 'staff' || isStaff(actor.roles)) throw new ApiError(403, 'NOT_ALLOWED');
  await requirePassword(context, actor, password);
  const now = clock();
  // What is under way with a car or an order may wait for the account, and the account for that.
  await conflictTransaction(context, {}, async (transaction) => {
    if (!(await lockAccount(transaction, actor.userId))) throw new ApiError(401, 'NOT_LOGGED_IN');
    const { email, language } = await findContact(transaction, actor.userId);
    for (const part of parts) await part.forget?.(transaction, actor);
    // Checked last: nothing new can begin once the cars are off the market and the account is locked.
    for (const part of parts) {
      const obstacle = (await part.obstacleTo?.(transaction, actor, now)) ?? null;
      if (obstacle !== null) throw new ApiError(409, obstacle);
    }
    const picture = await swapPicture(transaction, actor.userId, null);
    if (typeof picture === 'string') await queueJob(transaction, forgetFile, { key: picture });
    const nothing = (column: 'identity_number' | 'iban') =>
      sealSecret(config, { kind, user_id: actor.userId }, column, '');
    await eraseAccount(transaction, actor.userId, email, {
      now,
      identityNumber: nothing('identity_number'),
      iban: nothing('iban'),
    });
    const content = { kind: 'accountDeleted', at: now.toISOString() } as const;
    await queueJob(transaction, sendMail, { to: email, language, content });
  });
}
