import { expect, test } from '@jest/globals';
import { readCarId } from './readCarId.ts';

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
])('%s is an id', (text, id) => {
  expect(readCarId(text)).toBe(id);
});

test.each([undefined, '', '0', '07', '-1', '1e3', '2147483648', '12a'])('%p is none', (text) => {
  expect(readCarId(text)).toBeNull();
});
