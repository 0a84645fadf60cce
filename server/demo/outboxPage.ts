import { markup } from '#server/platform/mail/markup.ts';

interface ShownMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sent_at: Date;
}

/** In the developer's English; the mails themselves are in their recipients' languages. */
export function outboxPage(mails: readonly ShownMail[], nonce: string): string {
  const page = markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox · Gza</title>
        <style nonce="${nonce}">
          body {
            margin: 0 auto;
            max-width: 720px;
            padding: 32px 16px;
            background: #f4f6f4;
            color: #14211b;
            font:
              16px/1.55 FiraGO,
              system-ui,
              sans-serif;
          }
          h1 {
            margin: 0 0 4px;
            font-size: 28px;
          }
          h2 {
            margin: 0;
            font-size: 20px;
            line-height: 1.3;
          }
          .lead {
            margin: 0 0 24px;
            color: #4a5951;
          }
          article {
            margin: 0 0 16px;
            padding: 24px;
            background: #fff;
            border: 1px solid #dde3df;
            border-radius: 16px;
          }
          .meta {
            margin: 4px 0 12px;
            font-size: 14px;
            color: #5e6c64;
            overflow-wrap: anywhere;
          }
          pre {
            margin: 0 0 12px;
            white-space: pre-wrap;
            overflow-wrap: anywhere;
            font: inherit;
          }
          a {
            color: #0b6b43;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p class="lead">Mails of the demo, newest first: no mail server is configured, so they stay here.</p>
          ${mails.length === 0 ? markup`<p>Nothing was sent yet.</p>` : mails.map(mailCard)}
        </main>
      </body>
    </html> `;
  return page.html;
}

function mailCard({ id, to, subject, text, sent_at }: ShownMail) {
  const time = sent_at.toISOString();
  return markup`<article>
    <h2>${subject}</h2>
    <p class="meta">to ${to} · <time datetime="${time}">${time}</time></p>
    <pre>${text}</pre>
    <a href="/dev/outbox/${String(id)}">As the recipient sees it</a>
  </article> `;
}
