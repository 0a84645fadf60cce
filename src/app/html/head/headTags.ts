import type {
  BreadcrumbList,
  Organization,
  Person,
  ProfilePage,
  SearchAction,
  WebSite,
  WithContext,
  Car as CarData,
  Offer,
} from 'schema-dts';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { Owner } from '#contract/calls/owners.ts';
import type { Language } from '#contract/domain/values.ts';
import { breadcrumbsOf } from '#src/features/cars/page/breadcrumbsOf.ts';
import { carDocument } from '#src/features/cars/page/carDocument.ts';
import { carName } from '#src/features/cars/page/carName.ts';
import { rentDocument } from '#src/features/cars/rent/rentDocument.ts';
import { searchDocument } from '#src/features/cars/search/searchDocument.ts';
import { readFilters } from '#src/features/cars/search/searchFilters.ts';
import { ownerDocument } from '#src/features/owners/ownerDocument.ts';
import { languages } from '#src/shared/i18n/languages.ts';
import { contactEmail, socialPages } from '#src/shared/lib/contact.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { rentData } from './rentData.ts';
import { canonicalOf, isLeftOut, languageVersions, addressIn } from './pageAddress.ts';
import { pagePicture, largestOf } from './pagePicture.ts';
import type { HeadOf } from './shownPage.ts';

function dataOf(head: HeadOf): readonly object[] {
  const { page } = head;
  if (page.route === 'car') return [carData({ ...head, page }), breadcrumbData({ ...head, page })];
  if (page.route === 'rent') return rentData({ ...head, page });
  if (page.route === 'owner') return [ownerData({ ...head, page })];
  return page.route === 'home' ? siteData(head) : [];
}

/**
 * What search engines and link previews read of a page, as HTML for its head. Title and description are not included:
 * the screens render them, also on navigation in the client. A page with nothing at its address has none of these tags;
 * its screen excludes search engines.
 */
export function headTagsOf(head: HeadOf): string {
  return [
    tag('link', { rel: 'canonical', href: canonicalOf(head) }),
    ...languageVersions(head).map(({ language, address }) =>
      tag('link', { rel: 'alternate', hreflang: language, href: address }),
    ),
    ...(isLeftOut(head) ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    openGraph(head),
    ...dataOf(head).map(dataScript),
  ].join('');
}

const locales = { en: 'en_US', ka: 'ka_GE', ru: 'ru_RU' } as const satisfies Record<Language, string>;

/** The preview of a link to the page where it is shared. https://ogp.me */
function openGraph(head: HeadOf): string {
  const { title, description } = pageTexts(head);
  const picture = pagePicture(head);
  const others = languages.filter((language) => language !== head.language);
  const properties: readonly (readonly [string, string | number])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Gza'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonicalOf(head)],
    ['og:locale', locales[head.language]],
    ...others.map((language) => ['og:locale:alternate', locales[language]] as const),
    ['og:image', picture.address],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', picture.width],
    ['og:image:height', picture.height],
    ['og:image:alt', picture.alt],
  ];
  const written = properties.map(([property, content]) => tag('meta', { property, content }));
  // Twitter takes the rest from the tags above.
  return [...written, tag('meta', { name: 'twitter:card', content: 'summary_large_image' })].join('');
}

/** Title and description, the same as the screen sets on its document. */
function pageTexts({ page, query, texts }: HeadOf): { readonly title: string; readonly description: string } {
  switch (page.route) {
    case 'car':
      return carDocument(texts.getFixedT(null, 'car'), page.car);
    case 'owner':
      return ownerDocument(texts.getFixedT(null, 'car'), page.owner);
    case 'search':
      return searchDocument(texts.getFixedT(null, 'search'), readFilters(query), page.reference);
    case 'rent':
      return rentDocument(texts.getFixedT(null, 'rent'), page.answer);
    case 'home': {
      const t = texts.getFixedT(null, 'home');
      return { title: t('documentTitle'), description: t('documentDescription') };
    }
    default: {
      const t = texts.getFixedT(null, 'pages');
      return { title: t(`${page.route}.documentTitle`), description: t(`${page.route}.intro`) };
    }
  }
}

/** The breadcrumb above a car on its page. */
function breadcrumbData(head: HeadOf<{ readonly route: 'car'; readonly car: Car }>): WithContext<BreadcrumbList> {
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

/** Google's name for the placeholder in the address; the types of schema.org do not have it. */
type TypedSearch = SearchAction & { readonly 'query-input': string };

/** The structured data of the site, on its home page. */
function siteData({ publicUrl, language }: HeadOf): readonly [WithContext<WebSite>, WithContext<Organization>] {
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

const steerings: Readonly<Record<string, `https://schema.org/${'Left' | 'Right'}HandDriving`>> = {
  left: 'https://schema.org/LeftHandDriving',
  right: 'https://schema.org/RightHandDriving',
};

/** The day's price before discounts, as shown on the page; nothing on the page is for sale. */
function offerOf(car: Car, url: string): Offer {
  const price = (car.price_per_day / 100).toFixed(2);
  return {
    '@type': 'Offer',
    url,
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    availability: 'https://schema.org/InStock',
    price,
    priceCurrency: 'GEL',
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'GEL', unitCode: 'DAY' },
    seller: { '@type': car.owner.is_company ? 'Organization' : 'Person', name: car.owner.name },
  };
}

/** A car for machines: nothing that its page does not show. https://schema.org/Car */
function carData(head: HeadOf<{ readonly route: 'car'; readonly car: Car }>): WithContext<CarData> {
  const { car } = head.page;
  const url = addressIn(null, head);
  const steeringPosition = steerings[car.steering.code];
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: `${carName(car)} ${car.year}`,
    url,
    ...(car.description !== '' && { description: car.description }),
    image: car.images.map((picture) => new URL(largestOf(picture).address, head.publicUrl).href),
    brand: { '@type': 'Brand', name: car.brand },
    model: car.model,
    vehicleModelDate: String(car.year),
    bodyType: car.car_type.name,
    color: car.colour.name,
    fuelType: car.fuel_name,
    vehicleTransmission: car.transmission_name,
    driveWheelConfiguration: car.drive.name,
    ...(steeringPosition && { steeringPosition }),
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    ...(car.equipment_named.length > 0 && {
      additionalProperty: car.equipment_named.map(({ name }) => ({
        '@type': 'PropertyValue' as const,
        name,
        value: true,
      })),
    }),
    offers: offerOf(car, url),
    ...(car.rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: car.rating,
        reviewCount: car.reviews_count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

/** An owner for machines: nothing that the page does not show. https://schema.org/ProfilePage */
function ownerData(head: HeadOf<{ readonly route: 'owner'; readonly owner: Owner }>): WithContext<ProfilePage> {
  const { owner } = head.page;
  const who = {
    name: owner.name,
    url: addressIn(null, head),
    ...(owner.picture !== null && { image: new URL(owner.picture, head.publicUrl).href }),
    ...(owner.languages.length > 0 && { knowsLanguage: owner.languages }),
  };
  const mainEntity: Person | Organization =
    owner.kind === 'physical'
      ? { '@type': 'Person', ...who }
      : {
          '@type': 'Organization',
          ...who,
          ...(owner.rating !== null && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: owner.rating,
              reviewCount: owner.reviews_count,
              bestRating: 5,
              worstRating: 1,
            },
          }),
        };
  return { '@context': 'https://schema.org', '@type': 'ProfilePage', dateCreated: owner.since, mainEntity };
}

/** Text as an attribute in double quotes holds it. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * An element without content. `data-page` marks what is true of this address only: the client removes it on navigation.
 * It comes last: simple readers of links look for `<meta property="og:title"` as text.
 */
function tag(name: 'link' | 'meta', attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return `<${name}${written.join('')} data-page="">`;
}

/** Data for machines. A `<` could close the element: JSON has an escape for it. */
const dataScript = (data: object): string =>
  `<script type="application/ld+json" data-page="">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
