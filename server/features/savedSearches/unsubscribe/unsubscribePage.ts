import type { Language } from '#contract/domain/values.ts';
import { markup } from '#server/platform/mail/markup.ts';

interface UnsubscribeTexts {
  readonly title: string;
  readonly lead: string;
  readonly stop: string;
  readonly done: string;
  readonly later: string;
  readonly open: string;
}

const texts: Readonly<Record<Language, UnsubscribeTexts>> = {
  en: {
    title: 'E-mails about cars',
    lead: 'Switch off the alerts of all your saved searches, and stop waiting for dates?',
    stop: 'Switch them off',
    done: 'We will not send you any more e-mails about cars.',
    later: 'You can switch the alerts back on in your saved searches.',
    open: 'Open Gza',
  },
  ka: {
    title: 'წერილები მანქანების შესახებ',
    lead: 'გამოვრთოთ შეტყობინებები ყველა შენახულ ძიებაზე და აღარ დაველოდოთ დაკავებულ თარიღებს?',
    stop: 'გამორთვა',
    done: 'მანქანების შესახებ წერილებს აღარ გამოგიგზავნით.',
    later: 'შეტყობინებების ხელახლა ჩართვა შენახულ ძიებებში შეგიძლიათ.',
    open: 'Gza-ს გახსნა',
  },
  ru: {
    title: 'Письма о машинах',
    lead: 'Выключить уведомления по всем сохранённым поискам и больше не ждать занятых дат?',
    stop: 'Выключить',
    done: 'Мы больше не будем присылать вам письма о машинах.',
    later: 'Снова включить уведомления можно в сохранённых поисках.',
    open: 'Открыть Gza',
  },
};

/** A plain page, as it must work without a script: with the button, or, where there is no token any more, done. */
export function unsubscribePage(token: string | null, language: Language, nonce: string): string {
  const { title, lead, stop, done, later, open } = texts[language];
  const page = markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title}</title>
        <style nonce="${nonce}">
          body { margin: 0; padding: 32px 16px; background: #f4f6f4; color: #14211b; font: 16px/1.55 FiraGO, system-ui, sans-serif; }
          main { max-width: 400px; margin: 0 auto; padding: 32px; background: #fff; border: 1px solid #dde3df; border-radius: 20px; }
          h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.3; }
          p { margin: 0 0 24px; color: #4a5951; }
          button, a { display: block; box-sizing: border-box; width: 100%; min-height: 48px; margin: 8px 0 0; padding: 12px 16px;
            border: 1px solid transparent; border-radius: 10px; background: none; color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
          button { border-color: #0b7a4b; background: #0b7a4b; color: #fff; font-weight: 600; }
          button:hover, a:hover { border-color: currentColor; }
          :focus-visible { outline: 3px solid #0b7a4b; outline-offset: 2px; }
          @media (prefers-color-scheme: dark) {
            body { background: #0d1411; color: #edf3ef; } main { background: #141d18; border-color: #27342d; } p { color: #b3c1b9; }
            button { border-color: #3fc48a; background: #3fc48a; color: #04180f; } :focus-visible { outline-color: #3fc48a; }
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${
            token === null
              ? markup`<p role="status">${done} ${later}</p>`
              : markup`<p>${lead}</p><form method="post" action="/unsubscribe/${token}"><button>${stop}</button></form>`
          }
          <a href="/">${open}</a>
        </main>
      </body>
    </html> `;
  return page.html;
}
