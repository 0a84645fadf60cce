import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { highestTetri, lowestTetri, toUnits, writeUnits } from './priceUnits.ts';

const dollars = { code: 'usd', symbol: '$', tetri: 271.34 } as const;
const lari = { code: 'gel', symbol: '₾', tetri: 100 } as const;
const converted = [
  dollars,
  { code: 'eur', symbol: '€', tetri: 314.02 },
  // A shekel that costs exactly a lari is converted all the same.
  { code: 'ils', symbol: '₪', tetri: 100 },
  { code: 'try', symbol: '₺', tetri: 6.41 },
  { code: 'rub', symbol: '₽', tetri: 3.3936 },
] as const;

test('bounds convert back to the amount they came from, in every currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), fc.constantFrom(lari, ...converted), (amount, units) => {
      expect(toUnits(lowestTetri(amount, units), units)).toBe(amount);
      expect(toUnits(highestTetri(amount, units), units)).toBe(amount);
    }),
  );
});

test('a car shown at the bound is included', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 200_000 }), fc.constantFrom(...converted), (price, units) => {
      const shown = toUnits(price, units);
      expect(lowestTetri(shown, units)).toBeLessThanOrEqual(price);
      expect(highestTetri(shown, units)).toBeGreaterThanOrEqual(price);
    }),
  );
});

test('GEL are exact', () => {
  expect(lowestTetri(67, lari)).toBe(6700);
  expect(highestTetri(90, lari)).toBe(9000);
  expect(writeUnits('67–90', lari, 'en')).toBe('67–90\u00a0₾');
  expect(writeUnits('25–90', dollars, 'ru')).toBe('$25–90');
  expect(writeUnits('700–2500', converted[4], 'ru')).toBe('700–2500\u00a0₽');
});
