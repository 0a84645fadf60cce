import type { Language } from '#contract/domain/values.ts';

/** What a calendar file says of an order, beside what the order says itself. */
export const calendarTexts: Readonly<Record<Language, { readonly summary: string; readonly order: string }>> = {
  en: { summary: 'Rental: {{car}}', order: 'Order {{number}}' },
  ka: { summary: 'ქირაობა: {{car}}', order: 'შეკვეთა {{number}}' },
  ru: { summary: 'Аренда: {{car}}', order: 'Заказ {{number}}' },
};
