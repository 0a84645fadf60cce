import { configureStore, Tuple } from '@reduxjs/toolkit';
import { expect, test } from '@jest/globals';
import { makeTap } from './tap.ts';
import type { Follower } from './tap.ts';

function makeCounter() {
  let time = 0;
  const tap = makeTap(() => (time += 1));
  const store = configureStore({
    reducer: (count: number = 0) => count + 1,
    middleware: () => new Tuple(tap.middleware),
  });
  const seen: Parameters<Follower>[] = [];
  return { tap, store, seen, follower: (...args: Parameters<Follower>) => void seen.push(args) };
}

test('the first follower hears of what was before it, another one only of what comes', () => {
  const { tap, store, seen, follower } = makeCounter();
  store.dispatch({ type: 'a' });
  tap.follow(follower);
  const later: string[] = [];
  tap.follow(({ type }) => void later.push(type));
  store.dispatch({ type: 'b' });
  expect(seen).toEqual([
    [{ type: 'a' }, 1, 1],
    [{ type: 'b' }, 2, 2],
  ]);
  expect(later).toEqual(['b']);
});

test('an action that a subscriber dispatches comes after the one that moved it', () => {
  const { tap, store, seen, follower } = makeCounter();
  tap.follow(follower);
  const stop = store.subscribe(() => {
    stop();
    store.dispatch({ type: 'inner' });
  });
  store.dispatch({ type: 'outer' });
  expect(seen.map(([{ type }, before]) => [type, before])).toEqual([
    ['outer', 1],
    ['inner', 2],
  ]);
});

test('what nobody follows is forgotten from its beginning', () => {
  const { tap, store, seen, follower } = makeCounter();
  for (let index = 0; index < 500; index += 1) store.dispatch({ type: String(index) });
  tap.follow(follower);
  expect(seen).toHaveLength(200);
  expect(seen.at(0)?.[0]).toEqual({ type: '300' });
  expect(seen.at(-1)?.[1]).toBe(500);
});
