import { expect, jest, test } from '@jest/globals';
import { MOST_CARDS } from '#contract/domain/limits.ts';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { forgetRecentCars, readRecentCars, rememberCar } from './recentCars.ts';

test('the last car is first, each is there once, and there is a bound', () => {
  const storage = memoryStorage({ other: 'stays' });
  for (const id of [7, 12, 7]) rememberCar(storage, id);
  expect(readRecentCars(storage)).toEqual([7, 12]);
  for (let id = 100; id < 140; id += 1) rememberCar(storage, id);
  expect(readRecentCars(storage)).toHaveLength(MOST_CARDS);
  expect(readRecentCars(storage)[0]).toBe(139);
  forgetRecentCars(storage);
  expect(contentOf(storage)).toEqual({ other: 'stays' });
});

test('foreign content is read as far as it holds ids', () => {
  expect(readRecentCars(memoryStorage({ recentCars: '{"a": 5} -7 nothing 0 1234567890 5' }))).toEqual([5, 7]);
});

test('a storage that is off or throws breaks nothing', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  rememberCar(null, 1);
  expect(readRecentCars(null)).toEqual([]);
  const refuse = () => {
    throw new Error('Refused.');
  };
  const refusing = Object.create(memoryStorage(), { getItem: { value: refuse }, setItem: { value: refuse } });
  rememberCar(refusing, 1);
  expect(readRecentCars(refusing)).toEqual([]);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
