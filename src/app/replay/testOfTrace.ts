import { followTrace } from './followTrace.ts';
import type { OpenedTrace } from './openedTrace.ts';

/** As a literal of the source: JSON holds no line breaks. */
const literal = (text: string) => `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;

/**
 * The source of a test of its own, to be laid into `src/app/replay/traces`: it runs the trace through the reducers and
 * expects of each action what it changes now.
 */
export function testOfTrace(trace: OpenedTrace, name: string): string {
  const steps = followTrace(trace).map((step) => `  ${literal(JSON.stringify(step))},\n`);
  return `import { expect, test } from '@jest/globals';
import { followTrace } from '../followTrace.ts';
import type { OpenedTrace } from '../openedTrace.ts';

const trace =
  ${literal(JSON.stringify(trace))};

/** What each action changed: where in the state, and what was there then. */
const steps = [
${steps.join('')}];

test(${literal(name.replaceAll(/\s+/g, ' '))}, () => {
  const followed = followTrace(JSON.parse(trace) as OpenedTrace);
  expect(followed).toHaveLength(steps.length);
  for (const [index, step] of steps.entries()) expect(followed[index]).toEqual(JSON.parse(step));
});
`;
}
