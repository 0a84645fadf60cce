import { formatMoment } from '#contract/domain/format/formatMoment.ts';
import { formatWhole } from '#contract/domain/format/formatMoney.ts';
import type { Language } from '#contract/domain/values.ts';
import { fill } from '#server/platform/texts/i18n.ts';
import type { CarFreeContent, SavedSearchesContent } from './mail.ts';
import type { MailParts } from './mailLayout.ts';
import { cars as en } from './texts/cars/en.ts';
import { cars as ka } from './texts/cars/ka.ts';
import type { CarMailTexts } from './texts/cars/carMailTexts.ts';
import { cars as ru } from './texts/cars/ru.ts';

const carMailTexts: Readonly<Record<Language, CarMailTexts>> = { en, ka, ru };

type Parts = Omit<MailParts, 'language' | 'footer'>;

/** What saved searches found, each car in a line with a link. */
export function describeSavedSearchesMail(
  { cars, more, unsubscribe }: SavedSearchesContent,
  language: Language,
  publicUrl: string,
): Parts {
  const texts = carMailTexts[language];
  const { subject, title, lead, note, action } = texts.found;
  return {
    subject: fill(subject, { car: cars[0]?.car ?? '' }),
    title,
    lead,
    stops: [
      ...cars.map(({ car, path, reason, price, is_rental }) => {
        const sum = fill(is_rental ? texts.perRental : texts.perDay, { sum: formatWhole(price, null, language) });
        const text = fill(texts.reasons[reason], { car, price: sum });
        return { text, link: { href: publicUrl + path, label: texts.seeCar } };
      }),
      ...(more > 0 ? [{ text: fill(texts.more, { count: more }) }] : []),
    ],
    note,
    link: { href: `${publicUrl}/saved-searches`, label: action },
    unsubscribe: { href: publicUrl + unsubscribe, label: texts.unsubscribe },
  };
}

/** A car is free on the dates that were waited for. */
export function describeCarFreeMail(
  { car, from, to, path, unsubscribe }: CarFreeContent,
  language: Language,
  publicUrl: string,
): Parts {
  const texts = carMailTexts[language];
  const { subject, title, lead, note, action } = texts.free;
  const [start, end] = [from, to].map((at) => formatMoment(Date.parse(at), language));
  return {
    subject: fill(subject, { car }),
    title,
    lead: fill(lead, { car, from: start ?? '', to: end ?? '' }),
    note,
    link: { href: publicUrl + path, label: action },
    unsubscribe: { href: publicUrl + unsubscribe, label: texts.unsubscribe },
  };
}
