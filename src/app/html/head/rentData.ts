import type { BreadcrumbList, Service, WithContext } from 'schema-dts';
import type { RentPage } from '#contract/calls/cars/rent.ts';
import { rentDocument } from '#src/features/cars/rent/rentDocument.ts';
import { addressIn } from './pageAddress.ts';
import type { HeadOf } from './shownPage.ts';

const priceOf = (tetri: number): string => (tetri / 100).toFixed(2);

/** Renting at a place for machines: what its page shows. Without cars nothing is offered. */
export function rentData(
  head: HeadOf<{ readonly route: 'rent'; readonly answer: RentPage }>,
): readonly (WithContext<BreadcrumbList> | WithContext<Service>)[] {
  const { page, publicUrl, texts } = head;
  const { place, count, price_from } = page.answer;
  const { heading, description } = rentDocument(texts.getFixedT(null, 'rent'), page.answer);
  const url = addressIn(null, head);
  const way: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Gza', item: `${publicUrl}/` },
      { '@type': 'ListItem', position: 2, name: place.name },
    ],
  };
  if (price_from === null) return [way];
  const service: WithContext<Service> = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: heading,
    description,
    url,
    serviceType: 'Car rental',
    provider: { '@type': 'Organization', name: 'Gza', url: `${publicUrl}/` },
    areaServed: { '@type': place.kind === 'city' ? 'City' : 'Airport', name: place.name },
    offers: { '@type': 'AggregateOffer', lowPrice: priceOf(price_from), priceCurrency: 'GEL', offerCount: count },
  };
  return [service, way];
}
