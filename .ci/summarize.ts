import type { Result } from './runParts.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The summaries that node's test runner, Jest and Playwright print. */
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

/** The beginning of a failure in the output of Jest, Playwright and node's test runner. */
const FAILURE = /^(?: {2}● (?!Console)| {2}\d+\) \[|✖ (?!failing tests))/;
const LINES_OF_FAILURE = 14;

/** The beginning of the message of each failed test, as long outputs are cut. */
export function failuresIn(output: string): string[] {
  const lines = output.split('\n');
  const starts = lines.flatMap((line, index) => (FAILURE.test(line) ? [index] : []));
  const failures = starts.map((start, index) =>
    lines
      .slice(start, Math.min(start + LINES_OF_FAILURE, starts[index + 1] ?? Infinity))
      .join('\n')
      .trimEnd(),
  );
  // Jest and node's test runner print each failure twice.
  return [...new Map(failures.map((failure) => [failure.split('\n')[0], failure])).values()];
}

/** Prints the last line of a run and sets the exit code. */
export function summarize(results: readonly Result[]): void {
  const failed = results.filter(({ outcome }) => outcome !== 'passed');
  const bad = failed.map(({ name }) => name);
  const counts = results.map(countTests);
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  for (const { name, output } of failed) console.log([`\n${name}:`, ...failuresIn(output)].join('\n'));
  if (bad.length > 0) console.log(`\nNot passed: ${bad.join(', ')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = bad.length === 0 ? 0 : 1;
}
