import type { Language } from '#contract/domain/values.ts';

interface StatementTexts {
  readonly title: string;
  readonly columns: {
    readonly date: string;
    readonly what: string;
    readonly gross: string;
    readonly commission: string;
    readonly net: string;
  };
  readonly total: string;
  readonly notCounted: string;
  readonly cash: string;
  readonly nothing: string;
  readonly payout: string;
  readonly opening: string;
  readonly becameDue: string;
  readonly amount: string;
  readonly notYet: string;
  readonly noPayout: string;
  readonly page: string;
}

export const statementTexts: Readonly<Record<Language, StatementTexts>> = {
  en: {
    title: 'Statement',
    columns: { date: 'Date', what: 'Order', gross: 'Gross', commission: 'Commission', net: 'Net' },
    total: 'Moved in all',
    notCounted: 'Payouts and deposits in hand are not counted.',
    cash: 'Of it in cash, with you already',
    nothing: 'No money moved in this month.',
    payout: 'Payout',
    opening: 'Carried over from before',
    becameDue: 'Became due',
    amount: 'Payout',
    notYet: 'The payout is made up when the month is over. Amounts of orders that are not over wait for the next one.',
    noPayout: 'Nothing became due, so there was no payout.',
    page: 'Page {{page}} of {{pages}}',
  },
  ka: {
    title: 'ამონაწერი',
    columns: { date: 'თარიღი', what: 'შეკვეთა', gross: 'სრული თანხა', commission: 'საკომისიო', net: 'წმინდა თანხა' },
    total: 'სულ მოძრაობა',
    notCounted: 'გადარიცხვები და მფლობელთან არსებული დეპოზიტები არ ითვლება.',
    cash: 'აქედან ნაღდი ფულით, უკვე თქვენთანაა',
    nothing: 'ამ თვეში თანხის მოძრაობა არ ყოფილა.',
    payout: 'გადარიცხვა',
    opening: 'გადმოტანილი წინა თვეებიდან',
    becameDue: 'გადასარიცხი გახდა',
    amount: 'გადასარიცხი თანხა',
    notYet:
      'გადასარიცხი თანხა თვის დასრულების შემდეგ გამოითვლება. დაუსრულებელი შეკვეთების თანხა შემდეგ გადარიცხვაში შევა.',
    noPayout: 'გადასარიცხი თანხა არ დაგროვდა, ამიტომ გადარიცხვა არ ყოფილა.',
    page: 'გვერდი {{page}} / {{pages}}',
  },
  ru: {
    title: 'Выписка',
    columns: { date: 'Дата', what: 'Заказ', gross: 'Сумма', commission: 'Комиссия', net: 'К получению' },
    total: 'Итого движение',
    notCounted: 'Выплаты и залоги на руках не считаются.',
    cash: 'Из них наличными, уже у вас',
    nothing: 'В этом месяце деньги не двигались.',
    payout: 'Выплата',
    opening: 'Перенесено с прошлых месяцев',
    becameDue: 'Стало к выплате',
    amount: 'Выплата',
    notYet: 'Выплата рассчитывается после конца месяца. Деньги незавершённых заказов войдут в следующую.',
    noPayout: 'К выплате ничего не накопилось, поэтому выплаты не было.',
    page: 'Страница {{page}} из {{pages}}',
  },
};
