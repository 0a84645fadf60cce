import type { Kysely } from 'kysely';
import { waysOf } from '#contract/domain/noticeKinds.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import type { MailContent } from '#server/platform/mail/mail.ts';
import { sendMail } from '#server/platform/mail/sendMail.ts';
import { listSubscriptionIds } from '#server/platform/push/pushRepository.ts';
import { PUSH_ATTEMPTS, sendPush } from '#server/platform/push/sendPush.ts';
import { noticeKindOf } from './noticeKindOf.ts';
import { findRecipient } from './noticeRepository.ts';

interface Ways {
  readonly mail?: boolean;
  /** Nobody is pushed what they have just done themselves. */
  readonly push?: boolean;
}

/** Tells a user in the ways that they have chosen; it is sent exactly when the caller's transaction is kept. */
export async function tell(
  db: Kysely<Database>,
  userId: number,
  content: MailContent,
  { mail = true, push = true }: Ways = {},
): Promise<void> {
  const kind = noticeKindOf(content);
  const recipient = await findRecipient(db, userId, kind);
  if (recipient === undefined) return;
  const { email, language, chosen } = recipient;
  const wanted = waysOf(kind, chosen ?? undefined);
  if (mail && wanted.mail) await queueJob(db, sendMail, { to: email, language, content });
  if (!push || !wanted.push) return;
  for (const subscription_id of await listSubscriptionIds(db, userId))
    await queueJob(
      db,
      sendPush,
      { subscription_id, user_id: userId, language, content },
      { maxAttempts: PUSH_ATTEMPTS },
    );
}
