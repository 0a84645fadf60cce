import { coverContacts } from '#server/platform/contacts/maskContacts.ts';
import type { Language } from '#contract/domain/values.ts';
import type { MailPlace, OrderContent } from './mail.ts';
import type { OrderTexts } from './texts/orders/orderText.ts';
import { fill } from '#server/platform/texts/i18n.ts';

/** A line of its own: when and where a car is picked up or returned, or a car that was found. */
export interface MailStop {
  readonly text: string;
  /** None for a place that the client typed: mails contain no typed text. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** The stops of an order that are still to come. */
export function mailStops(
  { places, from, to }: Pick<OrderContent, 'places' | 'from' | 'to'>,
  texts: OrderTexts['places'],
  language: Language,
  moment: (instant: string) => string,
): MailStop[] {
  if (places === null) return [];
  const stop = (name: string, at: string, place: MailPlace): MailStop => {
    const { kind } = place;
    if (kind === 'address' || kind === 'hotel')
      return { text: `${name}: ${moment(at)}, ${fill(texts[kind], { city: place.city[language] })}` };
    const where = placeText(place, language);
    const href = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: where }).toString()}`;
    return { text: `${name}: ${moment(at)}, ${where}`, link: { href, label: texts.map } };
  };
  return [
    ...(places.pick_up === null ? [] : [stop(texts.pick_up, from, places.pick_up)]),
    stop(texts.drop_off, to, places.drop_off),
  ];
}

/** In one line; most addresses name their city themselves. An owner may have typed a contact into one. */
function placeText({ kind, name, address, city }: MailPlace, language: Language): string {
  const isNamed = kind === 'airport' || address?.[language].includes(city[language]) === true;
  const parts = [name?.[language], address?.[language], isNamed ? null : city[language]];
  return parts.flatMap((part) => (part ? [coverContacts(part)] : [])).join(', ');
}
