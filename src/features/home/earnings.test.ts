import { expect, test } from '@jest/globals';
import { monthlyEarnings } from './earnings.ts';

test.each([
  [0, 0],
  [1, 8_772],
  [17, 149_124],
  [30, 263_160],
])('%i rented days leave %i tetri after commission', (days, tetri) => {
  expect(monthlyEarnings(days)).toBe(tetri);
});
