import { expect, test } from '@jest/globals';
import { readRecentPlaces, rememberPlace } from './recentPlaces.ts';
import type { SearchPlace } from './searchPlace.ts';

function memory(text: string | null = null) {
  let stored = text;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  };
}

const place = (kind: SearchPlace['kind'], id: number): SearchPlace => ({ kind, id });

test('the last three places are remembered, each once and the last one first', () => {
  const storage = memory();
  for (const id of [1, 2, 3, 1, 4]) rememberPlace(storage, place('city', id));
  rememberPlace(storage, place('airport', 4));
  expect(readRecentPlaces(storage)).toEqual([place('airport', 4), place('city', 4), place('city', 1)]);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"kind":"city","id":1}'],
  ['something else', '[null,1,"city",{"kind":"planet","id":1},{"kind":"city"},{"kind":"city","id":"1"}]'],
  ['no ids', '[{"kind":"city","id":-1},{"kind":"city","id":1.5}]'],
  ['more than is ever written', `[{"kind":"city","id":1}${' '.repeat(500)}]`],
])('%s in the storage is no place', (_, text) => {
  expect(readRecentPlaces(memory(text))).toEqual([]);
});

test('of what is stored only what a place is made of is read', () => {
  const text = '[{"kind":"city","id":1,"name":"x"},7,{"kind":"district","id":2}]';
  expect(readRecentPlaces(memory(text))).toEqual([place('city', 1), place('district', 2)]);
});

test('without storage, or with a full one, nothing is remembered and nothing fails', () => {
  expect(readRecentPlaces(null)).toEqual([]);
  rememberPlace(null, place('city', 1));
  const refuse = () => {
    throw new Error('denied');
  };
  expect(readRecentPlaces({ getItem: refuse })).toEqual([]);
  rememberPlace({ getItem: () => null, setItem: refuse }, place('city', 1));
});
