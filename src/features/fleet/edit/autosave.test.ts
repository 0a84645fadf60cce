import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { makeAutosave } from './autosave.ts';
import type { SaveEnd, SavePhase } from './autosave.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: [], advanceTimers: false });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A form of one text and a server that answers when it is told to. */
function openForm() {
  const form = { text: '', saved: '', running: 0, most: 0, sent: [] as string[], phases: [] as SavePhase[] };
  let answer: ((end: SaveEnd) => void) | null = null;
  const autosave = makeAutosave({
    hasWork: () => form.text !== form.saved,
    save: async () => {
      const { text } = form;
      form.sent.push(text);
      form.running += 1;
      form.most = Math.max(form.most, form.running);
      const { promise, resolve } = Promise.withResolvers<SaveEnd>();
      answer = resolve;
      const end = await promise;
      form.running -= 1;
      if (end === 'saved') form.saved = text;
      return end;
    },
    onPhase: (phase) => form.phases.push(phase),
  });
  return {
    form,
    autosave,
    type: (text: string) => {
      form.text = text;
      autosave.touched();
    },
    answer: async (end: SaveEnd) => {
      answer?.(end);
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

test('it writes one second after the last key, not after each', async () => {
  const { form, type, answer } = openForm();
  for (const text of ['a', 'ab', 'abc']) {
    type(text);
    await jest.advanceTimersByTimeAsync(999);
  }
  expect(form.sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(form.sent).toEqual(['abc']);
  await answer('saved');
  expect(form.phases).toEqual(['saving', 'saved']);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(form.sent).toEqual(['abc']);
});

test('leaving a field writes at once, and nothing twice', async () => {
  const { form, type, autosave, answer } = openForm();
  type('a');
  void autosave.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(form.sent).toEqual(['a']);
  await answer('saved');
  void autosave.flush();
  await jest.advanceTimersByTimeAsync(5000);
  expect(form.sent).toEqual(['a']);
});

test('one write at a time: what was typed meanwhile goes after it', async () => {
  const { form, type, autosave, answer } = openForm();
  type('a');
  void autosave.flush();
  await jest.advanceTimersByTimeAsync(0);
  type('ab');
  void autosave.flush();
  await jest.advanceTimersByTimeAsync(3000);
  expect(form.sent).toEqual(['a']);
  await answer('saved');
  expect(form.sent).toEqual(['a', 'ab']);
  expect(form.most).toBe(1);
});

test('what failed is tried again, later each time, and at once when the network is back', async () => {
  const { form, type, autosave, answer } = openForm();
  type('a');
  await jest.advanceTimersByTimeAsync(1000);
  await answer('failed');
  await jest.advanceTimersByTimeAsync(1999);
  expect(form.sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(form.sent).toHaveLength(2);
  await answer('failed');
  await jest.advanceTimersByTimeAsync(3999);
  expect(form.sent).toHaveLength(2);
  const ended = autosave.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(form.sent).toHaveLength(3);
  await answer('saved');
  expect(await ended).toBe('saved');
  expect(form.phases.slice(-2)).toEqual(['saving', 'saved']);
});

test('what the server refuses is not sent again by itself', async () => {
  const { form, type, answer } = openForm();
  const refused = new Set<string>();
  const sent: string[] = [];
  const autosave = makeAutosave({
    hasWork: () => form.text !== form.saved && !refused.has(form.text),
    save: async () => {
      sent.push(form.text);
      refused.add(form.text);
      return 'refused';
    },
    onPhase: (phase) => form.phases.push(phase),
  });
  form.text = 'wrong';
  expect(await autosave.flush()).toBe('refused');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await autosave.flush()).toBe('refused');
  expect(sent).toEqual(['wrong']);
  type('x');
  await answer('saved');
});

test('after the form is gone nothing is tried again', async () => {
  const { form, type, autosave, answer } = openForm();
  type('a');
  await jest.advanceTimersByTimeAsync(1000);
  autosave.stop();
  await answer('failed');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(form.sent).toEqual(['a']);
});
