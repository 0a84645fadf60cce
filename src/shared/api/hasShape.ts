/** What a value is made of: `number`, `string?` for one that may be null, or the fields of an object. */
export type Shape = `${'number' | 'string' | 'boolean' | 'object'}${'' | '?'}` | { readonly [field: string]: Shape };

/**
 * Whether what a back end sent is what ours sends. Documented calls are answered by others, too: what they add may have
 * the name of a field of ours and anything in it, so it is read where all of ours is there, and right, or not at all.
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
