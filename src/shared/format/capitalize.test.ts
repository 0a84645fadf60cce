import { expect, test } from '@jest/globals';
import { capitalize } from './capitalize.ts';

test('a first letter is large where the language has large ones', () => {
  expect(capitalize('понедельник', 'ru')).toBe('Понедельник');
  expect(capitalize('Monday', 'en')).toBe('Monday');
  expect(capitalize('ორშაბათი', 'ka')).toBe('ორშაბათი');
  expect(capitalize('', 'ru')).toBe('');
});
