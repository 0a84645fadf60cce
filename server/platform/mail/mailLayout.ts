import type { Language } from '#contract/domain/values.ts';
import type { MailStop } from './mailStops.ts';
import { type Html, markup } from './markup.ts';

/** The light scheme of the design tokens; mail programs know neither style sheets nor variables. */
const colour = {
  ink: '#14211b',
  text: '#4a5951',
  faint: '#5e6c64',
  paper: '#ffffff',
  mist: '#f4f6f4',
  line: '#dde3df',
  brand: '#0b7a4b',
  soft: '#e6f3ec',
  onSoft: '#075434',
} as const;

const FONT = "FiraGO,'Segoe UI',Roboto,'Noto Sans Georgian','Helvetica Neue',Arial,sans-serif";

export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly note: string;
  readonly footer: string;
  /** Shown large, to be read off. */
  readonly code?: string;
  /** Lines of their own: when and where something has to be gone to, or what was found. */
  readonly stops?: readonly MailStop[];
  readonly link?: { readonly href: string; readonly label: string };
  /** Of mails that nobody has to get: where they are switched off. */
  readonly unsubscribe?: { readonly href: string; readonly label: string };
}

/** One card on mist, as tables: the only layout every mail program draws alike. */
export function layOutMail(mail: MailParts): string {
  const page = markup`<!doctype html>
    <html lang="${mail.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${mail.subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${colour.mist};font-family:${FONT};color:${colour.ink}">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:${colour.mist}"
        >
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:480px"
              >
                <tr>
                  <td style="padding:0 8px 16px;font-size:20px;font-weight:600;color:${colour.brand}">Gza</td>
                </tr>
                <tr>
                  <td
                    style="background:${colour.paper};border:1px solid ${colour.line};border-radius:20px;padding:32px"
                  >
                    <h1 style="margin:0 0 12px;font-size:24px;line-height:1.3;font-weight:600;color:${colour.ink}">
                      ${mail.title}
                    </h1>
                    <p style="margin:0 0 24px;font-size:16px;line-height:1.55;color:${colour.text}">${mail.lead}</p>
                    ${codeBlock(mail.code)}${(mail.stops ?? []).map(stopBlock)}${linkBlock(mail.link)}
                    <p style="margin:0;font-size:14px;line-height:1.5;color:${colour.faint}">${mail.note}</p>
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 8px 0;font-size:13px;line-height:1.45;color:${colour.faint}">
                    ${mail.footer}${unsubscribeLink(mail.unsubscribe)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return page.html;
}

function codeBlock(code: string | undefined): Html {
  if (code === undefined) return markup``;
  return markup`<p
    style="margin:0 0 24px;padding:16px;border-radius:10px;background:${colour.soft};color:${colour.onSoft};font-size:36px;line-height:1.2;font-weight:600;letter-spacing:8px;text-align:center"
  >
    ${code}
  </p> `;
}

function stopBlock({ text, link: target }: MailStop): Html {
  const link =
    target === undefined
      ? markup``
      : markup`<br /><a href="${target.href}" style="color:${colour.brand};font-weight:600">${target.label}</a>`;
  return markup`<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${colour.ink}">${text}${link}</p> `;
}

function unsubscribeLink(target: MailParts['unsubscribe']): Html {
  if (target === undefined) return markup``;
  return markup`<br /><a href="${target.href}" style="color:${colour.faint}">${target.label}</a>`;
}

function linkBlock(link: MailParts['link']): Html {
  if (link === undefined) return markup``;
  return markup`<p style="margin:0 0 24px">
    <a
      href="${link.href}"
      style="display:inline-block;padding:12px 24px;border-radius:10px;background:${colour.brand};color:${colour.paper};font-size:16px;font-weight:600;text-decoration:none"
      >${link.label}</a
    >
  </p> `;
}
