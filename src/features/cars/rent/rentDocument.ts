import type { TFunction } from 'i18next';
import type { RentPage } from '#contract/calls/cars/rent.ts';

/** Heading, title and description of the page of a place. */
export function rentDocument(t: TFunction<'rent'>, { place: { kind, name } }: Pick<RentPage, 'place'>) {
  const heading = t(`title.${kind}`, { place: name });
  return { heading, title: `${heading} · Gza`, description: t('documentDescription', { heading }) };
}
