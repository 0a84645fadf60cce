import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatNumber } from './formatNumber.ts';

test.each([
  ['en', 'en'],
  ['ru', 'ru'],
  // Georgian groups and divides as Russian does.
  ['ka', 'ru'],
] as const)('%s writes numbers as %s does everywhere', (language, locale) => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0, 1, 2), (hundredths, decimals) => {
      const value = decimals === 2 ? hundredths / 100 : decimals === 1 ? hundredths / 10 : hundredths;
      const format = new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      expect(formatNumber(value, language, decimals)).toBe(format.format(value));
    }),
  );
});
