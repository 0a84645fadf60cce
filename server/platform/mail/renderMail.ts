import { describeCarFreeMail, describeSavedSearchesMail } from './carMail.ts';
import { formatMoment } from '#contract/domain/format/formatMoment.ts';
import type { Language } from '#contract/domain/values.ts';
import { fill } from '#server/platform/texts/i18n.ts';
import type { Mail, MailContent, MailOrder, VerificationContent } from './mail.ts';
import { layOutMail, type MailParts } from './mailLayout.ts';
import { describeOrderMail, type OrderMailParts } from './orderMail.ts';
import { describeOverlapMail } from './overlapMail.ts';
import { mailTexts } from './texts/mailTexts.ts';
import { verification as en } from './texts/verification/en.ts';
import { verification as ka } from './texts/verification/ka.ts';
import { verification as ru } from './texts/verification/ru.ts';
import type { VerificationTexts } from './texts/verification/verificationText.ts';

/** The mail in the recipient's language, as text and as markup that says the same. */
export function renderMail({ to, language, content }: MailOrder, publicUrl: string): Mail {
  const { footer } = mailTexts[language];
  const parts: MailParts = {
    language,
    footer,
    ...describeContent(content, language, publicUrl),
  };
  return {
    to,
    subject: parts.subject,
    text: toText(parts),
    html: layOutMail(parts),
    ...(parts.unsubscribe && { unsubscribe: parts.unsubscribe.href }),
  };
}

/** What a mail says, before it is laid out. */
export function describeContent(content: MailContent, language: Language, publicUrl: string) {
  switch (content.kind) {
    case 'order':
      return describeOrderMail(content, language, publicUrl);
    case 'savedSearches':
      return describeSavedSearchesMail(content, language, publicUrl);
    case 'carFree':
      return describeCarFreeMail(content, language, publicUrl);
    case 'calendarOverlap':
      return describeOverlapMail(content, language, publicUrl);
    case 'verification':
      return describeVerificationMail(content, language, publicUrl);
    default:
      return describeMail(content, language, publicUrl);
  }
}

/** Mails that are described by functions of their own. */
type SpecialKind = 'order' | 'verification' | 'savedSearches' | 'carFree' | 'calendarOverlap';

function describeMail(
  content: Exclude<MailContent, { kind: SpecialKind }>,
  language: Language,
  publicUrl: string,
): Omit<MailParts, 'language' | 'footer'> {
  const texts = mailTexts[language];
  const text = texts[content.kind];
  const values = {
    ...('code' in content && { code: content.code }),
    ...('at' in content && { time: formatMoment(Date.parse(content.at), language) }),
    ...('car' in content && { car: content.car }),
  };
  return {
    subject: fill(text.subject, values),
    title: text.title,
    lead: fill(text.lead, values),
    note: text.note,
    ...('code' in content ? { code: content.code } : {}),
    ...('action' in text
      ? {
          link: { href: publicUrl + pageOf(content), label: text.action },
        }
      : {}),
  };
}

/** Where the button of a mail leads. */
function pageOf(content: Exclude<MailContent, { kind: SpecialKind }>): string {
  if (content.kind === 'unreadMessage') return `/chat?thread=${content.thread}`;
  if (content.kind === 'identityMissing')
    return content.order === undefined ? '/verification' : `/verification?order=${content.order}`;
  if (content.kind === 'reportWaits' || content.kind === 'reportStillWaits')
    return content.side === 'owner' ? `/admin/orders/${content.order}` : `/orders/${content.order}`;
  if (content.kind === 'reviewWritten') return '/admin/reviews';
  return content.kind === 'reviewAnswered' || content.kind === 'reviewWanted' ? `/orders/${content.order}` : '/';
}

function toText({ title, lead, code, stops = [], link, note, footer, unsubscribe }: MailParts): string {
  const linkText = (to: NonNullable<MailParts['link']>): string => `${to.label}: ${to.href}`;
  const stopLines = stops.flatMap(({ text, link: target }) => [text, target && linkText(target)]);
  const lines = [
    title,
    lead,
    code,
    ...stopLines,
    link && linkText(link),
    note,
    footer,
    unsubscribe && linkText(unsubscribe),
  ];
  return `${lines.filter((line) => line !== undefined).join('\n\n')}\n`;
}

const texts: Readonly<Record<Language, VerificationTexts>> = { en, ka, ru };

/** What a mail about a decision says, in the recipient's language. */
function describeVerificationMail(
  { rejected }: VerificationContent,
  language: Language,
  publicUrl: string,
): OrderMailParts {
  const { passed, rejected: sorry, documents, reasons } = texts[language];
  const { title, lead, note, action } = rejected.length === 0 ? passed : sorry;
  const list = rejected.map(({ kind, reason }) => `${documents[kind]}: ${reasons[reason]}.`);
  return {
    subject: title,
    title,
    lead: [lead, ...list].join(' '),
    note,
    link: { href: `${publicUrl}/verification`, label: action },
  };
}
