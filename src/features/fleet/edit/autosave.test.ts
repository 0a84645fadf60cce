import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { makeAutosave } from './autosave.ts';
import type { SaveEnd, SavePhase } from './autosave.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A form of one text and a server that answers when it is told to. */
function makeDesk() {
  const desk = { text: '', saved: '', running: 0, most: 0, sent: [] as string[], phases: [] as SavePhase[] };
  let answer: ((end: SaveEnd) => void) | null = null;
  const autosave = makeAutosave({
    hasWork: () => desk.text !== desk.saved,
    save: async () => {
      const { text } = desk;
      desk.sent.push(text);
      desk.running += 1;
      desk.most = Math.max(desk.most, desk.running);
      const { promise, resolve } = Promise.withResolvers<SaveEnd>();
      answer = resolve;
      const end = await promise;
      desk.running -= 1;
      if (end === 'saved') desk.saved = text;
      return end;
    },
    onPhase: (phase) => desk.phases.push(phase),
  });
  return {
    desk,
    autosave,
    type: (text: string) => {
      desk.text = text;
      autosave.touched();
    },
    answer: async (end: SaveEnd) => {
      answer?.(end);
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

test('it writes one second after the last key, not after each', async () => {
  const { desk, type, answer } = makeDesk();
  for (const text of ['a', 'ab', 'abc']) {
    type(text);
    await jest.advanceTimersByTimeAsync(999);
  }
  expect(desk.sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(desk.sent).toEqual(['abc']);
  await answer('saved');
  expect(desk.phases).toEqual(['saving', 'saved']);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(desk.sent).toEqual(['abc']);
});

test('leaving a field writes at once, and nothing twice', async () => {
  const { desk, type, autosave, answer } = makeDesk();
  type('a');
  void autosave.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(desk.sent).toEqual(['a']);
  await answer('saved');
  void autosave.flush();
  await jest.advanceTimersByTimeAsync(5000);
  expect(desk.sent).toEqual(['a']);
});

test('one write at a time: what was typed meanwhile goes after it', async () => {
  const { desk, type, autosave, answer } = makeDesk();
  type('a');
  void autosave.flush();
  await jest.advanceTimersByTimeAsync(0);
  type('ab');
  void autosave.flush();
  await jest.advanceTimersByTimeAsync(3000);
  expect(desk.sent).toEqual(['a']);
  await answer('saved');
  expect(desk.sent).toEqual(['a', 'ab']);
  expect(desk.most).toBe(1);
});

test('what failed is tried again, later each time, and at once when the network is back', async () => {
  const { desk, type, autosave, answer } = makeDesk();
  type('a');
  await jest.advanceTimersByTimeAsync(1000);
  await answer('failed');
  await jest.advanceTimersByTimeAsync(1999);
  expect(desk.sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(desk.sent).toHaveLength(2);
  await answer('failed');
  await jest.advanceTimersByTimeAsync(3999);
  expect(desk.sent).toHaveLength(2);
  const ended = autosave.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(desk.sent).toHaveLength(3);
  await answer('saved');
  expect(await ended).toBe('saved');
  expect(desk.phases.slice(-2)).toEqual(['saving', 'saved']);
});

test('what the server refuses is not sent again by itself', async () => {
  const { desk, type, answer } = makeDesk();
  const refused = new Set<string>();
  const sent: string[] = [];
  const autosave = makeAutosave({
    hasWork: () => desk.text !== desk.saved && !refused.has(desk.text),
    save: async () => {
      sent.push(desk.text);
      refused.add(desk.text);
      return 'refused';
    },
    onPhase: (phase) => desk.phases.push(phase),
  });
  desk.text = 'wrong';
  expect(await autosave.flush()).toBe('refused');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await autosave.flush()).toBe('refused');
  expect(sent).toEqual(['wrong']);
  type('x');
  await answer('saved');
});

test('after the form is gone nothing is tried again', async () => {
  const { desk, type, autosave, answer } = makeDesk();
  type('a');
  await jest.advanceTimersByTimeAsync(1000);
  autosave.stop();
  await answer('failed');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(desk.sent).toEqual(['a']);
});
