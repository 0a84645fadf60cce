import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatNumber } from './formatNumber.ts';

for (const [language, locale] of [
  ['en', 'en'],
  ['ru', 'ru'],
  // Georgian uses the separators of Russian.
  ['ka', 'ru'],
] as const)
  test(`${language} writes numbers like ${locale}`, () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0, 1, 2), (hundredths, decimals) => {
        const value = decimals === 2 ? hundredths / 100 : decimals === 1 ? hundredths / 10 : hundredths;
        const format = new Intl.NumberFormat(locale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
        assert.equal(formatNumber(value, language, decimals), format.format(value).replace('-', '−'));
      }),
    );
  });

test('what is rounded to nothing has no sign', () => {
  assert.deepEqual(
    [-0.4, -0, 0.4].map((value) => formatNumber(value, 'en')),
    ['0', '0', '0'],
  );
  assert.equal(formatNumber(-0.004, 'en', 2), '0.00');
});
