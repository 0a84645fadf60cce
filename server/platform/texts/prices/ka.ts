import type { priceFields as en } from './en.ts';

export const priceFields: Record<keyof typeof en, string> = {
  tooMany: 'შესაძლებელია არაუმეტეს {{limit}}.',
  seasonReversed: 'სეზონი დაწყებამდე ვერ დასრულდება.',
  seasonsOverlap: 'ამ დღეების ნაწილი უკვე ეკუთვნის სეზონს „{{name}}“.',
  nameHasContacts: 'სახელში ნუ მიუთითებთ ტელეფონსა და მისამართს: მას კლიენტები კითხულობენ.',
  priceTwice: 'ამისთვის ფასი უკვე მითითებულია.',
};
