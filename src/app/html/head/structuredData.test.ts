import Validator from '@adobe/structured-data-validator';
import { expect, test } from '@jest/globals';
import type { Car } from '#contract/calls/cars/cars.ts';
import { headTagsOf } from './headTags.ts';
import { car, dataIn, headOf, owner, rentAt } from './testing/exampleHeads.ts';

/** Violations of Google's requirements, without those that are optional for goods. A car is a product in schema.org. */
async function complaintsAbout(data: readonly Readonly<Record<string, unknown>>[]) {
  const asProduct = data.map((item) => (item['@type'] === 'Car' ? { ...item, '@type': 'Product' } : item));
  const jsonld = Object.fromEntries(asProduct.map((item) => [String(item['@type']), [item]]));
  const issues = await new Validator().validate({ jsonld });
  const messages = issues.map(({ issueMessage }) => issueMessage);
  // Only goods have the number of a trade item.
  return messages.filter((message) => !message.endsWith('(optional)') && !message.includes('"gtin"'));
}

const carPage = async (other: Partial<Car> = {}) =>
  dataIn(headTagsOf(await headOf({ route: 'car', car: { ...car, ...other } })));

test('a car is offered for a day by its owner, with its rating and its breadcrumb', async () => {
  const [data, way] = await carPage();
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Car',
    brand: { name: car.brand },
    model: car.model,
    vehicleModelDate: String(car.year),
    fuelType: car.fuel_name,
    vehicleTransmission: car.transmission_name,
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    image: ['https://gza.example/pictures/ab-1280.webp'],
    offers: {
      '@type': 'Offer',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      availability: 'https://schema.org/InStock',
      price: (car.price_per_day / 100).toFixed(2),
      priceCurrency: 'GEL',
      seller: { name: car.owner.name },
    },
    aggregateRating: { ratingValue: 4.67, reviewCount: 12, bestRating: 5, worstRating: 1 },
  });
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://gza.example/' },
      { position: 2, name: car.city, item: `https://gza.example/search?city_id=${car.city_id}` },
      { position: 3, item: `https://gza.example/search?city_id=${car.city_id}&category=${car.category}` },
      { position: 4, name: `${car.brand} ${car.model}` },
    ],
  });
});

test('a car without reviews has no rating', async () => {
  const [data] = await carPage({ rating: null, reviews_count: 0 });
  expect(data).not.toHaveProperty('aggregateRating');
});

test('a place offers what its cars cost at least, and nothing without cars', async () => {
  const dataAt = async (count: number) => dataIn(headTagsOf(await headOf({ route: 'rent', answer: rentAt(count) })));
  const [service, way] = await dataAt(3);
  expect(service).toMatchObject({
    '@type': 'Service',
    name: 'Rent a car at Tbilisi Airport',
    url: 'https://gza.example/rent/tbs',
    areaServed: { '@type': 'Airport', name: 'Tbilisi Airport' },
    offers: { '@type': 'AggregateOffer', lowPrice: '55.50', priceCurrency: 'GEL', offerCount: 3 },
  });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] });
  expect(await complaintsAbout([way ?? {}])).toEqual([]);
  expect((await dataAt(0)).map((item) => item['@type'])).toEqual(['BreadcrumbList']);
});

test('an owner is a person, or a company with its rating', async () => {
  const dataOf = async (shown: typeof owner) => dataIn(headTagsOf(await headOf({ route: 'owner', owner: shown })));
  expect(await dataOf(owner)).toMatchObject([
    {
      '@type': 'ProfilePage',
      dateCreated: '2023-04-12',
      mainEntity: {
        '@type': 'Organization',
        name: 'Tbilisi Drive',
        url: 'https://gza.example/owners/22',
        image: 'https://gza.example/pictures/people/0123',
        aggregateRating: { ratingValue: 4.67, reviewCount: 12 },
      },
    },
  ]);
  const [person] = await dataOf({ ...owner, kind: 'physical', name: 'Giorgi K.', picture: null, languages: [] });
  expect(person?.['mainEntity']).toEqual({
    '@type': 'Person',
    name: 'Giorgi K.',
    url: 'https://gza.example/owners/22',
  });
});

test('a validator finds nothing to complain of', async () => {
  const home = dataIn(headTagsOf(await headOf({ route: 'home' })));
  expect(home.map((item) => item['@type'])).toEqual(['WebSite', 'Organization']);
  expect(await complaintsAbout(home)).toEqual([]);
  expect(await complaintsAbout(await carPage())).toEqual([]);
});

test('the validator would complain', async () => {
  const [data = {}, way = {}] = await carPage();
  const { name: _name, ...nameless } = data;
  expect(await complaintsAbout([nameless])).toContainEqual(expect.stringContaining('"name"'));
  expect(await complaintsAbout([{ ...data, offers: { '@type': 'Offer' } }])).toContainEqual(
    expect.stringContaining('price'),
  );
  expect(
    await complaintsAbout([{ ...data, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4 } }]),
  ).toContainEqual(expect.stringContaining('Count'));
  expect(
    await complaintsAbout([{ ...way, itemListElement: [{ '@type': 'ListItem', position: 1, name: 'a' }] }]),
  ).not.toEqual([]);
});
