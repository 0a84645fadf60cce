import type { Language } from '#contract/domain/values.ts';
import type { MailContent } from '#server/platform/mail/mail.ts';
import { describeContent } from '#server/platform/mail/renderMail.ts';

/** What the service worker shows, and the page of this site that a click opens. */
export interface PushText {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** More is cut off by every system that shows it. */
const LONGEST = 240;

/** What the mail about the same says first, and where its button leads. */
export function pushText(content: MailContent, language: Language, publicUrl: string): PushText {
  const { title, lead, link } = describeContent(content, language, publicUrl);
  const text = lead.length > LONGEST ? `${lead.slice(0, LONGEST - 1)}…` : lead;
  const path = link?.href.startsWith(`${publicUrl}/`) === true ? link.href.slice(publicUrl.length) : '/';
  return { title, text, path };
}
