import { expect, test } from '@jest/globals';
import { beginLarge } from './beginLarge.ts';

test('a first letter is large where the language has large ones', () => {
  expect(beginLarge('понедельник', 'ru')).toBe('Понедельник');
  expect(beginLarge('Monday', 'en')).toBe('Monday');
  expect(beginLarge('ორშაბათი', 'ka')).toBe('ორშაბათი');
  expect(beginLarge('', 'ru')).toBe('');
});
