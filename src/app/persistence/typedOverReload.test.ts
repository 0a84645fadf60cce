import { expect, jest, test } from '@jest/globals';
import { memoryStorage } from '#src/testing/memoryStorage.ts';
import { takeTyped, writeTyped } from './typedOverReload.ts';

const typed = { userId: 4, values: [['profile /profile', [['name', 'Nino']]]] } as const;

test('what was typed goes over one reload and stays in no storage', () => {
  const storage = memoryStorage();
  writeTyped(storage, 'one', typed);
  expect(takeTyped(storage, 'one')).toEqual(typed);
  expect(storage.length).toBe(0);
  expect(takeTyped(storage, 'one')).toBeNull();
});

test('nothing is written where nothing was typed, and nothing taken from another build', () => {
  const storage = memoryStorage();
  writeTyped(storage, 'one', null);
  expect(storage.length).toBe(0);
  writeTyped(storage, 'one', typed);
  expect(takeTyped(storage, 'two')).toBeNull();
  expect(storage.length).toBe(0);
});

test.each(['', 'null', '[]', '{"build":"one"}', '{"build":"one","userId":"4","values":[]}', '{', '7'])(
  'what is no such text is left behind: %s',
  (text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(takeTyped(memoryStorage({ typed: text }), 'one')).toBeNull();
    warn.mockRestore();
  },
);

test('of a list only what has a place is taken, and a forbidden storage is none', () => {
  const values = [['name', 'Nino'], 'name', [4, 5], ['a', 'b', 'c']];
  const text = JSON.stringify({ build: 'one', userId: 4, values });
  expect(takeTyped(memoryStorage({ typed: text }), 'one')?.values).toEqual([['name', 'Nino']]);
  expect(takeTyped(null, 'one')).toBeNull();
});
