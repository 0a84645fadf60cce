import { expect, test } from '@jest/globals';
import { formatChange } from './formatChange.ts';

test('a change has its sign, and nothing can be compared with nothing', () => {
  expect(formatChange(10_900, 10_000, 'en')).toBe('+9%');
  expect(formatChange(9_100, 10_000, 'en')).toBe('-9%');
  expect(formatChange(10_001, 10_000, 'en')).toBe('0%');
  expect(formatChange(-5_000, 10_000, 'ru')).toBe('-150\u00A0%');
  expect(formatChange(20_000, 10_000, 'ka')).toBe('+100\u00A0%');
  expect(formatChange(5_000, 0, 'en')).toBeNull();
  expect(formatChange(5_000, -1, 'en')).toBeNull();
});
