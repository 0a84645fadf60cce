import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatNumber } from './formatNumber.ts';

for (const [language, locale] of [
  ['en', 'en'],
  ['ru', 'ru'],
  // Georgian groups and divides as Russian does.
  ['ka', 'ru'],
] as const)
  test(`${language} writes numbers as ${locale} does everywhere`, () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0, 1, 2), (hundredths, decimals) => {
        const value = decimals === 2 ? hundredths / 100 : decimals === 1 ? hundredths / 10 : hundredths;
        const format = new Intl.NumberFormat(locale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
        assert.equal(formatNumber(value, language, decimals), format.format(value));
      }),
    );
  });
