import { expect, jest, test } from '@jest/globals';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { forgetWish, keepWish, readWishes } from './wishes.ts';

test('kept cars stay until each is forgotten, each once, the first wish first', () => {
  const storage = memoryStorage({ other: 'stays' });
  for (const carId of [12, 7, 12, 123_456_789]) keepWish(storage, carId);
  for (const _ of ['once', 'again']) expect(readWishes(storage)).toEqual([12, 7, 123_456_789]);
  forgetWish(storage, 7);
  expect(readWishes(storage)).toEqual([12, 123_456_789]);
  for (const carId of [12, 5, 123_456_789]) forgetWish(storage, carId);
  expect(contentOf(storage)).toEqual({ other: 'stays' });
});

test('what somebody else put there is read as far as it is cars', () => {
  expect(readWishes(memoryStorage({ favourites: 'x 5, -7 nothing 1234567890' }))).toEqual([5, 7, 123_456_789, 0]);
  expect(readWishes(memoryStorage({ favourites: 'nothing' }))).toEqual([]);
});

test('without a storage, or with one that refuses, nothing is kept and nothing breaks', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepWish(null, 1);
  expect(readWishes(null)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  const refuse = () => {
    throw new Error('Refused.');
  };
  const refusing = Object.create(memoryStorage(), { getItem: { value: refuse }, setItem: { value: refuse } });
  keepWish(refusing, 1);
  expect(readWishes(refusing)).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(2);
  const full = Object.create(memoryStorage({ favourites: '1 2' }), { setItem: { value: refuse } });
  forgetWish(full, 1);
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
});
