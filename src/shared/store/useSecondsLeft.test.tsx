import { expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '#src/app/store.ts';
import { makeServerClock } from '#src/shared/lib/serverClock.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { useServerNow } from './useServerNow.ts';

const start = Date.UTC(2026, 10, 20, 12);
const until = new Date(start + 61_500).toISOString();

function Clocks() {
  return <p>{[useSecondsLeft(until), useSecondsLeft(start + 1000), useSecondsLeft(null), useServerNow()].join(' ')}</p>;
}

test('clocks go by the time of the server, never below zero, and nothing is dispatched for them', () => {
  jest.useFakeTimers({ doNotFake: [], advanceTimers: false });
  let steady = 0;
  const store = makeStore({ clock: makeServerClock(start, { wall: () => 0, steady: () => steady }) });
  const dispatched = jest.spyOn(store, 'dispatch');
  const { container } = render(
    <Provider store={store}>
      <Clocks />
    </Provider>,
  );
  expect(container).toHaveTextContent(`62 1 ${start}`);
  steady = 60_700;
  act(() => {
    jest.advanceTimersByTime(60_700);
  });
  expect(container).toHaveTextContent(`1 0 ${start + 60_000}`);
  steady = 99_000;
  act(() => {
    jest.advanceTimersByTime(40_000);
  });
  expect(container).toHaveTextContent(`0 0 ${start + 60_000}`);
  expect(dispatched).not.toHaveBeenCalled();
  jest.useRealTimers();
});
