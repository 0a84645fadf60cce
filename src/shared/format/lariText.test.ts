import { expect, test } from '@jest/globals';
import { lariOf, tetriOf } from './lariText.ts';

test.each([
  ['12,50', 1_250],
  ['146.88', 14_688],
  [' 7 ', 700],
  ['0,1', 10],
  ['', null],
  ['1.234', null],
  ['1,2,3', null],
  ['-5', null],
  ['1234567', null],
])('typed %p is %p tetri', (text, tetri) => expect(tetriOf(text)).toBe(tetri));

test.each([
  [1_250, '12.50'],
  [30_000, '300'],
])('%p tetri are typed as %p', (tetri, text) => expect(lariOf(tetri)).toBe(text));
