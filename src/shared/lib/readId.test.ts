import { expect, test } from '@jest/globals';
import { readId } from './readId.ts';

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
])('%s is an id', (text, id) => {
  expect(readId(text)).toBe(id);
});

test.each([undefined, '', '0', '07', '-1', '1e3', '2147483648', '12a'])('%p is none', (text) => {
  expect(readId(text)).toBeNull();
});
