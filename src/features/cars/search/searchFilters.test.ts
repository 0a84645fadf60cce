import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SearchFilters } from './searchFilters.ts';
import {
  changeFilters,
  listFilters,
  pairs,
  ratings,
  readFilters,
  sorts,
  toggleCode,
  writeFilters,
} from './searchFilters.ts';
import { searchPath } from './searchPath.ts';
import { searchQuery } from './searchQuery.ts';

const codes = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,12}$/), { minLength: 1, maxLength: 5 })
  .map((list): readonly string[] => list.toSorted());

const bounds = (least: number, most: number) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);

const anyFilters: fc.Arbitrary<SearchFilters> = fc
  .record(
    {
      ...Object.fromEntries(listFilters.map((name) => [name, codes])),
      q: fc
        .string({ minLength: 1, maxLength: 90 })
        .map((text) => text.trim())
        .filter((text) => text !== ''),
      city_id: fc.integer({ min: 1, max: 2_147_483_647 }),
      min_days: fc.integer({ min: 1, max: 365 }),
      instant: fc.constant(true),
      rating_min: fc.constantFrom(...ratings),
      sort: fc.constantFrom(...sorts.slice(1)),
      dates: fc.constant(['2026-12-01T10:00', '2026-12-04T18:30']),
      year: bounds(1900, 2100),
      engine: bounds(0, 99_999),
      price: bounds(0, 100_000_000),
    },
    { requiredKeys: [] },
  )
  .map(({ dates, year, engine, price, ...rest }) => ({
    ...rest,
    ...(dates && { from: dates[0], to: dates[1] }),
    ...(year && { year_min: year[0], year_max: year[1] }),
    ...(engine && { engine_min: engine[0], engine_max: engine[1] }),
    ...(price && { price_min: price[0], price_max: price[1] }),
  })) as fc.Arbitrary<SearchFilters>; // built from the same lists of names as the type

test('every search survives conversion to a URL and back', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const { search } = new URL(searchPath(filters), 'http://localhost');
      expect(readFilters(new URLSearchParams(search))).toEqual(filters);
    }),
  );
});

test('reading any URL gives filters that convert to the same again', () => {
  const names = [
    'q',
    'city_id',
    'from',
    'to',
    'price_min',
    'price_max',
    'rating_min',
    'sort',
    'instant',
    'brand',
    'evil',
  ];
  const anyAddress = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ maxLength: 60 })), { maxLength: 12 });
  fc.assert(
    fc.property(anyAddress, (entries) => {
      const once = readFilters(new URLSearchParams(entries));
      expect(readFilters(writeFilters(once))).toEqual(once);
    }),
  );
});

test('a choice is read as a flag or as a word, and written as a flag', () => {
  for (const search of ['instant=1', 'instant=true'])
    expect(writeFilters(readFilters(new URLSearchParams(search))).toString()).toBe('instant=1');
  for (const search of ['instant=0', 'instant=false', 'instant='])
    expect(readFilters(new URLSearchParams(search))).toEqual({});
});

test.each([
  ['city_id=abc'],
  ['city_id=0'],
  ['city_id=99999999999'],
  ['price_min=-5'],
  ['price_min=1e3'],
  ['year_min=20'],
  ['rating_min=6'],
  ['sort=drop table'],
  ['instant=yes'],
  ['brand=<script>,%00'],
  ['from=2026-12-01'],
  ['flexible=2'],
  ['flexible=4'],
  ['from=2026-12-04&to=2026-12-01'],
  ['price_min=900&price_max=100'],
  ['page=7'],
  ['bbox=-200,41,45,42'],
  ['bbox=44,41,45,95'],
])('%s is ignored', (search) => {
  expect(readFilters(new URLSearchParams(search))).toEqual({});
});

test('valid parts of a list are used', () => {
  expect(readFilters(new URLSearchParams('brand=toyota,,<b>,kia,kia'))).toEqual({ brand: ['kia', 'toyota'] });
});

test('the order of choosing does not change the URL', () => {
  const one = toggleCode(toggleCode({}, 'fuel', 'petrol'), 'fuel', 'diesel');
  const other = toggleCode(toggleCode({}, 'fuel', 'diesel'), 'fuel', 'petrol');
  expect(searchPath(one)).toBe(searchPath(other));
  expect(searchPath(one)).toBe('/search?fuel=diesel,petrol');
});

test('duplicate codes and filters set to nothing are removed', () => {
  expect(toggleCode({ fuel: ['petrol'] }, 'fuel', 'petrol')).toEqual({});
  expect(changeFilters({ price_min: 100, q: 'golf' }, { price_min: undefined })).toEqual({ q: 'golf' });
});

test('crossed bounds of each pair are dropped together', () => {
  for (const [least, most] of pairs) {
    expect(readFilters(new URLSearchParams(`${least}=2020&${most}=2010`))).toEqual({});
  }
});

test('the request has lists as text, numbers as numbers and always an order', () => {
  expect(searchQuery({ brand: ['kia', 'vaz'], city_id: 1, rating_min: '4.5', instant: true })).toEqual({
    brand: 'kia,vaz',
    city_id: 1,
    rating_min: 4.5,
    instant: '1',
    sort: 'recommended',
  });
});
