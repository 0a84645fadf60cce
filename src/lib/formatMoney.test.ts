import { expect, test } from '@jest/globals';
import { formatGel, formatUsd } from './formatMoney.ts';

test.each([
  ['en', 14_688, '146.88\u00a0₾'],
  ['en', 30_000, '300\u00a0₾'],
  ['en', 123_456_700, '1,234,567\u00a0₾'],
  ['ka', 14_680, '146,80\u00a0₾'],
  ['ru', 123_456_700, '1\u00a0234\u00a0567\u00a0₾'],
] as const)('%s writes %i tetri as %s', (language, tetri, text) => {
  expect(formatGel(tetri, language)).toBe(text);
});

test('a converted sum is rounded to whole dollars and marked', () => {
  expect(formatUsd(14_688, 2.72, 'en')).toBe('≈\u00a0$54');
  expect(formatUsd(14_688, 2.75, 'en')).toBe('≈\u00a0$53');
  expect(formatUsd(1_000_000_00, 2.5, 'ka')).toBe('≈\u00a0$400\u00a0000');
});
