import diff from 'microdiff';
import type { Difference } from 'microdiff';

export type { Difference };

const isBox = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Slices, their fields, and the answers of the cache: below that everything is compared. */
const deepest = 3;

/** The differences of two states, part by part: shared references are not compared further. */
export function differenceOf(before: object, after: object, depth = 0): Difference[] {
  if (before === after) return [];
  if (depth === deepest || !isBox(before) || !isBox(after)) return diff(before, after);
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name): Difference[] => {
    const path = [name];
    const [old, value] = [before[name], after[name]];
    // Inherited properties are not part of the value.
    if (!Object.hasOwn(before, name)) return [{ type: 'CREATE', path, value }];
    if (!Object.hasOwn(after, name)) return [{ type: 'REMOVE', path, oldValue: old }];
    if (isBox(old) && isBox(value))
      return differenceOf(old, value, depth + 1).map((found) => ({ ...found, path: [name, ...found.path] }));
    return diff({ [name]: old }, { [name]: value });
  });
}

/** Of no meaning outside the browser it was recorded in. */
export const withoutMachine = (state: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const { api, ...rest } = state;
  if (!isBox(api)) return state;
  const { config: _config, subscriptions: _subscriptions, ...shown } = api;
  return { ...rest, api: shown };
};
