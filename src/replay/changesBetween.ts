import { isFields } from './fields.ts';

/** A path in a state and its new value; without a value it was removed. */
export type Change = readonly [path: string] | readonly [path: string, value: unknown];

const isPart = (value: unknown): value is object => Array.isArray(value) || isFields(value);

/** Changes of what both share are not looked for, so that the cost is that of what differs. */
export function changesBetween(before: unknown, after: unknown, path = ''): readonly Change[] {
  if (Object.is(before, after)) return [];
  // A list of another length is shown whole: by index its entries could not be matched.
  const isComparable =
    isPart(before) && isPart(after) && (Array.isArray(before) ? lengthOf(before) === lengthOf(after) : isFields(after));
  if (!isComparable) return [[path, after]];
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const under = (key: string) => (path === '' ? key : `${path}.${key}`);
  const gone = [...old.keys()].filter((key) => !now.has(key)).map((key): Change => [under(key)]);
  const others = [...now].flatMap(([key, value]): readonly Change[] =>
    old.has(key) ? changesBetween(old.get(key), value, under(key)) : [[under(key), value]],
  );
  return [...gone, ...others];
}

const lengthOf = (value: object): number | null => (Array.isArray(value) ? value.length : null);
