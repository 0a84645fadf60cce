import { afterEach, expect, jest, test } from '@jest/globals';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { makeMirroredKey } from './mirroredKey.ts';

const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  warnings.mockClear();
});

/** A key whose values are words, stored in angle brackets; `none` is stored by having no key. */
function wordKey(storage: Storage | null, removalWins = true, lastWord: string | null = null) {
  const heard: string[] = [];
  const key = makeMirroredKey<string>({
    key: 'word',
    storage,
    absent: 'none',
    parse: (text) => (text.startsWith('<') ? text.slice(1, -1) : null),
    format: (value) => (value.length === 0 || value === 'none' ? null : `<${value}>`),
    removalWins,
    lastWord: () => lastWord,
    onWritten: (text) => heard.push(`written ${text}`),
    onRemovedElsewhere: () => heard.push('removed elsewhere'),
  });
  return { ...key, heard };
}

test('what is stored is read, what is corrupt goes, what is not there is absent', () => {
  expect(wordKey(memoryStorage({ word: '<road>' })).read()).toBe('road');
  expect(wordKey(memoryStorage()).read()).toBe('none');
  const storage = memoryStorage({ word: 'road', other: 'kept' });
  expect(wordKey(storage).read()).toBe('none');
  expect(contentOf(storage)).toEqual({ other: 'kept' });
});

test('a value is written once, and its absence only where there was one', () => {
  const storage = memoryStorage();
  const { write, heard } = wordKey(storage);
  write('none');
  write('road');
  write('road');
  expect(contentOf(storage)).toEqual({ word: '<road>' });
  write('none');
  write('none');
  expect(contentOf(storage)).toEqual({});
  expect(heard).toEqual(['written <road>', 'written null']);
});

test('the last word of a key stands there for the moment before it goes', () => {
  const storage = memoryStorage({ word: '<road>' });
  const setItem = jest.spyOn(storage, 'setItem');
  const { read, write, heard } = wordKey(storage, true, 'farewell');
  read();
  write('none');
  expect(setItem.mock.calls).toEqual([['word', 'farewell']]);
  expect([heard, contentOf(storage)]).toEqual([['written farewell'], {}]);
});

test('a last word that is heard while it stands there is taken for no value', () => {
  const storage = memoryStorage({ word: 'farewell' });
  const { accept, write, heard } = wordKey(storage);
  expect(accept('farewell')).toBe('none');
  storage.clear();
  write('road');
  expect([heard, contentOf(storage)]).toEqual([['written <road>'], { word: '<road>' }]);
});

test('what was read or heard of is not written again', () => {
  const storage = memoryStorage({ word: '<road>' });
  const { read, write, accept, heard } = wordKey(storage);
  read();
  write('road');
  expect(accept('<car>')).toBe('car');
  write('car');
  expect([accept(null), accept('corrupt')]).toEqual(['none', 'none']);
  write('none');
  expect([heard, contentOf(storage)]).toEqual([[], { word: '<road>' }]);
});

test('a key that another tab removed stays removed once, and is free for what comes after', () => {
  const storage = memoryStorage({ word: '<road>' });
  const { read, write, heard } = wordKey(storage);
  read();
  storage.clear();
  write('car');
  expect([heard, contentOf(storage)]).toEqual([['removed elsewhere'], {}]);
  write('road');
  expect([heard.at(-1), contentOf(storage)]).toEqual(['written <road>', { word: '<road>' }]);
});

test('a removal elsewhere means nothing where the last choice wins, or where this tab removes as well', () => {
  const storage = memoryStorage({ word: '<road>' });
  const lasting = wordKey(storage, false);
  lasting.read();
  storage.clear();
  lasting.write('car');
  expect([lasting.heard, contentOf(storage)]).toEqual([['written <car>'], { word: '<car>' }]);
  const leaving = wordKey(storage);
  leaving.read();
  storage.clear();
  leaving.write('none');
  expect(leaving.heard).toEqual(['written null']);
});

test('without storage a value lives on, told to the others, and nothing is wrong', () => {
  const { read, write, heard } = wordKey(null);
  expect(read()).toBe('none');
  write('road');
  write('car');
  write('none');
  expect(heard).toEqual(['written <road>', 'written <car>', 'written null']);
  expect(warnings).not.toHaveBeenCalled();
});

test('storage that refuses is logged by what it refused, and its absence says nothing', () => {
  const storage = memoryStorage({ word: '<road>' });
  const { read, write, heard } = wordKey(storage);
  read();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  write('car');
  expect(contentOf(storage)).toEqual({});
  write('bike');
  expect(heard).toEqual(['written <car>', 'written <bike>']);
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  expect(wordKey(Object.assign(memoryStorage(), { getItem: refuse })).read()).toBe('none');
  wordKey(Object.assign(memoryStorage(), { setItem: refuse, removeItem: refuse })).write('car');
  expect(warnings.mock.calls.map(([message]) => String(message))).toEqual([
    'Storage could not write "word"',
    'Storage could not write "word"',
    'Storage could not read "word"',
    'Storage could not write "word"',
    'Storage could not remove "word"',
  ]);
});
