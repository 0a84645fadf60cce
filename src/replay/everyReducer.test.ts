import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeStore } from '../app/store.ts';
import { everyReducer, lazyReducers } from './everyReducer.ts';
import { favouritePressed } from '#src/features/favourites/favouritesSlice.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';

const root = join(__dirname, '../..');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => readFileSync(join(root, 'src', path), 'utf8'));
const init = { type: '@@INIT' };

test('each slice that comes later is among those that a replay adds', () => {
  const added = sources.flatMap((text) => [...text.matchAll(/\baddReducer\('(\w+)'/g)].map(([, name = '']) => name));
  expect([...new Set(added)].toSorted()).toEqual(Object.keys(lazyReducers).toSorted());
});

test('a state from nothing is that of a new page', () => {
  const { subscriptions: _own, ...api } = makeStore().getState().api;
  const expected = { ...makeStore().getState(), api: { ...api, config: expect.anything() } };
  expect(everyReducer({}, init)).toMatchObject(expected);
  expect(Object.keys(everyReducer({}, init))).toEqual(Object.keys(expected));
});

test('a slice that was loaded later exists from the recorded moment on, and handles later actions', () => {
  const press = favouritePressed({ carId: 3, isWanted: true });
  const before = everyReducer(everyReducer({}, init), press);
  expect(before).not.toHaveProperty('favourites');
  const added = everyReducer(before, { type: 'store/sliceAdded', payload: 'favourites' });
  expect(added).toHaveProperty('favourites', { wishes: {} });
  expect(everyReducer(added, press)).toHaveProperty('favourites.wishes.3.isWanted', true);
  // There from the first state on.
  const early = everyReducer({ favourites: { wishes: {} } }, press);
  expect(early).toHaveProperty('favourites.wishes.3.isWanted', true);
  for (const payload of ['toString', 'elsewhere', 5, undefined])
    expect(everyReducer(before, { type: 'store/sliceAdded', payload })).toBe(before);
});

test('a slice of another build stays, and one that changes nothing is the same object', () => {
  const state = everyReducer({ oldOne: { a: 1 } }, init);
  expect(state).toHaveProperty('oldOne', { a: 1 });
  expect(everyReducer(state, { type: 'unknown/happened' })).toBe(state);
  const opened = everyReducer(state, modalOpened({ kind: 'menu' }));
  expect(opened).toEqual({ ...state, modals: { open: { kind: 'menu' } } });
});
