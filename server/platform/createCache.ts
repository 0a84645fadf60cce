import type { Context } from '#server/context.ts';

/** Returns the cached value of the key, else makes it; concurrent callers share one making. */
export type ReadThroughCache<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

const MOST_KEYS = 500;

/**
 * A cache of one process with a time to live. When making a value fails, the previous one is used for as long
 * again; without one, nothing is cached.
 */
export function createCache<Value>(clock: Context['clock'], milliseconds: number): ReadThroughCache<Value> {
  const entries = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();

  return (key, make) => {
    const now = clock().getTime();
    const known = entries.get(key);
    if (known && known.until > now) return known.value;
    const made = make();
    const value = known ? made.catch(() => known.value) : made;
    const entry = { value, until: now + milliseconds };
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > MOST_KEYS && oldest !== undefined) entries.delete(oldest);
    value.catch(() => entries.get(key) === entry && entries.delete(key));
    return value;
  };
}
