import type { Kysely } from 'kysely';
import { waysOf } from '#contract/domain/noticeKinds.ts';
import type { NoticeKind } from '#contract/domain/noticeKinds.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import type { MailContent } from '#server/platform/mail/mail.ts';
import { sendMail } from '#server/platform/mail/sendMail.ts';
import { listSubscriptionIds } from '#server/platform/push/pushRepository.ts';
import { PUSH_ATTEMPTS, sendPush } from '#server/platform/push/sendPush.ts';
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
  if (mail && wanted.mail) await queueJob(db, sendMail, { to: email, user_id: userId, language, content });
  if (!push || !wanted.push) return;
  for (const subscription_id of await listSubscriptionIds(db, userId))
    await queueJob(
      db,
      sendPush,
      { subscription_id, user_id: userId, language, content },
      { maxAttempts: PUSH_ATTEMPTS },
    );
}

const kinds: Readonly<Record<Exclude<MailContent['kind'], 'order'>, NoticeKind>> = {
  registrationCode: 'account',
  recoveryCode: 'account',
  loginCode: 'account',
  emailCode: 'account',
  welcome: 'account',
  passwordChanged: 'account',
  passkeyAdded: 'account',
  passkeyRemoved: 'account',
  passwordRenewed: 'account',
  emailChanged: 'account',
  phoneChanged: 'account',
  ibanChanged: 'account',
  secondFactorOn: 'account',
  secondFactorOff: 'account',
  accountDeleted: 'account',
  verification: 'account',
  unreadMessage: 'messages',
  reviewWritten: 'reviews',
  reviewAnswered: 'reviews',
  reviewWanted: 'reviews',
  identityMissing: 'reminders',
  reportWaits: 'orders',
  reportStillWaits: 'reminders',
  savedSearches: 'saved_searches',
  carFree: 'saved_searches',
  calendarOverlap: 'orders',
};

/** Of what the switches of a user are about. */
const noticeKindOf = (content: MailContent): NoticeKind =>
  content.kind === 'order' ? kindOfEvent(content.event) : kinds[content.kind];

/** Nothing happened but that time went by. */
const kindOfEvent = (event: OrderEventName): NoticeKind => (event.startsWith('remind_') ? 'reminders' : 'orders');
