import { StrictMode, useEffect } from 'react';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '#src/app/store.ts';
import type { AppStore } from '#src/app/store.ts';
import { useUiState } from './useUiState.ts';

let setOpen: Record<string, (next: boolean | ((is: boolean) => boolean)) => void> = {};
let drawn: Record<string, number> = {};

function Part({ name }: { name: string }) {
  const [isOpen, set] = useUiState(name, false);
  useEffect(() => {
    setOpen[name] = set;
    drawn[name] = (drawn[name] ?? 0) + 1;
  });
  return <p>{`${name} ${isOpen ? 'open' : 'closed'}`}</p>;
}

function draw(store: AppStore, names: readonly string[]) {
  const all = (shown: readonly string[]) => (
    <StrictMode>
      <Provider store={store}>
        {shown.map((name) => (
          <Part key={name} name={name} />
        ))}
      </Provider>
    </StrictMode>
  );
  setOpen = {};
  const view = render(all(names));
  drawn = {};
  return { ...view, show: (shown: readonly string[]) => view.rerender(all(shown)) };
}

const stateOf = (store: AppStore) => store.getState().screen;

test('each component has its own value, in the store from the first change until it unmounts', () => {
  const store = makeStore();
  const { show } = draw(store, ['menu:1', 'menu:2']);
  expect(stateOf(store)).toEqual({});
  act(() => setOpen['menu:1']?.(true));
  expect(stateOf(store)).toEqual({ 'menu:1': true });
  expect(screen.getByText('menu:1 open')).toBeVisible();
  expect(screen.getByText('menu:2 closed')).toBeVisible();
  act(() => setOpen['menu:2']?.((is) => !is));
  expect(stateOf(store)).toEqual({ 'menu:1': true, 'menu:2': true });
  show(['menu:2']);
  expect(stateOf(store)).toEqual({ 'menu:2': true });
  show([]);
  expect(stateOf(store)).toEqual({});
});

test('a component that is mounted again starts anew, and a late answer to an unmounted one changes nothing', () => {
  const store = makeStore();
  const { show } = draw(store, ['menu:1']);
  const lateSet = setOpen['menu:1'];
  act(() => lateSet?.(true));
  show([]);
  act(() => lateSet?.(true));
  expect(stateOf(store)).toEqual({});
  show(['menu:1']);
  expect(screen.getByText('menu:1 closed')).toBeVisible();
});

test('setting the same value again dispatches nothing, and no other component renders', () => {
  const store = makeStore();
  draw(store, ['menu:1', 'menu:2']);
  act(() => setOpen['menu:1']?.(false));
  expect(stateOf(store)).toEqual({});
  act(() => setOpen['menu:1']?.(true));
  const before = stateOf(store);
  act(() => setOpen['menu:1']?.((is) => is));
  expect(stateOf(store)).toBe(before);
  expect(drawn['menu:2']).toBeUndefined();
});

test('a recorded state shows the screen as it was', () => {
  const store = makeStore({ preloadedState: { screen: { 'menu:1': true } } });
  render(
    <Provider store={store}>
      <Part name="menu:1" />
    </Provider>,
  );
  expect(screen.getByText('menu:1 open')).toBeVisible();
});
