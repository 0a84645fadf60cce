const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

/**
 * Where a file differs from what was made again, by place: `items.0.total: 30001 in the file, 30000 made again`. Of
 * objects the names of what was made again count, of lists every place.
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
