import { isDeepStrictEqual } from 'node:util';
import { inOneLine } from './inOneLine.ts';
import type { FollowedStep } from './loadReplay.ts';

export interface Parting {
  readonly step: number;
  readonly action: string;
  readonly one: FollowedStep | null;
  readonly other: FollowedStep | null;
}

/** The first action with different results in two versions; null if there is none. */
export function findParting(one: readonly FollowedStep[], other: readonly FollowedStep[]): Parting | null {
  for (let step = 0; step < Math.max(one.length, other.length); step += 1) {
    const [first, second] = [one[step] ?? null, other[step] ?? null];
    if (!isDeepStrictEqual(first, second))
      return { step, action: (first ?? second)?.action ?? '', one: first, other: second };
  }
  return null;
}

const shorten = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

function describe(step: FollowedStep | null): readonly string[] {
  if (step === null) return ['has no such action'];
  const changes = step.changes.map(([path, ...value]) =>
    value.length === 0 ? `${path} is gone` : `${path} = ${shorten(JSON.stringify(value[0]))}`,
  );
  const thrown = step.thrown === undefined ? [] : [`a reducer threw: ${step.thrown}`];
  return changes.length + thrown.length === 0 ? ['nothing changes'] : [...changes, ...thrown].map(inOneLine);
}

/** What differs, without what both say. */
export function describeParting({ step, action, one, other }: Parting, names: readonly [string, string]): string {
  const [first, second] = [describe(one), describe(other)];
  const only = (own: readonly string[], foreign: readonly string[]) => own.filter((line) => !foreign.includes(line));
  const side = (name: string, lines: readonly string[]) => [
    `  ${name}:`,
    ...(lines.length === 0 ? ['nothing more'] : lines).map((line) => `    ${line}`),
  ];
  return [
    step === 0
      ? 'The states part before the first action.'
      : `The states part at action ${step}, ${inOneLine(action)}:`,
    ...side(names[0], only(first, second)),
    ...side(names[1], only(second, first)),
  ].join('\n');
}
