import { expect, test } from '@jest/globals';
import { compare } from './compare.ts';

test('a figure is compared in percent or by its difference, and is worse only for the owner', () => {
  expect(compare(117, 100, { as: 'percent' })).toEqual({ direction: 'up', size: 17, by: '+17', isWorse: false });
  expect(compare(50, 100, { as: 'percent' })).toEqual({ direction: 'down', size: 50, by: '−50', isWorse: true });
  expect(compare(58, 52, { as: 'difference' })).toEqual({ direction: 'up', size: 6, by: '+6', isWorse: false });
  expect(compare(1.6, 1.2, { as: 'difference', decimals: 1, isLessBetter: true })).toEqual({
    direction: 'up',
    size: 0.4,
    by: '+0.4',
    isWorse: true,
  });
  expect(compare(0, 1.2, { as: 'difference', decimals: 1, isLessBetter: true })?.isWorse).toBe(false);
});

test('an unchanged figure is not worse, and without an earlier figure there is no change', () => {
  expect(compare(1001, 1000, { as: 'percent' })).toEqual({ direction: 'same', size: 0, by: '0', isWorse: false });
  expect(compare(4.951, 4.949, { as: 'difference', decimals: 2, isLessBetter: true })?.isWorse).toBe(false);
  expect(compare(10, 0, { as: 'percent' })).toBeNull();
  expect(compare(10, -5, { as: 'percent' })).toBeNull();
  expect(compare(null, 5, { as: 'difference' })).toBeNull();
  expect(compare(5, null, { as: 'difference' })).toBeNull();
  expect(compare(0, 0, { as: 'difference' })).toEqual({ direction: 'same', size: 0, by: '0', isWorse: false });
});
