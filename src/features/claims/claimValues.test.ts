import { expect, test } from '@jest/globals';
import { firstValues, isWithoutSum, itemsOf } from './claimValues.ts';

test('a description without a sum is reported, not dropped', () => {
  const none = firstValues([]);
  expect(isWithoutSum(none, 'damage')).toBe(false);
  expect(isWithoutSum({ ...none, damageText: 'A scratch' }, 'damage')).toBe(true);
  expect(isWithoutSum({ ...none, part: 'tyres', damage: '0' }, 'damage')).toBe(true);
  expect(isWithoutSum({ ...none, fineText: 'Parking', fine: 'twenty' }, 'fine')).toBe(true);
  const whole = { ...none, fineText: 'Parking', fine: '20' };
  expect(isWithoutSum(whole, 'fine')).toBe(false);
  expect(itemsOf(whole, () => '')).toEqual([{ kind: 'fine', amount: 2_000, text: 'Parking', part: null }]);
});
