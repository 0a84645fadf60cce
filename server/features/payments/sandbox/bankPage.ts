import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { Language } from '#contract/domain/values.ts';
import { type Html, markup } from '#server/platform/mail/markup.ts';
import { Decision } from './decideAtBank.ts';
import type { SandboxPayment } from './sandboxRepository.ts';

interface BankTexts {
  readonly title: string;
  readonly lead: string;
  readonly amount: string;
  readonly approve: string;
  readonly decline: string;
  readonly leave: string;
  readonly delivery: string;
  readonly deliveries: Readonly<Record<Decision['delivery'], string>>;
  readonly done: string;
}

/** Texts of the bank that comes with the demo. */
const bankTexts: Readonly<Record<Language, BankTexts>> = {
  en: {
    title: 'Sandbox bank',
    lead: 'A bank for trying things out: no card is asked for and no money moves.',
    amount: 'Amount',
    approve: 'Approve',
    decline: 'Decline',
    leave: 'Leave without paying',
    delivery: 'The bank reports',
    deliveries: {
      now: 'at once',
      late: 'a minute late',
      twice: 'twice',
      shuffled: 'in the wrong order',
      never: 'never',
    },
    done: 'This payment has been decided.',
  },
  ka: {
    title: 'სატესტო ბანკი',
    lead: 'ბანკი საცდელად: ბარათი არ მოითხოვება და თანხა არ ირიცხება.',
    amount: 'თანხა',
    approve: 'დადასტურება',
    decline: 'უარყოფა',
    leave: 'გადაუხდელად გასვლა',
    delivery: 'ბანკი გვატყობინებს',
    deliveries: {
      now: 'მაშინვე',
      late: 'ერთი წუთის დაგვიანებით',
      twice: 'ორჯერ',
      shuffled: 'არეული თანმიმდევრობით',
      never: 'არასოდეს',
    },
    done: 'ამ გადახდაზე გადაწყვეტილება უკვე მიღებულია.',
  },
  ru: {
    title: 'Тестовый банк',
    lead: 'Банк для проверки: карта не нужна, деньги не списываются.',
    amount: 'Сумма',
    approve: 'Подтвердить',
    decline: 'Отклонить',
    leave: 'Уйти без оплаты',
    delivery: 'Банк сообщает',
    deliveries: {
      now: 'сразу',
      late: 'с опозданием на минуту',
      twice: 'дважды',
      shuffled: 'не по порядку',
      never: 'никогда',
    },
    done: 'По этому платежу решение уже принято.',
  },
};

/** The bank's hosted page: a plain form, as it must work without any script. */
export function bankPage(payment: SandboxPayment, language: Language, nonce: string): string {
  const texts = bankTexts[language];
  const amount = formatGel(payment.amount, language);
  const isOpen = payment.status === 'created' || payment.status === 'failed';
  const page = markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${texts.title}</title>
        <style nonce="${nonce}">
          body { margin: 0; padding: 32px 16px; background: #f4f6f4; color: #14211b; font: 16px/1.55 FiraGO, system-ui, sans-serif; }
          main { max-width: 400px; margin: 0 auto; padding: 32px; background: #fff; border: 1px solid #dde3df; border-radius: 20px; }
          h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.3; }
          p { margin: 0 0 24px; color: #4a5951; }
          strong { display: block; font-size: 32px; line-height: 1.3; color: #14211b; }
          label { display: block; margin: 0 0 24px; font-size: 14px; color: #4a5951; }
          select, button, a { display: block; box-sizing: border-box; width: 100%; min-height: 48px; margin: 8px 0 0; padding: 12px 16px;
            border: 1px solid #8a968f; border-radius: 10px; background: #fff; color: #14211b; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
          select { text-align: left; text-align-last: left; }
          a { border-color: transparent; background: none; }
          button:hover, a:hover { border-color: #14211b; }
          button[value='approve'] { border-color: #0b7a4b; background: #0b7a4b; color: #fff; font-weight: 600; }
          :focus-visible { outline: 3px solid #0b7a4b; outline-offset: 2px; }
          @media (max-width: 480px) { body { padding: 0; } main { min-height: 100vh; box-sizing: border-box; padding: 24px 16px; border: 0; border-radius: 0; } }
          @media (prefers-color-scheme: dark) {
            body { background: #0d1411; color: #edf3ef; } main { background: #141d18; border-color: #27342d; } p, label { color: #b3c1b9; } strong { color: #edf3ef; }
            select, button, a { border-color: #6d7d74; background: #141d18; color: #edf3ef; } a { border-color: transparent; background: none; }
            button[value='approve'] { border-color: #3fc48a; background: #3fc48a; color: #04180f; } button:hover, a:hover { border-color: #edf3ef; }
            :focus-visible { outline-color: #3fc48a; }
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          <p>${texts.lead}</p>
          <p>${texts.amount}<strong>${amount}</strong></p>
          ${isOpen ? decisionForm(payment, language) : markup`<p role="status">${texts.done}</p>`}
          <a href="${isOpen ? payment.failure_url : payment.success_url}">${isOpen ? texts.leave : 'Gza'}</a>
        </main>
      </body>
    </html> `;
  return page.html;
}

function decisionForm({ ref }: SandboxPayment, language: Language): Html {
  const texts = bankTexts[language];
  const options = Decision.shape.delivery
    .unwrap()
    .options.map((delivery) => markup`<option value="${delivery}">${texts.deliveries[delivery]}</option>`);
  return markup`<form method="post" action="/sandbox/bank/${ref}">
    <label>${texts.delivery}<select name="delivery">${options}</select></label>
    <button name="action" value="approve">${texts.approve}</button>
    <button name="action" value="decline">${texts.decline}</button>
  </form>`;
}
