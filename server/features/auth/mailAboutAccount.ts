import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import type { MailContent } from '#server/platform/mail/mail.ts';
import { sendMail } from '#server/platform/mail/sendMail.ts';
import { findContact } from './accountRepository.ts';

/** What is said of an account by the moment at which it happened. */
type AccountNews = Exclude<Extract<MailContent, { readonly at: string }>, { readonly car: string }>['kind'];

/** To the address that the account has in this transaction: its user learns of a change that someone else has made. */
export async function mailAboutAccount(
  transaction: Kysely<Database>,
  userId: number,
  kind: AccountNews,
  now: Date,
): Promise<void> {
  const { email, language } = await findContact(transaction, userId);
  await queueJob(transaction, sendMail, { to: email, language, content: { kind, at: now.toISOString() } });
}
