import type { Result } from './runParts.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** How node's test runner, Jest and Playwright print what they counted. */
const patterns = [
  { passed: /^ℹ pass (\d+)$/m, failed: /^ℹ fail (\d+)$/m },
  { passed: /^Tests:.*?(\d+) passed/m, failed: /^Tests:.*?(\d+) failed/m },
  { passed: /^ +(\d+) passed \(/m, failed: /^ +(\d+) failed$/m },
];

/** The tests in a part's output; a part that holds none counts as one. */
export function countTests({ outcome, output }: Result): Count {
  const pattern = patterns.find(({ passed, failed }) => passed.test(output) || failed.test(output));
  const read = (expression: RegExp) => Number(expression.exec(output)?.[1] ?? 0);
  const count = pattern ? { passed: read(pattern.passed), failed: read(pattern.failed) } : { passed: 0, failed: 0 };
  if (outcome !== 'passed') return { passed: count.passed, failed: Math.max(count.failed, 1) };
  return pattern ? count : { passed: 1, failed: 0 };
}

/** Prints the last line of a run and sets the exit code. */
export function summarize(results: readonly Result[]): void {
  const bad = results.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name);
  const counts = results.map(countTests);
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  if (bad.length > 0) console.log(`\nNot passed: ${bad.join(', ')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = bad.length === 0 ? 0 : 1;
}
