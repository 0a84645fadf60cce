import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { highestTetri, lowestTetri, toUnits, writeUnits } from './priceUnits.ts';

const dollars = { symbol: '$', tetri: 271.34 };
const lari = { symbol: '₾', tetri: 100 };

test('bounds convert back to the amount they came from, in every currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(dollars, lari), (amount, units) => {
      expect(toUnits(lowestTetri(amount, units), units)).toBe(amount);
      expect(toUnits(highestTetri(amount, units), units)).toBe(amount);
    }),
  );
});

test('a car shown at the bound is included', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 200_000 }), (price) => {
      const shown = toUnits(price, dollars);
      expect(lowestTetri(shown, dollars)).toBeLessThanOrEqual(price);
      expect(highestTetri(shown, dollars)).toBeGreaterThanOrEqual(price);
    }),
  );
});

test('GEL are exact', () => {
  expect(lowestTetri(67, lari)).toBe(6700);
  expect(highestTetri(90, lari)).toBe(9000);
  expect(writeUnits('67–90', lari)).toBe('67–90\u00a0₾');
  expect(writeUnits('25–90', dollars)).toBe('$25–90');
});
