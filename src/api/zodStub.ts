/**
 * Stands in for zod in the browser's bundle. The contract's values are built with zod at load time, but the
 * browser only needs their methods and paths; this accepts whatever is called on it and parses nothing.
 */
const anything: unknown = new Proxy(() => anything, {
  get: (_target, name) => (typeof name === 'symbol' ? undefined : anything),
});

export const z = anything;
