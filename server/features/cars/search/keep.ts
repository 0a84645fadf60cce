import type { Context } from '#server/context.ts';

/** Gives the value kept under the key, else makes it; those who ask meanwhile wait for the same making. */
export type Keep<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

const MOST_KEYS = 500;

/**
 * Keeps values of one process for some time. When a value cannot be made, the one before stands in for it as long
 * again; without one before, nothing is kept.
 */
export function keep<Value>(clock: Context['clock'], milliseconds: number): Keep<Value> {
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
