import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dollarsOf, formatDollarDay, formatGel, formatGelDay, formatUsd } from './formatMoney.ts';

for (const [language, tetri, text] of [
  ['en', 14_688, '146.88\u00a0₾'],
  ['en', 30_000, '300\u00a0₾'],
  ['en', 123_456_700, '1,234,567\u00a0₾'],
  ['ka', 14_680, '146,80\u00a0₾'],
  ['ru', 123_456_700, '1\u00a0234\u00a0567\u00a0₾'],
] as const)
  test(`${language} writes ${tetri} tetri as ${text}`, () => {
    assert.equal(formatGel(tetri, language), text);
  });

test('a converted sum is rounded to whole dollars and marked', () => {
  assert.equal(formatUsd(14_688, 2.72, 'en'), '≈\u00a0$54');
  assert.equal(formatUsd(14_688, 2.75, 'en'), '≈\u00a0$53');
  assert.equal(formatUsd(0, 2.72, 'en'), '≈\u00a0$0');
  assert.equal(dollarsOf(-1, 2.72), 0);
  assert.equal(formatUsd(1_000_000_00, 2.5, 'ka'), '≈\u00a0$400\u00a0000');
});

test('an average day has the decimals it needs to add up to the shown total, and says when they are not enough', () => {
  assert.equal(formatGelDay(60_000, 6, 'en'), '100\u00a0₾');
  assert.equal(formatGelDay(87_555, 5, 'en'), '175.11\u00a0₾');
  assert.equal(formatGelDay(10_000, 3, 'ka'), '≈\u00a033,33\u00a0₾');
  assert.equal(formatDollarDay(320, 4, 'en'), '≈\u00a0$80');
  assert.equal(formatDollarDay(321, 6, 'en'), '≈\u00a0$53.50');
  assert.equal(formatDollarDay(321, 7, 'ru'), '≈\u00a0$45,86');
});

test('days times the shown average is the shown total, in both currencies', () => {
  const digits = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 3_000_000 }), fc.integer({ min: 1, max: 99 }), (tetri, days) => {
      const dollars = dollarsOf(tetri, 2.7134);
      assert.equal(Math.round(digits(formatDollarDay(dollars, days, 'en')) * days), dollars);
      const day = formatGelDay(tetri, days, 'en');
      const sum = Math.round(digits(day) * 100) * days;
      if (day.startsWith('≈')) assert.ok(Math.abs(sum - tetri) <= days / 2);
      else assert.equal(sum, tetri);
    }),
  );
});

test('a negative amount has its sign before the currency', () => {
  assert.equal(formatUsd(-3_200, 2.72, 'en'), '≈\u00a0−$12');
});
