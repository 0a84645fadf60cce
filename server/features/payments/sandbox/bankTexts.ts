import type { Language } from '#contract/domain/values.ts';
import type { Decision } from './decideAtBank.ts';

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

/** The words of the bank that comes with the demo. */
export const bankTexts: Readonly<Record<Language, BankTexts>> = {
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
