import { expect, test } from '@jest/globals';
import { withDecimalSign } from './withDecimalSign.ts';

test('Georgian and Russian divide by a comma', () => {
  expect(withDecimalSign('−0.42', 'en')).toBe('−0.42');
  expect(withDecimalSign('−0.42', 'ka')).toBe('−0,42');
  expect(withDecimalSign('7', 'ru')).toBe('7');
});
