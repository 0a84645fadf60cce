import { expect, test } from '@jest/globals';
import { readSearch } from './readSearch.ts';
import { searchPath } from './searchPath.ts';

const now = Date.parse('2026-05-01T08:00:00Z');
const read = (search: string) => readSearch(new URLSearchParams(search), now);

test.each([
  ['', null],
  ['cursor=', null],
  ['cursor=eG9i-M2_J', 'eG9i-M2_J'],
  ['cursor=a%20b', null],
  [`cursor=${'a'.repeat(501)}`, null],
  ['from=2026-05-11&to=2026-05-13&cursor=abc', 'abc'],
  // Past dates are dropped, and so is a cursor into the list for them.
  ['from=2026-04-11&to=2026-04-13&cursor=abc', null],
])('the list of "%s" starts at %s', (search, cursor) => {
  expect(read(search).cursor).toBe(cursor);
});

test('the URL of the next page is the search with its cursor', () => {
  const { filters } = read('fuel=petrol,diesel&cursor=abc');
  expect(searchPath(filters, 'next')).toBe('/search?fuel=diesel,petrol&cursor=next');
  expect(searchPath(filters)).toBe('/search?fuel=diesel,petrol');
});
