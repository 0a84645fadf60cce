import type { BreadcrumbList, Organization, SearchAction, WebSite, WithContext } from 'schema-dts';
import type { Car } from '#contract/calls/cars.ts';
import { breadcrumbsOf } from '#src/features/cars/page/breadcrumbsOf.ts';
import { carName } from '#src/features/cars/page/carName.ts';
import { contactEmail, socialPages } from '#src/shared/lib/contact.ts';
import { paths } from '#src/shared/lib/paths.ts';
import type { HeadOf } from './shownPage.ts';

/** The way to a car that stands above it on the page. */
export function breadcrumbData(
  head: HeadOf<{ readonly route: 'car'; readonly car: Car }>,
): WithContext<BreadcrumbList> {
  const { page, publicUrl, texts } = head;
  const steps = breadcrumbsOf(texts.getFixedT(null, 'car'), page.car, null);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps.map(({ to, text }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: text,
        item: publicUrl + to,
      })),
      { '@type': 'ListItem' as const, position: steps.length + 1, name: carName(page.car) },
    ],
  };
}

/** Google's name for the part of the address that is typed; the types of schema.org do not know it. */
type TypedSearch = SearchAction & { readonly 'query-input': string };

/** What the home page is the home of. */
export function siteData({ publicUrl, language }: HeadOf): readonly [WithContext<WebSite>, WithContext<Organization>] {
  const url = `${publicUrl}/`;
  const search: TypedSearch = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${paths.search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Gza',
      alternateName: 'გზა',
      url,
      inLanguage: language,
      potentialAction: search,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Gza',
      url,
      logo: `${publicUrl}/icon-512.png`,
      email: contactEmail,
      sameAs: Object.values(socialPages),
    },
  ];
}
