import type { priceFields as en } from './en.ts';

export const priceFields: Record<keyof typeof en, string> = {
  tooMany: 'Можно указать не больше {{limit}}.',
  seasonReversed: 'Сезон не может закончиться раньше, чем начнётся.',
  seasonsOverlap: 'Часть этих дней уже относится к сезону «{{name}}».',
  nameHasContacts: 'Название без телефонов и адресов, пожалуйста: его читают клиенты.',
  priceTwice: 'Для этого цена уже указана.',
};
