import { sortedJson } from '#contract/domain/sortedJson.ts';
import type { FollowedStep } from './followTrace.ts';

/** An action and its changes as text, one per line, so that two versions can be compared with a diff. */
export function tellStep({ step, action, changes, thrown }: FollowedStep): string {
  const lines = changes.map(([path, ...value]) =>
    value.length === 0 ? `${path} is gone` : `${path} = ${sortedJson(value[0])}`,
  );
  return [`${step} ${action}`, ...lines, ...(thrown === undefined ? [] : [`a reducer threw ${thrown}`])].join('\n');
}
