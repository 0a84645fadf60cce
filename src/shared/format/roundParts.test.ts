import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unitsOf } from '#contract/domain/format/formatMoney.ts';
import { roundParts } from './roundParts.ts';

test('what rounding leaves goes to the largest remainders', () => {
  expect(roundParts([33.4, 33.4, 33.2], 100)).toEqual([34, 33, 33]);
  expect(roundParts([10.5, -0.75, 1.25], 11)).toEqual([11, -1, 1]);
  expect(roundParts([], 0)).toEqual([]);
});

test('the rounded lines of a price add up to its rounded total, each within one of its exact value', () => {
  const lines = fc.array(fc.integer({ min: -2_000_000, max: 9_000_000 }), { minLength: 1, maxLength: 40 });
  expect(unitsOf(-1, 0.5)).toBe(0);
  const rate = fc.integer({ min: 200, max: 60_000 }).map((value) => value / 10_000);
  fc.assert(
    fc.property(lines, rate, (tetri, gelPerUnit) => {
      const parts = tetri.map((amount) => amount / 100 / gelPerUnit);
      const total = unitsOf(
        tetri.reduce((sum, amount) => sum + amount, 0),
        gelPerUnit,
      );
      const rounded = roundParts(parts, total);
      expect(rounded.reduce((sum, part) => sum + part, 0)).toBe(total);
      for (const [place, part] of rounded.entries())
        expect(Math.abs(part - (parts[place] ?? 0))).toBeLessThanOrEqual(1);
    }),
  );
});
