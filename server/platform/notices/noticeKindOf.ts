import type { NoticeKind } from '#contract/domain/noticeKinds.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { MailContent } from '#server/platform/mail/mail.ts';

const kinds: Readonly<Record<Exclude<MailContent['kind'], 'order'>, NoticeKind>> = {
  registrationCode: 'account',
  recoveryCode: 'account',
  loginCode: 'account',
  emailCode: 'account',
  welcome: 'account',
  passwordChanged: 'account',
  passkeyAdded: 'account',
  passwordRenewed: 'account',
  emailChanged: 'account',
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
};

/** Of what the switches of a user are about. */
export const noticeKindOf = (content: MailContent): NoticeKind =>
  content.kind === 'order' ? kindOfEvent(content.event) : kinds[content.kind];

/** Nothing happened but that time went by. */
const kindOfEvent = (event: OrderEventName): NoticeKind => (event.startsWith('remind_') ? 'reminders' : 'orders');
