import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dollarsOf, formatDollarDay, formatGel, formatGelDay, formatUsd } from './formatMoney.ts';

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
  expect(formatUsd(0, 2.72, 'en')).toBe('≈\u00a0$0');
  expect(dollarsOf(-1, 2.72)).toBe(0);
  expect(formatUsd(1_000_000_00, 2.5, 'ka')).toBe('≈\u00a0$400\u00a0000');
});

test('an average day has the decimals it needs to add up to the shown total, and says when they are not enough', () => {
  expect(formatGelDay(60_000, 6, 'en')).toBe('100\u00a0₾');
  expect(formatGelDay(87_555, 5, 'en')).toBe('175.11\u00a0₾');
  expect(formatGelDay(10_000, 3, 'ka')).toBe('≈\u00a033,33\u00a0₾');
  expect(formatDollarDay(320, 4, 'en')).toBe('≈\u00a0$80');
  expect(formatDollarDay(321, 6, 'en')).toBe('≈\u00a0$53.50');
  expect(formatDollarDay(321, 7, 'ru')).toBe('≈\u00a0$45,86');
});

test('days times the shown average is the shown total, in both currencies', () => {
  const digits = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 3_000_000 }), fc.integer({ min: 1, max: 99 }), (tetri, days) => {
      const dollars = dollarsOf(tetri, 2.7134);
      expect(Math.round(digits(formatDollarDay(dollars, days, 'en')) * days)).toBe(dollars);
      const day = formatGelDay(tetri, days, 'en');
      const sum = Math.round(digits(day) * 100) * days;
      if (day.startsWith('≈')) expect(Math.abs(sum - tetri)).toBeLessThanOrEqual(days / 2);
      else expect(sum).toBe(tetri);
    }),
  );
});

test('what is taken away stands with its sign before the currency', () => {
  expect(formatUsd(-3_200, 2.72, 'en')).toBe('≈\u00a0−$12');
});
