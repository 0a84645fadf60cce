import { expect, test } from '@jest/globals';
import { formatRating } from './formatRating.ts';

test('a rating has one decimal, also where it is whole, with the sign of its language', () => {
  expect([4, 4.96, 4.85].map((rating) => formatRating(rating, 'en'))).toEqual(['4.0', '5.0', '4.8']);
  expect([formatRating(4.9, 'ka'), formatRating(4.9, 'ru')]).toEqual(['4,9', '4,9']);
});
