import { expect, jest, test } from '@jest/globals';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { keepWish, takeWishes } from './wishes.ts';

test('kept cars are given once, each once, the first wish first', () => {
  const storage = memoryStorage({ other: 'stays' });
  for (const carId of [12, 7, 12, 123_456_789]) keepWish(storage, carId);
  expect(takeWishes(storage)).toEqual([12, 7, 123_456_789]);
  expect(contentOf(storage)).toEqual({ other: 'stays' });
  expect(takeWishes(storage)).toEqual([]);
});

test('what somebody else put there is read as far as it is cars', () => {
  expect(takeWishes(memoryStorage({ favourites: 'x 5, -7 nothing 1234567890' }))).toEqual([5, 7, 123_456_789, 0]);
  expect(takeWishes(memoryStorage({ favourites: 'nothing' }))).toEqual([]);
});

test('without a storage, or with one that refuses, nothing is kept and nothing breaks', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepWish(null, 1);
  expect(takeWishes(null)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  const refuse = () => {
    throw new Error('Refused.');
  };
  const refusing = Object.create(memoryStorage(), { getItem: { value: refuse }, setItem: { value: refuse } });
  keepWish(refusing, 1);
  expect(takeWishes(refusing)).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
