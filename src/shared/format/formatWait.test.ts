import { expect, test } from '@jest/globals';
import { formatWait } from './formatWait.ts';

test.each([
  [0, 'en', 'in 1 second'],
  [42, 'en', 'in 42 seconds'],
  [61, 'en', 'in 2 minutes'],
  [3600, 'en', 'in 1 hour'],
  [300, 'ru', 'через 5 минут'],
  [120, 'ka', '2 წუთში'],
] as const)('%d seconds in %s are %s', (seconds, language, text) => {
  expect(formatWait(seconds, language)).toBe(text);
});
