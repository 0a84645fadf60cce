import { expect, jest, test } from '@jest/globals';
import type { TraceFile } from '#contract/calls/traces.ts';
import { api } from '#src/shared/api/api.ts';
import { openTrace } from './openTrace.ts';
import { largestTrace } from './readBounded.ts';

const step = (type: string, fields: object = {}) => ({
  type: 'PERFORM_ACTION' as const,
  action: { type, ...fields },
  timestamp: 1_700_000_000_000,
});

const header: TraceFile['trace'] = {
  version: 1,
  buildId: 'abc',
  finalHash: '0123456789abcd',
  count: 1,
  from: '2026-11-22T10:00:00.000Z',
  to: '2026-11-22T10:05:00.000Z',
  locale: 'ka',
  viewport: { width: 390, height: 844 },
};

const file: TraceFile = {
  actionsById: { 0: step('@@INIT'), 7: step('modals/modalClosed') },
  stagedActionIds: [0, 7],
  nextActionId: 8,
  skippedActionIds: [],
  committedState: { modals: { open: { kind: 'menu' } } },
  currentStateIndex: 1,
  computedStates: [],
  trace: header,
};

const open = (value: unknown) => openTrace(JSON.stringify(value));
const refusal = (reason: string) => ({ refusal: reason });
const notATrace = refusal('notATrace');

test('a file of ours opens whole', () => {
  const { nextActionId: _next, currentStateIndex: _index, computedStates: _states, ...trace } = file;
  expect(open(file)).toEqual({ trace });
});

test('a lifted state of the DevTools opens without a header, and without a first state', () => {
  const { trace: _trace, committedState: _state, ...lifted } = file;
  expect(open(lifted)).toMatchObject({ trace: { trace: null, committedState: {}, stagedActionIds: [0, 7] } });
});

test("the extension's export opens, with or without its first state, and so does a bare list of actions", () => {
  const actions = [{ type: 'one' }, { type: 'two', payload: { a: [1] } }];
  const staged = {
    actionsById: {
      0: { type: 'PERFORM_ACTION', action: { type: '@@INIT' }, timestamp: 0 },
      1: { type: 'PERFORM_ACTION', action: actions[0], timestamp: 0 },
      2: { type: 'PERFORM_ACTION', action: actions[1], timestamp: 0 },
    },
    stagedActionIds: [0, 1, 2],
    skippedActionIds: [],
    trace: null,
  };
  const payload = JSON.stringify(actions);
  expect(open({ payload, preloadedState: '{"route":{}}' })).toEqual({
    trace: { ...staged, committedState: { route: {} } },
  });
  expect(open({ payload })).toEqual({ trace: { ...staged, committedState: {} } });
  expect(open({ payload: actions, preloadedState: {} })).toEqual({ trace: { ...staged, committedState: {} } });
  expect(open(actions)).toEqual({ trace: { ...staged, committedState: {} } });
});

test.each([
  ['nothing', '', refusal('notJson')],
  ['a page', '<!doctype html>', refusal('notJson')],
  ['half a file', JSON.stringify(file).slice(0, -9), refusal('notJson')],
  ['a number', '5', notATrace],
  ['null', 'null', notATrace],
  ['another object', '{"a":1}', notATrace],
  ['an export whose inside is no JSON', '{"payload":"[{]"}', refusal('notJson')],
  ['an export of something else', '{"payload":"5"}', notATrace],
  ['an export of a state that is none', '{"payload":"[]","preloadedState":"[]"}', notATrace],
  ['a list of something else', '[5]', notATrace],
])('%s is refused', (_name, text, expected) => {
  expect(openTrace(text)).toEqual(expected);
});

test.each<[string, object]>([
  ['no actions', { actionsById: [] }],
  ['no order', { stagedActionIds: [] }],
  ['the same action twice', { stagedActionIds: [0, 7, 7] }],
  ['an action that is missing', { stagedActionIds: [0, 8] }],
  ['an identifier of what every object inherits', { stagedActionIds: [0, 'toString'] }],
  ['an action without a type', { actionsById: { ...file.actionsById, 7: { ...step(''), action: {} } } }],
  ['an action without a time', { actionsById: { ...file.actionsById, 7: { action: { type: 'a' } } } }],
  ['a state that is a list', { committedState: [] }],
  ['skipped actions that are none', { skippedActionIds: 'all' }],
  ['a header of another version', { trace: { ...header, version: 2 } }],
  ['a header in another language', { trace: { ...header, locale: 'fr' } }],
  ['a window without end', { trace: { ...header, viewport: { width: 1e9, height: 1 } } }],
  ['a window of text', { trace: { ...header, viewport: { width: '1', height: 1 } } }],
  ['no window', { trace: { ...header, viewport: null } }],
  ['times that are none', { trace: { ...header, from: 'yesterday' } }],
  ['a build as long as a book', { trace: { ...header, buildId: 'a'.repeat(1000) } }],
  ['a header that is none', { trace: null }],
])('%s: refused', (_name, change) => {
  expect(open({ ...file, ...change })).toEqual(notATrace);
});

test("another build's file opens like any other", () => {
  const other = { ...file, trace: { ...header, buildId: 'much older' }, committedState: { gone: { since: 'long' } } };
  expect(open(other)).toMatchObject({ trace: { trace: { buildId: 'much older' } } });
});

test.each(['__proto__', 'constructor', 'prototype', String.raw`\u005f_proto__`])(
  'a key %s is refused at any depth and in any spelling',
  (key) => {
    const state = `{"a":[{"${key}":{"isAdmin":true}}]}`;
    const inFile = JSON.stringify(file).replace('{"modals":{"open":{"kind":"menu"}}}', state);
    expect(inFile).toContain(key);
    expect(openTrace(inFile)).toEqual(refusal('forbiddenKey'));
    expect(open({ payload: '[]', preloadedState: state })).toEqual(refusal('forbiddenKey'));
    expect(open({ payload: `[{"type":"a","payload":${state}}]` })).toEqual(refusal('forbiddenKey'));
  },
);

test('values that the DevTools could not write as JSON are refused', () => {
  const value = { when: { $jsan: 'd1700000000000' } };
  expect(open({ ...file, committedState: value })).toEqual(refusal('unreadableValue'));
  expect(open({ payload: JSON.stringify([{ type: 'a', ...value }]) })).toEqual(refusal('unreadableValue'));
});

test('text that is too large, too deep or has too many values is refused before it is parsed', () => {
  const parse = jest.spyOn(JSON, 'parse');
  const big = `"${'a'.repeat(50 * 1024 * 1024)}"`;
  expect(openTrace(big)).toEqual(refusal('tooBig'));
  const lists = '['.repeat(largestTrace / 2);
  expect(openTrace(lists)).toEqual(refusal('tooDeep'));
  expect(openTrace('{"a":'.repeat(largestTrace / 8))).toEqual(refusal('tooDeep'));
  expect(openTrace(`[${'1,'.repeat(largestTrace / 4)}1]`)).toEqual(refusal('tooMany'));
  expect(openTrace(`[${'[],'.repeat(largestTrace / 4)}1]`)).toEqual(refusal('tooMany'));
  expect(parse).not.toHaveBeenCalled();
  // The texts inside are bounded as the file is.
  expect(openTrace(JSON.stringify({ payload: lists }))).toEqual(refusal('tooDeep'));
  expect(openTrace(JSON.stringify({ payload: `[${'1,'.repeat(600_000)}1]` }))).toEqual(refusal('tooMany'));
  expect(parse).toHaveBeenCalledTimes(2);
  parse.mockRestore();
});

test('brackets and quotes in texts are no depth', () => {
  const text = `${'['.repeat(500)}"\\${'{'.repeat(500)}`;
  expect(open({ ...file, committedState: { [text]: text } })).toMatchObject({
    trace: { committedState: { [text]: text } },
  });
});

test('reading stops at the first sign that is too deep', () => {
  let reads = 0;
  const text = new Proxy(Object('['.repeat(1000)) as object, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(target, key) as unknown;
    },
  });
  // Reads like a text, character by character.
  expect(openTrace(text as unknown as string)).toEqual(refusal('tooDeep'));
  expect(reads).toBe(101);
});

test('many actions, or many over a large state, are refused', () => {
  const actions = (count: number) => Array.from({ length: count }, () => ({ type: 'a' }));
  expect(open(actions(4_999))).toHaveProperty('trace');
  expect(open(actions(5_000))).toEqual(refusal('tooMany'));
  const preloadedState = JSON.stringify({ list: Array.from({ length: 100_000 }, () => 1) });
  expect(open({ payload: actions(900), preloadedState })).toHaveProperty('trace');
  expect(open({ payload: actions(1_100), preloadedState })).toEqual(refusal('tooMany'));
});

test.each([
  ['beyond the end of a list', [{ op: 'replace', path: ['list', 4_000_000_000], value: 1 }], 'tooMany'],
  ['the length of a list', [{ op: 'replace', path: ['list', 'length'], value: 4_000_000_000 }], 'tooMany'],
  ['many long lists', Array.from({ length: 9 }, (_, at) => ({ op: 'add', path: [at, 90_000], value: 1 })), 'tooMany'],
  ['an entry of a list', [{ op: 'replace', path: ['list', 4], value: 4_000_000_000 }], null],
])('a patch of %s', (_name, patches, reason) => {
  const { type } = api.internalActions.queryResultPatched;
  const action = { type, payload: { queryCacheKey: 'a', patches } };
  expect(open([action])).toEqual(reason === null ? { trace: expect.anything() } : refusal(reason));
});
