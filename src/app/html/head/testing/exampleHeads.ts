import type { Car } from '#contract/calls/cars/cars.ts';
import type { Owner } from '#contract/calls/owners.ts';
import type { Reference } from '#contract/calls/reference/reference.ts';
import type { RentPage } from '#contract/calls/cars/rent.ts';
import type { SearchAnswer } from '#contract/calls/cars/search.ts';
import type { Language } from '#contract/domain/values.ts';
import { addTexts } from '#src/shared/i18n/addTexts.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { facetsOf } from '#mocks/fixtures/cars/facets.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { brands, categories, cities } from '#mocks/fixtures/reference.ts';
import { optionsOf } from '#mocks/fixtures/translated.ts';
import type { HeadOf, ShownPage } from '../shownPage.ts';

const [first] = fleet;
if (first === undefined) throw new Error('The mocks have no cars.');

/** A car with reviews and a picture as the server names them. */
export const car: Car = {
  ...carOf(first, new URLSearchParams()),
  rating: 4.67,
  reviews_count: 12,
  images: [
    {
      shot: 'front',
      url: '/pictures/ab-640.webp',
      srcset: '/pictures/ab-320.webp 320w, /pictures/ab-640.webp 640w, /pictures/ab-1280.webp 1280w',
      width: 1600,
      height: 1067,
      placeholder: 'data:image/webp;base64,AA',
    },
  ],
};

/** A company with cars and reviews. */
export const owner: Owner = {
  id: 22,
  name: 'Tbilisi Drive',
  kind: 'legal',
  picture: '/pictures/people/0123',
  since: '2023-04-12',
  languages: ['ka', 'en'],
  answers_within_minutes: 25,
  cancelled_share: 0.04,
  rating: 4.67,
  reviews_count: 12,
  trips: 146,
  is_verified: true,
  cars_count: 20,
};

export const reference: Reference = {
  status: 'success',
  brands: Object.entries(brands).map(([code, { name }]) => ({ code, name, models: [] })),
  categories: optionsOf(categories),
  car_types: [],
  fuels: [],
  transmissions: [],
  steerings: [],
  drives: [],
  colours: [],
  insurances: [],
  extras: [],
  equipment: [],
  cities: optionsOf(cities).map(({ name }, index) => ({ id: index + 1, name, lat: null, lng: null })),
  airports: [],
  districts: [],
};

/** Renting at an airport with so many cars. */
export const rentAt = (count: number): RentPage => ({
  place: { kind: 'airport', code: 'tbs', name: 'Tbilisi Airport', id: 1, city_id: 1, city: 'Tbilisi' },
  count,
  price_from: count === 0 ? null : 5_550,
  delivery_from: 3_000,
  categories: [],
  models: [],
  others: [],
});

export const found = (total: number): SearchAnswer => ({
  status: 'success',
  cars: [],
  total,
  total_is_capped: false,
  next_cursor: null,
  facets: facetsOf(new URLSearchParams()),
  relaxations: [],
});

export async function headOf(page: ShownPage, search = '', language: Language = 'en'): Promise<HeadOf> {
  const texts = makeI18n(language, await loadTexts(language, 'common'));
  await addTexts(texts, language, ['home', 'search', 'car', 'rent', 'pages']);
  return {
    page,
    query: new URLSearchParams(search),
    language,
    publicUrl: 'https://gza.example',
    texts: await texts,
  };
}

/** The data for machines in a piece of HTML, as a machine reads it. */
export const dataIn = (html: string): readonly Readonly<Record<string, unknown>>[] =>
  Array.from(html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs), ([, json = '']) =>
    JSON.parse(json),
  );
