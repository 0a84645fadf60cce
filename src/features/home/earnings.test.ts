import { expect, test } from '@jest/globals';
import { monthlyEarnings } from './earnings.ts';

test.each([
  [0, 15, 0],
  [1, 15, 8_772],
  [17, 15, 149_124],
  [30, 15, 263_160],
  [30, 7, 287_928],
  [1, 0, 10_320],
])('%i rented days leave after a commission of %i percent %i tetri', (days, percent, tetri) => {
  expect(monthlyEarnings(days, percent)).toBe(tetri);
});
