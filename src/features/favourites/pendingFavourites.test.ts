import { expect, jest, test } from '@jest/globals';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { removePendingFavourite, savePendingFavourite, readPendingFavourites } from './pendingFavourites.ts';

test('saved cars stay until each is removed, without duplicates, in the order they were saved', () => {
  const storage = memoryStorage({ other: 'stays' });
  for (const carId of [12, 7, 12, 123_456_789]) savePendingFavourite(storage, carId);
  for (const _ of ['once', 'again']) expect(readPendingFavourites(storage)).toEqual([12, 7, 123_456_789]);
  removePendingFavourite(storage, 7);
  expect(readPendingFavourites(storage)).toEqual([12, 123_456_789]);
  for (const carId of [12, 5, 123_456_789]) removePendingFavourite(storage, carId);
  expect(contentOf(storage)).toEqual({ other: 'stays' });
});

test('foreign content in the storage is read as far as it holds car ids', () => {
  expect(readPendingFavourites(memoryStorage({ favourites: 'x 5, -7 nothing 1234567890' }))).toEqual([
    5, 7, 123_456_789, 0,
  ]);
  expect(readPendingFavourites(memoryStorage({ favourites: 'nothing' }))).toEqual([]);
});

test('without a storage, or with one that throws, nothing is saved and nothing breaks', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  savePendingFavourite(null, 1);
  expect(readPendingFavourites(null)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  const refuse = () => {
    throw new Error('Refused.');
  };
  const refusing = Object.create(memoryStorage(), { getItem: { value: refuse }, setItem: { value: refuse } });
  savePendingFavourite(refusing, 1);
  expect(readPendingFavourites(refusing)).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(2);
  const full = Object.create(memoryStorage({ favourites: '1 2' }), { setItem: { value: refuse } });
  removePendingFavourite(full, 1);
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
});
