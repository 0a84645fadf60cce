import { expect, test } from '@jest/globals';
import { changesBetween } from './changesBetween.ts';

test.each([
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  ['a value', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [['a.c', 3]]],
  ['an entry of a list', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, [['a.1.b', 3]]],
  ['the length of a list', { a: [1] }, { a: [1, 2] }, [['a', [1, 2]]]],
  ['a new key', { a: {} }, { a: { b: null } }, [['a.b', null]]],
  ['a key that is gone', { a: { b: 1, c: 2 } }, { a: { c: 2 } }, [['a.b']]],
  ['an object for a list', { a: [1] }, { a: { 0: 1 } }, [['a', { 0: 1 }]]],
  ['a list for an object', { a: { 0: 1 } }, { a: [1] }, [['a', [1]]]],
  ['null for an object', { a: {} }, { a: null }, [['a', null]]],
  ['an object for null', { a: null }, { a: { b: 1 } }, [['a', { b: 1 }]]],
  ['what every object inherits', { a: {} }, { a: { toString: 1 } }, [['a.toString', 1]]],
])('%s', (_name, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});

test('what both share is not looked into', () => {
  let reads = 0;
  const shared = new Proxy({ a: 1 }, { ownKeys: (target) => ((reads += 1), Reflect.ownKeys(target)) });
  expect(changesBetween({ shared, b: 1 }, { shared, b: 2 })).toEqual([['b', 2]]);
  expect(reads).toBe(0);
  changesBetween({ shared }, { shared: { a: 1 } });
  expect(reads).toBe(1);
});
