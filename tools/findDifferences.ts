const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

/**
 * The differences between a file and the recomputed values, by path: `items.0.total: 30001 in the file, 30000 made again`.
 * Compares the recomputed fields of objects, and every item of lists.
 */
export function findDifferences(made: unknown, found: unknown, place = ''): string[] {
  const inside = (name: string | number) => (place === '' ? String(name) : `${place}.${name}`);
  if (isList(made) && isList(found)) {
    const places = Array.from({ length: Math.max(made.length, found.length) }, (_, index) => index);
    return places.flatMap((index) => findDifferences(made[index], found[index], inside(index)));
  }
  if (isObject(made) && isObject(found))
    return Object.entries(made).flatMap(([name, value]) => findDifferences(value, found[name], inside(name)));
  return made === found ? [] : [`${place}: ${write(found)} in the file, ${write(made)} made again`];
}

const write = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
