import { expect, test } from '@jest/globals';
import type { UnderstoodSearch } from '#contract/calls/cars/search.ts';
import { sentenceSearch, wordsSearch } from './sentenceSearch.ts';

const answer = (filters: UnderstoodSearch['filters'], rest = ''): UnderstoodSearch => ({
  status: 'success',
  filters,
  understood: Object.entries(filters).map(([field, value = '']) => ({ field, value, words: field })),
  rest,
});

const before = { city_id: 1, from: '2026-12-03T10:00', to: '2026-12-07T10:00', fuel: ['diesel'], q: 'old' } as const;

test('a sentence replaces the filters; city and dates stay unless it names others', () => {
  const { city_id, from, to } = before;
  expect(sentenceSearch(before, answer({ brand: 'bmw,audi', price_max: 13_600 }), 'bmw or audi')).toEqual({
    city_id,
    from,
    to,
    brand: ['audi', 'bmw'],
    price_max: 13_600,
  });
  expect(sentenceSearch(before, answer({ city_id: 2, from: '2026-12-20', to: '2026-12-21' }), 'batumi')).toEqual({
    city_id: 2,
    from: '2026-12-20T10:00',
    to: '2026-12-21T10:00',
  });
});

test('other words are searched for, but neither numbers nor what is not wanted', () => {
  const found = (rest: string) => sentenceSearch({}, answer({ fuel: 'diesel' }, rest), 'a sentence').q;
  expect(found('white')).toBe('white');
  for (const rest of ['', '50 euro', 'not bmw', 'кроме бмв', 'ბმვ გარეშე']) expect(found(rest)).toBeUndefined();
});

test('where nothing is understood, or nobody answers, the words are searched for as they are', () => {
  expect(sentenceSearch({ fuel: ['diesel'] }, answer({}, 'opel'), ' opel 2 ')).toEqual({ q: 'opel 2' });
  expect(wordsSearch(before, ` ${'x'.repeat(200)} `).q).toHaveLength(100);
});
