import type { OperationKind, OperationState } from '#contract/calls/operations/operations.ts';
import type { Language } from '#contract/domain/values.ts';

interface OperationTexts {
  /** Heads of the columns of a file. */
  readonly head: readonly string[];
  readonly kinds: Readonly<Record<OperationKind, string>>;
  readonly states: Readonly<Record<OperationState, string>>;
  /** As the glossary has them. */
  readonly figures: Readonly<Record<'earned' | 'booked' | 'held' | 'paid_out', string>>;
  /** A figure of a period, and one of the moment. */
  readonly ofDays: string;
  readonly ofNow: string;
}

/** Texts of the files of operations, the same as on the screens. */
export const operationTexts: Readonly<Record<Language, OperationTexts>> = {
  en: {
    head: ['Date', 'Kind', 'Order', 'Car', 'Owner', 'Gross, GEL', 'Commission, GEL', 'Net, GEL', 'State', 'Payout'],
    kinds: {
      payment: 'Rental',
      refund: 'Refund',
      cash: 'Cash',
      claim: 'Claim',
      claim_cash: 'Claim, cash',
      deposit: 'Deposit, in hand',
      deposit_kept: 'Deposit, kept',
      payout: 'Payout',
    },
    states: {
      held: 'Held',
      ready: 'Ready',
      with_owner: 'With the owner',
      due: 'To be sent',
      sent: 'Sent',
      settled: 'Paid out',
      returned: 'Came back',
      carried: 'Carried over',
    },
    figures: { earned: 'Earned, net', booked: 'Booked, net', held: 'Held', paid_out: 'Paid out' },
    ofDays: '{{name}}, {{from}} – {{to}}',
    ofNow: '{{name}}, as of {{day}}',
  },
  ka: {
    head: [
      'თარიღი',
      'სახეობა',
      'შეკვეთა',
      'მანქანა',
      'მფლობელი',
      'სრული თანხა, ₾',
      'საკომისიო, ₾',
      'წმინდა თანხა, ₾',
      'მდგომარეობა',
      'გადარიცხვა',
    ],
    kinds: {
      payment: 'ქირა',
      refund: 'დაბრუნება',
      cash: 'ნაღდი ფული',
      claim: 'პრეტენზია',
      claim_cash: 'პრეტენზია, ნაღდი',
      deposit: 'დეპოზიტი, მფლობელთან',
      deposit_kept: 'დეპოზიტი, დაკავებული',
      payout: 'გადარიცხვა',
    },
    states: {
      held: 'შენახულია',
      ready: 'გადასარიცხია',
      with_owner: 'მფლობელთანაა',
      due: 'გასაგზავნია',
      sent: 'გაგზავნილია',
      settled: 'ჩარიცხულია',
      returned: 'დაბრუნდა',
      carried: 'გადატანილია',
    },
    figures: { earned: 'წმინდა შემოსავალი', booked: 'დაჯავშნილი, წმინდა', held: 'შენახული', paid_out: 'ჩარიცხული' },
    ofDays: '{{name}}, {{from}} – {{to}}',
    ofNow: '{{name}}, {{day}}-ის მდგომარეობით',
  },
  ru: {
    head: [
      'Дата',
      'Вид',
      'Заказ',
      'Машина',
      'Владелец',
      'Сумма, ₾',
      'Комиссия, ₾',
      'К получению, ₾',
      'Состояние',
      'Выплата',
    ],
    kinds: {
      payment: 'Аренда',
      refund: 'Возврат',
      cash: 'Наличные',
      claim: 'Претензия',
      claim_cash: 'Претензия, наличные',
      deposit: 'Залог на руках',
      deposit_kept: 'Залог, удержано',
      payout: 'Выплата',
    },
    states: {
      held: 'Удерживается',
      ready: 'К выплате',
      with_owner: 'У владельца',
      due: 'К отправке',
      sent: 'Отправлено',
      settled: 'Выплачено',
      returned: 'Вернулось',
      carried: 'Перенесено',
    },
    figures: {
      earned: 'Заработано чистыми',
      booked: 'Забронировано, чистыми',
      held: 'Удерживается',
      paid_out: 'Выплачено',
    },
    ofDays: '{{name}}, {{from}} – {{to}}',
    ofNow: '{{name}}, на {{day}}',
  },
};
