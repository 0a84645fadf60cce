/** The type of a value: `number`, `string?` for one that may be null, or the fields of an object. */
export type Shape = `${'number' | 'string' | 'boolean' | 'object'}${'' | '?'}` | { readonly [field: string]: Shape };

/**
 * Whether a back end's answer has the fields that ours sends. Documented calls are answered by foreign back ends, too:
 * their additional fields may have the name of ours with any content, so they are read only if all of ours are there
 * and valid.
 */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') {
    if (shape.endsWith('?')) return value === null || typeof value === shape.slice(0, -1);
    return value !== null && typeof value === shape;
  }
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(shape).every(([name, part]) => hasShape(fields.get(name), part));
}
