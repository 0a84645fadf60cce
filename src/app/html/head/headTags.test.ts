import { expect, test } from '@jest/globals';
import { headTagsOf } from './headTags.ts';
import { car, dataIn, found, headOf, owner, reference, rentAt } from './testing/exampleHeads.ts';

const valuesOf = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, value]) => value ?? '');
const propertyOf = (html: string, property: string): string | undefined =>
  new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1];
const canonicalIn = (html: string): string | undefined => /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const search = { route: 'search', answer: found(12), reference } as const;

test.each([
  [{ route: 'home' } as const, '', 'https://gza.example/'],
  [{ route: 'home' } as const, 'utm_source=mail', 'https://gza.example/'],
  [{ route: 'terms' } as const, 'lang=ka', 'https://gza.example/terms-and-conditions?lang=ka'],
  [{ route: 'about' } as const, 'lang=de', 'https://gza.example/about-us'],
  [{ route: 'rent', answer: rentAt(3) } as const, 'lang=ru&x=1', 'https://gza.example/rent/tbs?lang=ru'],
  [{ route: 'owner', owner } as const, 'cursor=abc&utm=1', 'https://gza.example/owners/22'],
  [
    { route: 'car', car } as const,
    'from=2026-05-11&to=2026-05-13&extras=gps',
    `https://gza.example/cars/rent/${car.slug}/${car.id}`,
  ],
  [
    search,
    'lang=ru&from=2026-05-11&to=2026-05-13&sort=newest&city_id=2&brand=',
    'https://gza.example/search?city_id=2&lang=ru',
  ],
  [search, 'utm=1&category=suv&city_id=2', 'https://gza.example/search?category=suv&city_id=2'],
  [
    search,
    'category=suv,bus&fuel=petrol&cursor=abc',
    'https://gza.example/search?category=bus,suv&cursor=abc&fuel=petrol',
  ],
])('%o with the query %s has the one address %s, and every language of it', async (page, query, address) => {
  const html = headTagsOf(await headOf(page, query));
  expect(canonicalIn(html)).toBe(address.replaceAll('&', '&amp;'));
  expect(propertyOf(html, 'og:url')).toBe(canonicalIn(html));
  const versions = new Map(
    Array.from(html.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g), ([, language, href = '']) => [
      language,
      new URL(href.replaceAll('&amp;', '&')),
    ]),
  );
  expect([...versions.keys()]).toEqual(['en', 'ka', 'ru', 'x-default']);
  for (const [language, url] of versions) {
    expect(url.searchParams.get('lang')).toBe(language === 'x-default' ? null : language);
    // Each version names the same versions, or search engines believe none of them.
    const other = headTagsOf(await headOf(page, url.search));
    expect(canonicalIn(other)).toBe(url.href.replaceAll('&', '&amp;'));
    expect(valuesOf(other, /hreflang="[^"]*" href="([^"]*)"/g)).toEqual(
      valuesOf(html, /hreflang="[^"]*" href="([^"]*)"/g),
    );
  }
});

test.each([
  ['', 12, true],
  ['city_id=2&category=suv&brand=toyota&lang=ka&from=2026-05-11&to=2026-05-13&sort=rating', 12, true],
  ['city_id=2', 0, false],
  ['category=suv,bus', 12, false],
  ['q=prius', 12, false],
  ['fuel=petrol', 12, false],
  ['price_max=9000', 12, false],
  ['cursor=abc', 12, false],
])('whether the search "%s" with %i cars is indexed: %s', async (query, total, isIndexed) => {
  const html = headTagsOf(await headOf({ ...search, answer: found(total) }, query));
  expect(html.includes('<meta name="robots" content="noindex" data-page="">')).toBe(!isIndexed);
});

test.each([0, 3])('whether the page of a place with %i cars is indexed', async (count) => {
  const html = headTagsOf(await headOf({ route: 'rent', answer: rentAt(count) }));
  expect(html.includes('content="noindex"')).toBe(count === 0);
});

test('an owner is indexed who has cars', async () => {
  const robots = '<meta name="robots" content="noindex" data-page="">';
  expect(headTagsOf(await headOf({ route: 'owner', owner }))).not.toContain(robots);
  expect(headTagsOf(await headOf({ route: 'owner', owner: { ...owner, cars_count: 0 } }))).toContain(robots);
});

test.each([
  ['en', 'en_US', ['ka_GE', 'ru_RU'], 'Rent a car in Batumi: SUV · Gza'],
  ['ka', 'ka_GE', ['en_US', 'ru_RU'], 'მანქანის ქირაობა, Batumi: SUV · Gza'],
  ['ru', 'ru_RU', ['en_US', 'ka_GE'], 'Аренда машины, Batumi: SUV · Gza'],
] as const)('a link shared in %s describes the page', async (language, locale, others, title) => {
  const html = headTagsOf(await headOf(search, 'city_id=2&category=suv', language));
  expect(propertyOf(html, 'og:title')).toBe(title);
  expect(propertyOf(html, 'og:description')).toContain('Batumi');
  expect(propertyOf(html, 'og:locale')).toBe(locale);
  expect(valuesOf(html, /og:locale:alternate" content="([^"]*)"/g)).toEqual(others);
  expect(propertyOf(html, 'og:image')).toBe('https://gza.example/share.jpg');
  expect(html).toContain('name="twitter:card" content="summary_large_image"');
});

test('what readers of links look for as text comes first in its element', async () => {
  const html = headTagsOf(await headOf({ route: 'car', car }));
  for (const start of [
    '<link rel="canonical" href="https://',
    '<link rel="alternate" hreflang="en" href="https://',
    '<meta property="og:title" content="',
    '<meta property="og:image" content="https://',
    '<script type="application/ld+json"',
  ])
    expect(html).toContain(start);
});

test('a shared car shows its first picture as large as it is served', async () => {
  const html = headTagsOf(await headOf({ route: 'car', car }));
  expect(propertyOf(html, 'og:image')).toBe('https://gza.example/pictures/ab-1280.jpg');
  expect(propertyOf(html, 'og:image:type')).toBe('image/jpeg');
  expect([propertyOf(html, 'og:image:width'), propertyOf(html, 'og:image:height')]).toEqual(['1280', '854']);
  expect(propertyOf(html, 'og:image:alt')).toBe(`${car.brand} ${car.model} ${car.year}`);
  const bare = headTagsOf(await headOf({ route: 'car', car: { ...car, images: [] } }));
  expect(propertyOf(bare, 'og:image')).toBe('https://gza.example/share.jpg');
});

test("a car's name, whatever it is, stays within its attribute and its data", async () => {
  const hostile = `</script><script>alert(1)</script><!--"'>&amp;`;
  const owner = { ...car.owner, name: hostile };
  const html = headTagsOf(await headOf({ route: 'car', car: { ...car, model: hostile, description: hostile, owner } }));
  // Two for the data of the page, and no other way out of an attribute or into a comment.
  expect(html.match(/<\/?script/g)).toHaveLength(4);
  expect(html).not.toContain('alert(1)</script>');
  expect(html).not.toContain('<!--');
  expect(propertyOf(html, 'og:title')).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--&quot;');
  expect(dataIn(html)[0]).toMatchObject({
    model: hostile,
    description: hostile,
    offers: { seller: { name: hostile } },
  });
});
