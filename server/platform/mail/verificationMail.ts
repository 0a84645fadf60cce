import type { Language } from '#contract/domain/values.ts';
import type { VerificationContent } from './mail.ts';
import type { OrderMailParts } from './orderMail.ts';
import { verification as en } from './texts/verification/en.ts';
import { verification as ka } from './texts/verification/ka.ts';
import { verification as ru } from './texts/verification/ru.ts';
import type { VerificationTexts } from './texts/verification/verificationText.ts';

const texts: Readonly<Record<Language, VerificationTexts>> = { en, ka, ru };

/** What a mail about a decision says, in the recipient's language. */
export function describeVerificationMail(
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
