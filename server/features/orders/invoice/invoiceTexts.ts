import type { chargeCodes } from '#contract/domain/money/chargeCodes.ts';
import type { Language } from '#contract/domain/values.ts';

type LineCode = 'day' | 'discount' | (typeof chargeCodes)[number];

interface InvoiceTexts {
  readonly title: string;
  readonly date: string;
  readonly seller: string;
  readonly buyer: string;
  readonly company: string;
  readonly privatePerson: string;
  readonly code: string;
  readonly vatNumber: string;
  readonly rental: string;
  readonly columns: {
    readonly what: string;
    readonly count: string;
    readonly price: string;
    readonly vat: string;
    readonly sum: string;
  };
  readonly lines: Readonly<Record<LineCode, string>>;
  readonly extra: string;
  readonly total: string;
  /** What the total contains, and what is left of it. */
  readonly vat: string;
  readonly vatLeft: string;
  readonly online: string;
  readonly cash: string;
  readonly cashDue: string;
  readonly refund: string;
  readonly carried: string;
  readonly made: string;
  readonly page: string;
}

export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = {
  en: {
    title: 'Invoice {{number}}',
    date: 'Date',
    seller: 'Seller',
    buyer: 'Buyer',
    company: 'Company',
    privatePerson: 'Private person',
    code: 'Identification code',
    vatNumber: 'VAT number',
    rental: 'Rental of {{car}}, {{from}} – {{to}}',
    columns: { what: 'What', count: 'Number', price: 'Price', vat: 'VAT', sum: 'Sum' },
    lines: {
      day: 'Day of the rental',
      discount: 'Discount for the length',
      plan_plus: 'Protection “Plus”',
      plan_full: 'Protection “Full”',
      more_drivers: 'Additional drivers',
      young_driver: 'Young driver',
      pick_up: 'Delivery to the pick-up place',
      drop_off: 'Collection from the return place',
      one_way: 'Return in another city',
      kept_day: 'A day given up late',
      coupon: 'Promo code',
    },
    extra: 'Extra',
    total: 'Total',
    vat: 'VAT of {{percent}}% in the total',
    vatLeft: 'VAT of {{percent}}% in what remains',
    online: 'Paid online',
    cash: 'Paid to the owner in cash',
    cashDue: 'To be paid to the owner in cash',
    refund: 'Refund',
    carried: 'Moved to another order',
    made: 'Made by Gza on behalf of the seller; as the order was on {{day}}.',
    page: 'Page {{page}} of {{pages}}',
  },
  ka: {
    title: 'ინვოისი {{number}}',
    date: 'თარიღი',
    seller: 'გამყიდველი',
    buyer: 'მყიდველი',
    company: 'კომპანია',
    privatePerson: 'ფიზიკური პირი',
    code: 'საიდენტიფიკაციო კოდი',
    vatNumber: 'დღგ-ის გადამხდელის ნომერი',
    rental: 'ქირაობა: {{car}}, {{from}} – {{to}}',
    columns: { what: 'დასახელება', count: 'რაოდენობა', price: 'ფასი', vat: 'დღგ', sum: 'თანხა' },
    lines: {
      day: 'ქირაობის დღე',
      discount: 'ფასდაკლება ხანგრძლივობისთვის',
      plan_plus: 'დაცვა „პლუსი“',
      plan_full: 'დაცვა „სრული“',
      more_drivers: 'დამატებითი მძღოლები',
      young_driver: 'ახალგაზრდა მძღოლი',
      pick_up: 'მიტანა აღების ადგილზე',
      drop_off: 'წაყვანა დაბრუნების ადგილიდან',
      one_way: 'დაბრუნება სხვა ქალაქში',
      kept_day: 'გვიან გაუქმებული დღე',
      coupon: 'პრომოკოდი',
    },
    extra: 'დამატებითი სერვისი',
    total: 'სულ',
    vat: 'მათ შორის დღგ {{percent}}%',
    vatLeft: 'დღგ {{percent}}% დარჩენილ თანხაში',
    online: 'გადახდილია ონლაინ',
    cash: 'მფლობელისთვის გადახდილია ნაღდი ფულით',
    cashDue: 'მფლობელისთვის გადასახდელი ნაღდი ფულით',
    refund: 'დასაბრუნებელი თანხა',
    carried: 'სხვა შეკვეთაზე გადატანილი',
    made: 'შექმნილია Gza-ს მიერ გამყიდველის სახელით; შეკვეთის მდგომარეობა: {{day}}.',
    page: 'გვერდი {{page}} / {{pages}}',
  },
  ru: {
    title: 'Счёт {{number}}',
    date: 'Дата',
    seller: 'Продавец',
    buyer: 'Покупатель',
    company: 'Компания',
    privatePerson: 'Частное лицо',
    code: 'Идентификационный код',
    vatNumber: 'Номер плательщика НДС',
    rental: 'Аренда {{car}}, {{from}} – {{to}}',
    columns: { what: 'Наименование', count: 'Количество', price: 'Цена', vat: 'НДС', sum: 'Сумма' },
    lines: {
      day: 'День аренды',
      discount: 'Скидка за длительность',
      plan_plus: 'Защита «Плюс»',
      plan_full: 'Защита «Полная»',
      more_drivers: 'Дополнительные водители',
      young_driver: 'Молодой водитель',
      pick_up: 'Доставка к месту получения',
      drop_off: 'Забор с места возврата',
      one_way: 'Возврат в другом городе',
      kept_day: 'День, отменённый поздно',
      coupon: 'Промокод',
    },
    extra: 'Дополнение',
    total: 'Итого',
    vat: 'В том числе НДС {{percent}}\u00a0%',
    vatLeft: 'НДС {{percent}}\u00a0% в оставшейся сумме',
    online: 'Оплачено онлайн',
    cash: 'Оплачено владельцу наличными',
    cashDue: 'К оплате владельцу наличными',
    refund: 'Возврат',
    carried: 'Перенесено на другой заказ',
    made: 'Составлено Gza от имени продавца; по состоянию заказа на {{day}}.',
    page: 'Страница {{page}} из {{pages}}',
  },
};
