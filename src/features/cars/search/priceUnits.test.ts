import { expect, test } from '@jest/globals';
import { toUnits, writeUnits } from './priceUnits.ts';

const dollars = { code: 'usd', symbol: '$', rate: { gel_per_unit: 2.7134 } } as const;
const lari = { code: 'gel', symbol: '₾', rate: null } as const;
const roubles = { code: 'rub', symbol: '₽', rate: { gel_per_unit: 0.033936 } } as const;

test('bounds are shown as lists show prices', () => {
  // Lari are rounded up, other currencies to the nearest.
  expect(toUnits(5001, lari)).toBe(51);
  expect(toUnits(5000, lari)).toBe(50);
  expect(toUnits(5001, dollars)).toBe(18);
});

test('bounds have the sign of their currency', () => {
  expect(writeUnits('67–90', lari, 'en')).toBe('67–90\u00a0₾');
  expect(writeUnits('25–90', dollars, 'ru')).toBe('$25–90');
  expect(writeUnits('700–2500', roubles, 'ru')).toBe('700–2500\u00a0₽');
});
