import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, test } from '@jest/globals';
import { transformSync } from '@swc/core';
import { everyReducer } from './everyReducer.ts';
import { followTrace } from './followTrace.ts';
import type { Reduce } from './makeReplay.ts';
import { openTrace } from './openTrace.ts';
import type { OpenedTrace } from './openedTrace.ts';
import { testOfTrace, tellStep } from './testOfTrace.ts';

const folder = join(__dirname, 'traces');
const traces = readdirSync(folder).filter((name) => name.endsWith('.json'));

function open(name: string): OpenedTrace {
  const opened = openTrace(readFileSync(join(folder, name), 'utf8'));
  if ('refusal' in opened) throw new Error(opened.refusal);
  return opened.trace;
}

/** Runs the source of a test, on reducers that may be broken. Returns its name and its failure, if any. */
function run(source: string, reduce: Reduce = everyReducer) {
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } });
  const tests: [string, () => void][] = [];
  const modules: Readonly<Record<string, object>> = {
    '@jest/globals': { expect, test: (name: string, body: () => void) => tests.push([name, body]) },
    '../tellStep.ts': { tellStep },
    '../followTrace.ts': { followTrace: (trace: OpenedTrace) => followTrace(trace, reduce) },
  };
  const evaluate = compileFunction(code, ['require', 'exports']) as (
    load: (name: string) => unknown,
    own: object,
  ) => void;
  evaluate((name) => modules[name], {});
  expect(tests).toHaveLength(1);
  const [name, body] = tests[0] ?? ['', () => undefined];
  try {
    body();
    return { name, failure: null };
  } catch (error) {
    return { name, failure: String(error) };
  }
}

test.each(traces)('the test made of %s passes, and fails where a reducer is broken', (name) => {
  const trace = open(name);
  const source = testOfTrace(trace, "Nino's \\ trace\nof 5 o'clock");
  expect(run(source)).toEqual({ name: "Nino's \\ trace of 5 o'clock", failure: null });
  const last = followTrace(trace).findLast(({ changes }) => changes.length > 0);
  const broken: Reduce = (state, action) => (action.type === last?.action ? state : everyReducer(state, action));
  const { failure } = run(source, broken);
  expect(failure).toContain(` ${last?.action}\n`);
});

test("a test made of a trace has the style of this project's files", () => {
  const source = testOfTrace(open('languageSwitch.json'), 'R-7K3M-42');
  expect(source).toContain("test('R-7K3M-42', () => {");
  expect(source.split('\n').length).toBeLessThan(30);
  expect(source).not.toMatch(/\b(any|eslint|oxlint)\b/);
});

test('a step lists its action, what was added, what was removed, and what a reducer threw', () => {
  const step = {
    step: 3,
    action: 'a/b',
    changes: [['x.y', { z: 1, a: 2 }], ['x.w']],
    thrown: 'TypeError: no',
  } as const;
  expect(tellStep(step)).toBe('3 a/b\nx.y = {"a":2,"z":1}\nx.w is gone\na reducer threw TypeError: no');
});
