import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { coverStart } from './coverStart.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: [], advanceTimers: false });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a slow start is covered by the silent video until the first screen is there', () => {
  const uncover = coverStart(document);
  jest.advanceTimersByTime(249);
  expect(document.querySelector('video')).toBeNull();
  jest.advanceTimersByTime(1);
  expect(document.querySelector('video')).toHaveProperty('muted', true);
  uncover();
  expect(document.querySelector('video')).toBeNull();
});

test('a quick start shows nothing', () => {
  coverStart(document)();
  jest.advanceTimersByTime(1000);
  expect(document.querySelector('video')).toBeNull();
});
