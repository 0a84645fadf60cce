import { expect, test } from '@jest/globals';
import { comparePath, readComparedIds } from './comparedIds.ts';

test.each([
  ['', []],
  ['3,1', [3, 1]],
  ['3,3,1', [3, 1]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['x,-1,0,1.5,99999999999, 2,7', [7]],
])('the ids of "%s"', (text, ids) => {
  expect(readComparedIds(text)).toEqual(ids);
});

test('the address of a comparison is read as it was written', () => {
  const query = new URLSearchParams(comparePath([9, 4]).split('?')[1]);
  expect(readComparedIds(query.get('ids') ?? '')).toEqual([9, 4]);
});
