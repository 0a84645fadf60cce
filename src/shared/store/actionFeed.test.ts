import { configureStore, Tuple } from '@reduxjs/toolkit';
import { expect, test } from '@jest/globals';
import { makeActionFeed } from './actionFeed.ts';
import type { ActionListener } from './actionFeed.ts';

function makeCounter() {
  let time = 0;
  const feed = makeActionFeed(() => (time += 1));
  const store = configureStore({
    reducer: (count: number = 0) => count + 1,
    middleware: () => new Tuple(feed.middleware),
  });
  const seen: Parameters<ActionListener>[] = [];
  return { feed, store, seen, listener: (...args: Parameters<ActionListener>) => void seen.push(args) };
}

test('the first listener receives earlier actions, too, a later one only new ones', () => {
  const { feed, store, seen, listener } = makeCounter();
  store.dispatch({ type: 'a' });
  feed.subscribeToActions(listener);
  const later: string[] = [];
  feed.subscribeToActions(({ type }) => void later.push(type));
  store.dispatch({ type: 'b' });
  expect(seen).toEqual([
    [{ type: 'a' }, 1, 1],
    [{ type: 'b' }, 2, 2],
  ]);
  expect(later).toEqual(['b']);
});

test('an action that a subscriber dispatches comes after the one that moved it', () => {
  const { feed, store, seen, listener } = makeCounter();
  feed.subscribeToActions(listener);
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

test('without a listener the oldest actions are forgotten', () => {
  const { feed, store, seen, listener } = makeCounter();
  for (let index = 0; index < 500; index += 1) store.dispatch({ type: String(index) });
  feed.subscribeToActions(listener);
  expect(seen).toHaveLength(200);
  expect(seen.at(0)?.[0]).toEqual({ type: '300' });
  expect(seen.at(-1)?.[1]).toBe(500);
});
