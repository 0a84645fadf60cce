import { expect, test } from '@jest/globals';
import { ratingBars } from './ratingBars.ts';

test('bars go from five stars down and add up to all reviews', () => {
  expect(ratingBars([0, 0, 1, 1, 2])).toEqual([
    { stars: 5, count: 2, share: 0.5 },
    { stars: 4, count: 1, share: 0.25 },
    { stars: 3, count: 1, share: 0.25 },
    { stars: 2, count: 0, share: 0 },
    { stars: 1, count: 0, share: 0 },
  ]);
});

test('a car without reviews has empty bars', () => {
  expect(ratingBars([0, 0, 0, 0, 0]).every(({ share }) => share === 0)).toBe(true);
});
