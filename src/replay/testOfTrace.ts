import { sortedJson } from '#contract/domain/sortedJson.ts';
import { followTrace } from './followTrace.ts';
import type { FollowedStep } from './followTrace.ts';
import type { OpenedTrace } from './openedTrace.ts';

/** As a literal of the source: JSON holds no line breaks. */
const literal = (text: string) => `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;

/**
 * The source of a test of its own, to be laid into `src/replay/traces`: it runs the trace through the reducers and
 * expects of each action what it changes now.
 */
export function testOfTrace(trace: OpenedTrace, name: string): string {
  return `import { expect, test } from '@jest/globals';
import { followTrace } from '../followTrace.ts';
import type { OpenedTrace } from '../openedTrace.ts';
import { tellStep } from '../tellStep.ts';

const trace =
  ${literal(JSON.stringify(trace))};

/** The changes of each action: path and new value. */
const steps =
  ${literal(JSON.stringify(followTrace(trace).map(tellStep)))};

test(${literal(name.replaceAll(/\s+/g, ' '))}, () => {
  const expected = JSON.parse(steps) as readonly string[];
  const followed = followTrace(JSON.parse(trace) as OpenedTrace).map(tellStep);
  expect(followed).toHaveLength(expected.length);
  for (const [index, step] of expected.entries()) expect(followed[index]).toBe(step);
});
`;
}

/** An action and its changes as text, one per line, so that two versions can be compared with a diff. */
export function tellStep({ step, action, changes, thrown }: FollowedStep): string {
  const lines = changes.map(([path, ...value]) =>
    value.length === 0 ? `${path} is gone` : `${path} = ${sortedJson(value[0])}`,
  );
  return [`${step} ${action}`, ...lines, ...(thrown === undefined ? [] : [`a reducer threw ${thrown}`])].join('\n');
}
