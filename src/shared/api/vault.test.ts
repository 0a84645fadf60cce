import { expect, test } from '@jest/globals';
import { makeVault } from './vault.ts';

test('a sealed value is opened by its own reference only, and taken once', () => {
  const { seal, open, take } = makeVault();
  const [one, other] = [seal('road'), seal('road')];
  expect(one).not.toBe(other);
  expect([one.includes('road'), open(one), take(one), take(one), open(one), open(other)]).toEqual([
    false,
    'road',
    'road',
    undefined,
    undefined,
    'road',
  ]);
});

test('an equal value has one reference for as long as it is stored', () => {
  const { seal, keep, open, take, clear } = makeVault();
  const reference = keep('road');
  // Sending the same text meanwhile does not remove it.
  take(seal('road'));
  expect([keep('road'), keep('car') === reference, open(reference)]).toEqual([reference, false, 'road']);
  clear();
  expect(open(reference)).toBeUndefined();
  expect(open(keep('road'))).toBe('road');
});
