import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/sendMail.ts';
import { insertUser, type NewUser } from './registrationRepository.ts';

/** A user and their welcome, in the caller's transaction; of two registrations of one address the second is refused. */
export async function createAccount(transaction: Kysely<Database>, user: NewUser): Promise<number> {
  const id = await insertUser(transaction, user);
  if (id === undefined) throw new FieldError({ email: 'emailTaken' });
  await queueJob(transaction, sendMail, { to: user.email, language: user.language, content: { kind: 'welcome' } });
  return id;
}
